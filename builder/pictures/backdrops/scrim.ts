/**
 * Finds out how much a picture has to be darkened for words to be readable on it: the thinnest of a few steps that holds
 * the ratio of WCAG on the picture's own pixels, wherever words may be, on phones, tablets and desktops, in both schemes.
 */
import type { Scrim } from '../../../blocks/shared/pictures/backdrop.ts';
import { focalPoint } from '../../../schema/values/focus.ts';
import { lightMask } from './light-mask.ts';
import type { LightMask, WordColours } from './light-mask.ts';
import { cropped } from './sample.ts';
import type { Pixels, Sample, Screen } from './sample.ts';

/** The shares of --deep over the picture, as blocks/shared/pictures/picture.scss has them. The last holds on pure white. */
const STEPS = [0, 0.2, 0.35, 0.5, 0.65, 0.8];

/** Screens from the lowest to the highest band. */
const NARROW: Screen[] = [
  { width: 360, height: 900 },
  { width: 768, height: 620 },
  { width: 1020, height: 540 },
];
const WIDE: Screen[] = [
  { width: 1440, height: 780 },
  { width: 1440, height: 400 },
  { width: 1920, height: 620 },
];
/** On wide screens words have this share of the width, and the bar this share of the height. */
const WORDS_WIDE = 0.6;
const BAR_WIDE = 0.25;

/**
 * Words are read against what is right around them, so each tile of about a letter of a heading is measured by itself. In
 * it, one pixel in twenty may be lighter than the ratio allows: such small bright spots do not make a letter hard to read, and
 * photographs have them everywhere.
 */
const TILE = 32;
const MOST_LIGHT = 0.05;

export interface ScrimOptions {
  schemes: WordColours[];
  /** 4.5, or 7 for high contrast. */
  ratio: number;
  isRightToLeft: boolean;
}

/** Pictures are measured at this width at most: as wide as a screen shows them. */
export const MEASURED_WIDTH = 1440;

/** Returns the steps for a picture with this focal point. */
export function scrimFor(pixels: Pixels, focus: string, options: ScrimOptions): Scrim {
  const at = focalPoint(focus);
  const masks = STEPS.map((share) => options.schemes.map((colours) => lightMask(share, colours, options.ratio)));
  const stepFor = (screens: Screen[], isWide: boolean): number => {
    let step = 0;
    for (const screen of screens) {
      const sample = cropped(pixels, at, screen);
      const isUnderWords = isWide ? wideRegion(screen, options.isRightToLeft) : () => true;
      while (step < STEPS.length - 1 && !masks[step]!.every((mask) => holds(sample, mask, isUnderWords))) step++;
    }
    return step;
  };
  return { narrow: stepFor(NARROW, false), wide: stepFor(WIDE, true) };
}

/** Returns whether a tile may be under words: in the half of the words, or under the bar. */
function wideRegion({ width, height }: Screen, isRightToLeft: boolean) {
  return (x: number, y: number): boolean => {
    const fromStart = isRightToLeft ? width - x - TILE : x;
    return fromStart < width * WORDS_WIDE || y < height * BAR_WIDE;
  };
}

function holds(sample: Sample, { red, green, blue, most }: LightMask, isUnderWords: (x: number, y: number) => boolean) {
  const { width, height, data, rows, columns } = sample;
  for (let top = 0; top < height; top += TILE) {
    for (let left = 0; left < width; left += TILE) {
      if (!isUnderWords(left, top)) continue;
      const [right, bottom] = [Math.min(width, left + TILE), Math.min(height, top + TILE)];
      let light = 0;
      for (let y = top; y < bottom; y++) {
        for (let x = left; x < right; x++) {
          const index = rows[y]! + columns[x]!;
          if (red[data[index]!]! + green[data[index + 1]!]! + blue[data[index + 2]!]! > most) light++;
        }
      }
      if (light > MOST_LIGHT * (right - left) * (bottom - top)) return false;
    }
  }
  return true;
}
