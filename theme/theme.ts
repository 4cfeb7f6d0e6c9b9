/** Resolves the theme of a site: a look, and what the site would have otherwise. */
import type { Theme } from '../schema/types.ts';
import { LOOKS } from './looks/looks.ts';
import type { Knobs } from './looks/look.ts';
import { makePalette } from './palette/palette.ts';
import type { Palette } from './palette/palette.ts';
import { withAccents } from './palette/accent.ts';

/** Everything that the styles and drawings of a site depend on. */
export interface ResolvedTheme {
  knobs: Knobs;
  palette: Palette;
}

/** Returns the theme of a site whose manifest is valid. */
export function resolveTheme(theme: Theme): ResolvedTheme {
  const { look: name, seed, accent, accentDark, ...changes } = theme;
  const { seed: ownSeed, colours, ...own } = LOOKS[name];
  const knobs: Knobs = { ...own, ...changes };
  const isOwnPalette = seed === undefined && PALETTE_KNOBS.every((knob) => changes[knob] === undefined);
  const palette = (isOwnPalette && colours) || makePalette(seed?.toLowerCase() ?? ownSeed, knobs);
  return { knobs, palette: withAccents(palette, { accent, accentDark }) };
}

const PALETTE_KNOBS = ['neutral', 'tint', 'stage', 'paper', 'contrast'] as const;
