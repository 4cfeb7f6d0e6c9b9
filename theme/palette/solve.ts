/** Moves the lightness of a colour until its contrast holds. Hue and chroma stay. */
import { contrast, toHex, toOklch } from './colours.ts';
import type { Oklch } from './colours.ts';

/** Halvings of the lightness that is left: finer than a step of a hex value. */
const HALVINGS = 14;
const STEP = 0.005;
const WHITE = '#ffffff';
/** The cost by which white words are preferred to black ones. */
const WHITE_BONUS = 0.03;

/**
 * Returns the nearest colour that keeps a ratio to all surfaces, moved towards white (`up`) or black. Measured on the rounded
 * hex values, as a browser shows them. Throws RangeError where neither white nor black would do.
 */
export function makeReadable(from: Oklch, surfaces: string[], ratio: number, up: boolean): string {
  const at = (lightness: number) => toHex({ ...from, lightness });
  const holds = (lightness: number) => surfaces.every((surface) => contrast(at(lightness), surface) >= ratio);
  if (holds(from.lightness)) return at(from.lightness);
  let [failing, passing] = [from.lightness, up ? 1 : 0];
  if (!holds(passing)) throw new RangeError(`No lightness reaches ${ratio}:1 on ${surfaces.join(', ')}.`);
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (failing + passing) / 2;
    if (holds(middle)) passing = middle;
    else failing = middle;
  }
  return at(passing);
}

/** Nearly black, with a trace of the hue of a surface. */
const blackOn = ({ chroma, hue }: Oklch) => toHex({ lightness: 0.17, chroma: Math.min(chroma, 0.03), hue });

/** Returns the words that can be read best on a surface: white, or nearly black. */
export function textColourOn(surface: string): string {
  const black = blackOn(toOklch(surface));
  return contrast(surface, WHITE) >= contrast(surface, black) ? WHITE : black;
}

/** A surface with words on it. */
export interface Filled {
  fill: string;
  /** Of the fill. */
  lightness: number;
  /** The words: white, or nearly black. */
  on: string;
  /** The same surface, hovered: moved away from the words, so that the ratio only grows. */
  hovered: string;
}

/**
 * Returns the surface that is nearest to a colour and lets words be read on it, and the words. `beside` are surfaces that it
 * has to differ from, by the ratio `apart`. Throws RangeError where there is none.
 */
export function fillFor(seed: Oklch, ratio: number, beside: string[] = [], apart = 1): Filled {
  const [best] = [nearest(seed, WHITE, WHITE_BONUS), nearest(seed, blackOn(seed), 0)]
    .filter((one) => one !== undefined)
    .toSorted((a, b) => a.cost - b.cost);
  if (!best) throw new RangeError(`No surface near ${toHex(seed)} reaches ${ratio}:1.`);
  const { lightness, on } = best;
  const away = on === WHITE ? -0.07 : 0.07;
  return {
    fill: toHex({ ...seed, lightness }),
    lightness,
    on,
    hovered: toHex({ ...seed, lightness: lightness + away }),
  };

  function nearest(from: Oklch, words: string, bonus: number) {
    for (let shift = 0; shift <= 1; shift += STEP) {
      for (const at of [from.lightness - shift, from.lightness + shift]) {
        const fill = toHex({ ...from, lightness: at });
        const isReadable = at >= 0 && at <= 1 && contrast(fill, words) >= ratio;
        if (isReadable && beside.every((surface) => contrast(fill, surface) >= apart))
          return { lightness: at, on: words, cost: shift - bonus };
      }
    }
    return undefined;
  }
}
