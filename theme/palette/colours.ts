/** Converts colours between OKLCH, in which they are solved, and the hex values that a style sheet carries. */
import { createRequire } from 'node:module';
import type * as Culori from 'culori';

/** A colour by its lightness (0 to 1), its chroma (0 to about 0.37) and its hue in degrees. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

const require = createRequire(import.meta.url);
let loaded: typeof Culori | undefined;

/** Loads the library when a colour is first solved: a check or a build of a look's own colours never needs it. */
const culori = () => (loaded ??= require('culori') as typeof Culori);

/** Returns the hex value of a colour, with as much of its chroma as a screen can show. */
export function toHex({ lightness, chroma, hue }: Oklch): string {
  const l = Math.min(1, Math.max(0, lightness));
  const { clampChroma, formatHex } = culori();
  return formatHex(clampChroma({ mode: 'oklch', l, c: chroma, h: hue }, 'oklch'));
}

/** Returns the colour of a hex value such as #2f6b3c. Throws RangeError for any other text. */
export function toOklch(hex: string): Oklch {
  const colour = /^#[\da-f]{6}$/i.test(hex) ? culori().converter('oklch')(hex) : undefined;
  if (!colour) throw new RangeError(`${hex} is not a colour of six hexadecimal digits.`);
  return { lightness: colour.l, chroma: colour.c, hue: colour.h ?? 0 }; // a grey has no hue
}

/** Returns the contrast ratio of two hex values, 1 to 21, as WCAG 2.2 defines it. */
export const contrast = (a: string, b: string): number => culori().wcagContrast(a, b);

/** Returns how different two hex values look (CIEDE2000): 1 is just noticeable, 100 is black to white. */
export const difference = (a: string, b: string): number => culori().differenceCiede2000()(a, b);
