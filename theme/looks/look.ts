/** Defines what a look is: names from closed lists and a colour. */
import type { Theme } from '../../schema/types.ts';
import type { Palette } from '../palette/palette.ts';

/** What a look or a site chooses, each by a name: the names are those of "theme" in the schema. */
export type ThemeOptions = Required<Omit<Theme, 'look' | 'seed' | 'accent' | 'accentDark' | 'tokens' | 'fonts'>>;

export interface Look extends ThemeOptions {
  /** The colour that all others are made from. */
  seed: string;
  /**
   * Colours chosen by hand, used in place of solved ones as long as a site changes none of the options that solving
   * depends on.
   */
  colours?: Palette;
}
