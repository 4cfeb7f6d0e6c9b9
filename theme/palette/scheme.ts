/** Makes the colours of one scheme: surfaces first, at fixed lightness, then all that is on them. */
import { DANGER_HUE, buttonOn, buttons, colour } from './buttons.ts';
import type { Base } from './buttons.ts';
import { contrast, toHex } from './colours.ts';
import type { Oklch } from './colours.ts';
import type { PaletteOptions } from './options.ts';
import { fillFor, makeReadable } from './solve.ts';
import { makeSurfaces, neutralOf } from './surfaces.ts';
import { ratioOf } from './colour-names.ts';
import type { Scheme, Token } from './colour-names.ts';

/** Hues that mean the same on every site. */
const OK_HUE = 160;
const MARK_HUE = 78;
/** Words on a stage keep a little more than the rule asks, as they may be set light. */
const STAGE_RATIO = 4.9;
const INK_CHROMA = 0.035;

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

/** Returns the colours of a dark band, and of its words. */
function deep({ isDark }: Base, { chroma, hue }: Oklch) {
  return {
    deep: toHex(isDark ? colour(0.135, chroma * 1.3, hue) : colour(0.225, Math.min(chroma * 2, INK_CHROMA), hue)),
    'on-deep': toHex(colour(0.96, chroma, hue)),
    'on-deep-2': toHex(colour(0.82, chroma * 1.2, hue)),
  };
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
