/** Makes every colour of a site from one: its seed. */
import { toOklch } from './colours.ts';
import { DEFAULTS } from './options.ts';
import type { PaletteOptions } from './options.ts';
import { makeScheme } from './scheme.ts';
import type { Scheme } from './colour-names.ts';

/** Both schemes of a site. */
export interface Palette {
  light: Scheme;
  dark: Scheme;
}

/** Returns the colours of a seed such as #2f6b3c: any seed gives readable ones. Throws RangeError where it is not a colour. */
export function makePalette(seed: string, options: Partial<PaletteOptions> = {}): Palette {
  const all = { ...DEFAULTS, ...options };
  const colour = toOklch(seed);
  return { light: makeScheme(colour, 'light', all), dark: makeScheme(colour, 'dark', all) };
}
