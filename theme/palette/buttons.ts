/** Makes the colours of buttons: on the page, and on bands of another colour. */
import { contrast, difference } from './colours.ts';
import type { Oklch } from './colours.ts';
import { LEAST_FROM_DANGER } from './colour-names.ts';
import type { Surface, Token } from './colour-names.ts';
import { fillFor } from './solve.ts';

/** The hue that warns on every site. */
export const DANGER_HUE = 27;

export const colour = (lightness: number, chroma: number, hue: number): Oklch => ({ lightness, chroma, hue });

type Surfaces = Record<Surface, string>;

/** What buttons and the stage are made from. */
export interface Base {
  seed: Oklch;
  isDark: boolean;
  surfaces: Surfaces;
  ratio: (token: Token) => number;
}

/** Returns the colours of the ordinary button, and of the one that warns. A seed that looks like danger gives way to ink on buttons. */
export function buttons({ seed, isDark, surfaces, ratio }: Base, neutral: Oklch) {
  const red = fillFor(colour(isDark ? 0.56 : 0.53, 0.21, DANGER_HUE), ratio('on-danger'));
  const from = (base: Oklch) => fillFor(base, ratio('on-fill'), Object.values(surfaces), ratio('fill'));
  const own = from(seed);
  const isLikeDanger = difference(own.fill, red.fill) < LEAST_FROM_DANGER;
  const ink = colour(isDark ? 0.9 : 0.27, Math.min(neutral.chroma * 2, 0.03), neutral.hue);
  const { fill, hovered, on } = isLikeDanger ? from(ink) : own;
  return {
    danger: red.fill, 'danger-2': red.hovered, 'on-danger': red.on,
    fill, 'fill-2': hovered, 'on-fill': on,
  }; // prettier-ignore
}

/**
 * Returns the colours of the ordinary button on a ground of its own: those of the page where they are seen there, else
 * nearer to white or black, and inverted where that would look like danger.
 */
export function buttonOn(
  ground: string,
  inverted: { fill: string; on: string },
  page: { fill: string; 'on-fill': string; danger: string },
  { seed, ratio }: Base,
): { fill: string; on: string } {
  const apart = ratio('deep-fill');
  if (contrast(page.fill, ground) >= apart) return { fill: page.fill, on: page['on-fill'] };
  const { fill, on } = fillFor(seed, ratio('on-fill'), [ground], apart);
  return difference(fill, page.danger) < LEAST_FROM_DANGER ? inverted : { fill, on };
}
