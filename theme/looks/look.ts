/** Defines what a look is: names from closed lists and a colour. */
import type { Theme } from '../../schema/types.ts';
import type { Palette } from '../palette/palette.ts';

/** What a look or a site chooses, each by a name: the names are those of "theme" in the schema. */
export type Knobs = Required<Omit<Theme, 'look' | 'seed' | 'accent' | 'accentDark' | 'tokens' | 'fonts'>>;

export interface Look extends Knobs {
  /** The colour that all others are made from. */
  seed: string;
  /** Colours that stand in for the solved ones, as long as a site changes none of what they come from. */
  colours?: Palette;
}
