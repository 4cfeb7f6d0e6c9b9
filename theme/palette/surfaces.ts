/** Makes the surfaces of a scheme: paper and bands, at fixed lightness. */
import { toHex } from './colours.ts';
import type { Oklch } from './colours.ts';
import type { PaletteOptions } from './options.ts';
import type { Surface } from './colour-names.ts';

/** Of the seed's chroma, how much a band has, and its cap. */
const TINTS = {
  quiet: { share: 0.35, cap: 0.016 },
  clear: { share: 0.6, cap: 0.04 },
  loud: { share: 1, cap: 0.075 },
};
const NEUTRALS = { cool: { hue: 245, chroma: 0.014 }, warm: { hue: 75, chroma: 0.014 }, none: { hue: 0, chroma: 0 } };
/** How far the hues of the two other bands are turned from the seed's. */
const [TURN_B, TURN_C] = [55, -75];

/** Returns the hue and the chroma of paper, ink and lines. */
export function neutralOf(seed: Oklch, { neutral }: PaletteOptions): Oklch {
  const own = { hue: seed.hue, chroma: Math.min(0.016, seed.chroma * 0.12) };
  return { lightness: 0.5, ...(neutral === 'auto' ? own : NEUTRALS[neutral]) };
}

/** Returns the surfaces of a scheme. */
export function makeSurfaces(seed: Oklch, scheme: 'light' | 'dark', options: PaletteOptions): Record<Surface, string> {
  const { hue: neutralHue, chroma: neutral } = neutralOf(seed, options);
  const { share, cap } = TINTS[options.tint];
  const tint = Math.min(seed.chroma * share, cap);
  const at = (lightness: number, chroma: number, hue = seed.hue) => toHex({ lightness, chroma, hue });
  if (scheme === 'dark')
    return {
      paper: at(0.185, neutral * 1.3, neutralHue),
      tint: at(0.225, neutral + tint * 0.3),
      'tint-2': at(0.275, neutral + tint * 0.55),
      'tint-b': at(0.25, neutral + tint * 0.5, seed.hue + TURN_B),
      'tint-c': at(0.25, neutral + tint * 0.5, seed.hue + TURN_C),
      warm: at(0.235, 0.016, 75),
      neutral: at(0.22, neutral * 1.2, neutralHue),
    };
  return {
    paper: options.paper === 'toned' ? at(0.982, neutral * 0.8, neutralHue) : '#ffffff',
    tint: at(0.965, neutral * 0.4 + tint * 0.4),
    'tint-2': at(0.918, neutral * 0.4 + tint),
    'tint-b': at(0.94, neutral * 0.4 + tint * 0.8, seed.hue + TURN_B),
    'tint-c': at(0.94, neutral * 0.4 + tint * 0.8, seed.hue + TURN_C),
    warm: at(0.972, 0.018, 85),
    neutral: at(0.965, neutral * 0.5, neutralHue),
  };
}
