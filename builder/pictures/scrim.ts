/**
 * Finds out how much a picture has to be darkened for words to be readable on it: the thinnest of a few steps that holds
 * the ratio of WCAG on the picture's own pixels, wherever words may stand, on phones, tablets and desktops, in both schemes.
 */
import type { Scrim } from '../../blocks/shared/pictures/backdrop.ts';
import { focalPoint } from '../../schema/values/focus.ts';
import type { FocalPoint } from '../../schema/values/focus.ts';

/** The shares of --deep over the picture, as blocks/shared/pictures/picture.scss has them. The last holds on pure white. */
const STEPS = [0, 0.2, 0.35, 0.5, 0.65, 0.8];

/** A screen, as the width and the height of the picture on it, in CSS pixels: from the lowest to the highest band. */
const NARROW = [
  { width: 360, height: 900 },
  { width: 768, height: 620 },
  { width: 1020, height: 540 },
];
const WIDE = [
  { width: 1440, height: 780 },
  { width: 1440, height: 400 },
  { width: 1920, height: 620 },
];
/** On wide screens words have this share of the width, and the bar this share of the height. */
const WORDS_WIDE = 0.6;
const BAR_WIDE = 0.25;

/**
 * Words stand out from what is right around them, so each tile of about a letter of a heading is measured by itself. In
 * it, one pixel in twenty may be lighter than the ratio allows: a glint as thin as a hair is no ground of a letter, and
 * photographs have them everywhere.
 */
const TILE = 32;
const MOST_LIGHT = 0.05;

/** Colours on which and in which words are set: #rrggbb, of each scheme. */
export interface WordColours {
  /** What the picture is darkened with. */
  deep: string;
  words: string;
}

export interface ScrimOptions {
  schemes: WordColours[];
  /** 4.5, or 7 for high contrast. */
  ratio: number;
  isRightToLeft: boolean;
}

/** The pixels of a picture, three bytes each. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Pictures are measured at this width at most: as wide as a screen shows them. */
export const MEASURED_WIDTH = 1440;

/** Returns the steps for a picture with this focal point. */
export function scrimFor(pixels: Pixels, focus: string, options: ScrimOptions): Scrim {
  const at = focalPoint(focus);
  const masks = STEPS.map((share) => options.schemes.map((colours) => lightMask(share, colours, options.ratio)));
  const stepFor = (screens: typeof NARROW, isWide: boolean): number => {
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

/** The part of the picture that is on a screen: a pixel of it for each CSS pixel. */
interface Sample {
  width: number;
  height: number;
  /** The index of a pixel's first byte is the sum of its row and its column. */
  rows: number[];
  columns: number[];
  data: Uint8Array;
}

function cropped({ data, width, height }: Pixels, { x: fx, y: fy }: FocalPoint, screen: (typeof NARROW)[0]): Sample {
  const scale = Math.min(width / screen.width, height / screen.height);
  const left = ((width - screen.width * scale) * fx) / 100;
  const top = ((height - screen.height * scale) * fy) / 100;
  const pixel = (start: number, step: number, end: number) => Math.min(end - 1, Math.floor(start + (step + 0.5) * scale)); // prettier-ignore
  const columns = Array.from({ length: screen.width }, (_, index) => pixel(left, index, width) * 3);
  const rows = Array.from({ length: screen.height }, (_, index) => pixel(top, index, height) * width * 3);
  return { ...screen, data, rows, columns };
}

/** Returns whether a tile may be under words: in the half of the words, or under the bar. */
function wideRegion({ width, height }: { width: number; height: number }, isRightToLeft: boolean) {
  return (x: number, y: number): boolean => {
    const fromStart = isRightToLeft ? width - x - TILE : x;
    return fromStart < width * WORDS_WIDE || y < height * BAR_WIDE;
  };
}

/** What each channel of a darkened pixel adds to its luminance, and how much the words bear. */
interface LightMask {
  red: Float64Array;
  green: Float64Array;
  blue: Float64Array;
  most: number;
}

function lightMask(share: number, { deep, words }: WordColours, ratio: number): LightMask {
  const channel = (index: number, weight: number) => {
    const dark = channelsOf(deep)[index]!;
    return Float64Array.from({ length: 256 }, (_, light) => weight * linear(dark * share + light * (1 - share)));
  };
  const most = (luminance(words) + 0.05) / (ratio + MARGIN) - 0.05;
  return { red: channel(0, 0.2126), green: channel(1, 0.7152), blue: channel(2, 0.0722), most };
}

/** For what encoding the picture changes. */
const MARGIN = 0.15;

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

const channelsOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex).map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the light of a channel, 0 to 1, as WCAG 2.2 defines it. */
function linear(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
