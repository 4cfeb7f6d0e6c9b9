/** Checks how much a picture is darkened under words: as little as they need, where they are. */
import { describe, expect, test } from 'vitest';
import { scrimFor } from '../../../builder/pictures/backdrops/scrim.ts';
import type { ScrimOptions } from '../../../builder/pictures/backdrops/scrim.ts';
import type { Pixels } from '../../../builder/pictures/backdrops/sample.ts';
import { LOOKS } from '../../../theme/looks/looks.ts';
import { contrast } from '../../../theme/palette/colours.ts';
import { resolveTheme } from '../../../theme/theme.ts';

const SHARES = [0, 0.2, 0.35, 0.5, 0.65, 0.8];
const LEVELS = { standard: 4.5, high: 7 } as const;

function optionsFor(look: keyof typeof LOOKS, level: keyof typeof LEVELS): ScrimOptions {
  const { palette } = resolveTheme({ look, contrast: level });
  const schemes = [palette.light, palette.dark].map(({ deep, 'on-deep': words }) => ({ deep, words }));
  return { schemes, ratio: LEVELS[level], isRightToLeft: false };
}

/** Returns a grey picture; `light` is that of each pixel, from 0 to 255. */
function draw(width: number, height: number, light: (x: number, y: number) => number): Pixels {
  const data = new Uint8Array(width * height * 3);
  for (let index = 0; index < width * height; index++)
    data.fill(light(index % width, Math.floor(index / width)), index * 3, index * 3 + 3);
  return { data, width, height };
}

/** Returns the contrast of words on a grey that a share of the dark colour covers. */
function contrastOn(light: number, share: number, { deep, words }: ScrimOptions['schemes'][0]): number {
  const mixed = [1, 3, 5].map((at) => Number.parseInt(deep.slice(at, at + 2), 16) * share + light * (1 - share));
  return contrast(words, `#${mixed.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`);
}

const inn = optionsFor('inn', 'standard');
const scrim = (pixels: Pixels, focus = '', options = inn) => scrimFor(pixels, focus, options);
const white = draw(300, 200, () => 255);

test.each(Object.keys(LOOKS) as (keyof typeof LOOKS)[])('in the look %s, the thinnest step that holds is taken', (look) => {
  for (const level of ['standard', 'high'] as const) {
    const options = optionsFor(look, level);
    const holds = (light: number, step: number) =>
      options.schemes.every((scheme) => contrastOn(light, SHARES[step]!, scheme) >= options.ratio);
    for (const light of [0, 110, 150, 200, 255]) {
      const { narrow, wide } = scrim(draw(300, 200, () => light), '', options);
      expect(narrow).toBe(wide);
      expect(holds(light, narrow), `${light} under step ${narrow}`).toBe(true);
      // Near the edge of a step a little more is taken: files lose some of their picture.
      if (narrow > 1) expect(holds(light, narrow - 2), `${light} under step ${narrow - 2}`).toBe(false);
    }
  }
}); // prettier-ignore

describe('where words stand', () => {
  test('a dark picture is left alone, a white one is not', () => {
    expect(scrim(draw(300, 200, () => 0))).toEqual({ narrow: 0, wide: 0 });
    expect(scrim(white).wide).toBeGreaterThan(3);
  });

  test('a checkerboard counts by its light squares, however small', () => {
    for (const square of [1, 4, 40]) {
      const board = draw(1440, 800, (x, y) => ((Math.floor(x / square) + Math.floor(y / square)) % 2 ? 255 : 0));
      expect(scrim(board)).toEqual(scrim(white));
    }
  });

  test('one lamp no larger than a letter is enough', () => {
    const lamp = draw(1440, 800, (x, y) => (Math.hypot(x - 300, y - 500) < 14 ? 255 : 0));
    expect(scrim(lamp).wide).toBe(scrim(white).wide);
  });

  test('glints as thin as a hair are none', () => {
    const glints = draw(1440, 800, (x, y) => (x % 40 === 0 && y % 9 < 4 ? 255 : 0));
    expect(scrim(glints)).toEqual({ narrow: 0, wide: 0 });
  });

  test('on wide screens, light beyond the words counts only under the bar; on narrow ones, what the crop shows', () => {
    const window = (top: number) => draw(2400, 800, (x, y) => (x > 2100 && y > top && y < top + 100 ? 255 : 0));
    expect(scrim(window(500))).toEqual({ narrow: 0, wide: 0 });
    expect(scrim(window(500), 'right').narrow).toBe(scrim(white).narrow);
    expect(scrim(window(0)).wide).toBe(scrim(white).wide);
    expect(scrim(window(500), '', { ...inn, isRightToLeft: true }).wide).toBe(scrim(white).wide);
  });
});
