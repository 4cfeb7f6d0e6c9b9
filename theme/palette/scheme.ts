/** Makes the colours of one scheme: surfaces first, at fixed lightness, then all that is on them. */
import { contrast, difference, toHex } from './colours.ts';
import type { Oklch } from './colours.ts';
import type { PaletteOptions } from './options.ts';
import { fillFor, makeReadable } from './solve.ts';
import { makeSurfaces, neutralOf } from './surfaces.ts';
import { LEAST_FROM_DANGER, ratioOf } from './colour-names.ts';
import type { Scheme, Surface, Token } from './colour-names.ts';

/** Hues that mean the same on every site. */
const DANGER_HUE = 27;
const OK_HUE = 160;
const MARK_HUE = 78;
/** Words on a stage keep a little more than the rule asks, as they may be set light. */
const STAGE_RATIO = 4.9;
const INK_CHROMA = 0.035;

const colour = (lightness: number, chroma: number, hue: number): Oklch => ({ lightness, chroma, hue });

/** Returns every colour of a scheme. */
export function makeScheme(seed: Oklch, scheme: 'light' | 'dark', options: PaletteOptions): Scheme {
  const isDark = scheme === 'dark';
  const ratio = (token: Token) => ratioOf(token, options.contrast, scheme);
  const surfaces = makeSurfaces(seed, scheme, options);
  const neutral = neutralOf(seed, options);
  const all = Object.values(surfaces);
  const base = { seed, isDark, surfaces, ratio };
  const stageColours = stage(base, options);
  const buttonColours = buttons(base, neutral);
  const invertedOnStage = { fill: stageColours['on-stage'], on: stageColours.stage };
  const onStage =
    options.stage === 'seed' ? invertedOnStage : buttonOn(stageColours.stage, invertedOnStage, buttonColours, base);
  const deepColours = deep(base, neutral);
  const onDeep = buttonOn(
    deepColours.deep,
    { fill: deepColours['on-deep'], on: deepColours.deep },
    buttonColours,
    base,
  );
  const text = (token: Token, from: Oklch) => makeReadable(from, all, ratio(token), isDark);
  const inkChroma = Math.min(neutral.chroma * 2, INK_CHROMA);
  const dangerText = isDark ? colour(0.76, 0.13, DANGER_HUE) : colour(0.5, 0.19, DANGER_HUE);
  const accent = isDark
    ? colour(Math.max(seed.lightness, 0.72), Math.min(seed.chroma, 0.14), seed.hue)
    : colour(Math.min(seed.lightness, 0.6), Math.min(seed.chroma, 0.2), seed.hue);
  return {
    ...surfaces,
    ink: text('ink', colour(isDark ? 0.95 : 0.23, inkChroma, neutral.hue)),
    'ink-2': text('ink-2', colour(isDark ? 0.8 : 0.42, neutral.chroma * 1.5, neutral.hue)),
    line: toHex(isDark ? colour(0.36, neutral.chroma * 1.5, neutral.hue) : colour(0.87, neutral.chroma, neutral.hue)),
    'line-2': text('line-2', colour(0.6, neutral.chroma * 1.5, neutral.hue)),
    accent: text('accent', accent),
    'danger-t': text('danger-t', dangerText),
    ok: text('ok', colour(isDark ? 0.8 : 0.47, 0.1, OK_HUE)),
    mark: toHex(colour(isDark ? 0.82 : 0.79, 0.16, MARK_HUE)), // stars and dots; never text
    ...buttonColours,
    ...stageColours,
    // On a stage of the seed's own colour, buttons are inverted.
    'stage-fill': onStage.fill,
    'on-stage-fill': onStage.on,
    ...deepColours,
    'deep-fill': onDeep.fill,
    'on-deep-fill': onDeep.on,
  };
}

type Surfaces = Record<Surface, string>;

/** What buttons and the stage are made from. */
interface Base {
  seed: Oklch;
  isDark: boolean;
  surfaces: Surfaces;
  ratio: (token: Token) => number;
}

/** Returns the colours of the ordinary button, and of the one that warns. A seed that looks like danger gives way to ink on buttons. */
function buttons({ seed, isDark, surfaces, ratio }: Base, neutral: Oklch) {
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

/** Returns the colours of a dark band, and of its words. */
function deep({ isDark }: Base, { chroma, hue }: Oklch) {
  return {
    deep: toHex(isDark ? colour(0.135, chroma * 1.3, hue) : colour(0.225, Math.min(chroma * 2, INK_CHROMA), hue)),
    'on-deep': toHex(colour(0.96, chroma, hue)),
    'on-deep-2': toHex(colour(0.82, chroma * 1.2, hue)),
  };
}

/**
 * Returns the colours of the ordinary button on a ground of its own: those of the page where they are seen there, else
 * nearer to white or black, and inverted where that would look like danger.
 */
function buttonOn(
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

/** Returns the colours behind the head of a page, and of its words. */
function stage({ seed, isDark, surfaces, ratio }: Base, { stage: kind }: PaletteOptions) {
  const night = colour(isDark ? 0.135 : 0.19, 0.02, seed.hue);
  const dimmed = seed.lightness > 0.62 ? seed.lightness - 0.06 : Math.min(seed.lightness, 0.5);
  const base = kind === 'ink' ? night : { ...seed, lightness: isDark ? dimmed : seed.lightness };
  const own = kind === 'tint' ? undefined : fillFor(base, Math.max(ratio('on-stage'), STAGE_RATIO));
  const ground = own?.fill ?? surfaces['tint-2'];
  const up = contrast(ground, '#ffffff') > contrast(ground, '#000000');
  const words = makeReadable(colour(up ? 0.97 : 0.2, 0.02, seed.hue), [ground], ratio('on-stage'), up);
  return {
    stage: ground,
    'on-stage': own?.on ?? words,
    'on-stage-2': makeReadable(colour(up ? 0.86 : 0.34, 0.02, seed.hue), [ground], ratio('on-stage-2'), up),
    'stage-line': makeReadable(colour(up ? 0.66 : 0.5, 0.03, seed.hue), [ground], ratio('stage-line'), up),
  };
}
