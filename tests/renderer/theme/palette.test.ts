/** The colours of any seed can be read, in both schemes, whatever else a site chooses. */
import { assert, constantFrom, integer, oneof, property, record } from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { expect, test } from 'vitest';
import { LOOKS } from '../../../theme/looks/looks.ts';
import { themeOptionNames } from '../../../theme/option-names.ts';
import { contrast, difference } from '../../../theme/palette/colours.ts';
import type { PaletteOptions } from '../../../theme/palette/options.ts';
import { makePalette } from '../../../theme/palette/palette.ts';
import type { Palette } from '../../../theme/palette/palette.ts';
import { LEAST_FROM_DANGER, RULES } from '../../../theme/palette/colour-names.ts';
import { resolveTheme } from '../../../theme/theme.ts';

/** All with `PALETTE_SEEDS=10000 npx vitest run tests/renderer/theme/palette.test.ts`. */
const SEEDS = Number(process.env['PALETTE_SEEDS'] ?? 300);
const CORNERS = ['#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#ffff00', '#00ffff', '#ff00ff', '#808080'];

const names = themeOptionNames();
const oneOf = <T>(option: string) => constantFrom(...(names[option] as T[]));
const options: Arbitrary<PaletteOptions> = record({
  neutral: oneOf<PaletteOptions['neutral']>('neutral'),
  tint: oneOf<PaletteOptions['tint']>('tint'),
  stage: oneOf<PaletteOptions['stage']>('stage'),
  paper: oneOf<PaletteOptions['paper']>('paper'),
  contrast: oneOf<PaletteOptions['contrast']>('contrast'),
});
const seeds = oneof(
  { weight: 1, arbitrary: constantFrom(...CORNERS) },
  { weight: 9, arbitrary: integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`) },
);

/** What WCAG 2.2 AA asks for: 4.5 to 1 for words, 3 to 1 for controls. The solver keeps a little more. */
const wcag = ({ token, standard }: (typeof RULES)[number]) => Math.min(standard, /line/.test(token) ? 3 : 4.5);

function unreadable(palette: Palette, level: 'standard' | 'high' | 'wcag'): string[] {
  return (['light', 'dark'] as const).flatMap((scheme) => {
    const colours = palette[scheme];
    const rules = RULES.filter((rule) => (rule.scheme ?? scheme) === scheme);
    const pairs = rules.flatMap((rule) => {
      const least = level === 'wcag' ? wcag(rule) : rule[level];
      return rule.on.map((surface) => ({ token: rule.token, surface, least }));
    });
    const pale = pairs.filter(({ token, surface, least }) => contrast(colours[token], colours[surface]) < least);
    return pale.map(({ token, surface, least }) => `${scheme}: ${token} on ${surface} is below ${least}`);
  });
}

test('any seed with any choice gives colours that keep every ratio, in both schemes', () => {
  assert(
    property(seeds, options, (seed, chosen) => {
      expect(unreadable(makePalette(seed, chosen), chosen.contrast)).toEqual([]);
    }),
    { numRuns: SEEDS },
  );
});

test('an ordinary button never looks like one that warns', () => {
  assert(
    property(seeds, options, (seed, chosen) => {
      for (const { fill, 'deep-fill': onDeep, danger } of Object.values(makePalette(seed, chosen)))
        for (const one of [fill, onDeep]) expect(difference(one, danger)).toBeGreaterThanOrEqual(LEAST_FROM_DANGER);
    }),
    { numRuns: SEEDS },
  );
});

test('white keeps 4.5 to 1 on the colour of danger, whatever the seed', () => {
  assert(
    property(seeds, options, (seed, chosen) => {
      for (const colours of Object.values(makePalette(seed, chosen)))
        for (const token of ['danger', 'danger-2'] as const)
          expect(contrast('#ffffff', colours[token])).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: SEEDS },
  );
});

test.each(Object.keys(LOOKS) as (keyof typeof LOOKS)[])('%s has readable colours without a seed', (look) => {
  expect(unreadable(resolveTheme({ look }).palette, 'wcag')).toEqual([]);
});

test('high contrast reaches 7 to 1 for all words, also in a look with colours of its own', () => {
  for (const look of Object.keys(LOOKS) as (keyof typeof LOOKS)[])
    expect(unreadable(resolveTheme({ look, contrast: 'high' }).palette, 'high')).toEqual([]);
});

test('the exact accent of a brand is used as it is, with words that can be read on it', () => {
  const { light, dark } = resolveTheme({ look: 'civic', accent: '#7a3b12', accentDark: '#f0b98d' }).palette;
  expect([light.accent, light.fill, dark.accent, dark.fill]).toEqual(['#7a3b12', '#7a3b12', '#f0b98d', '#f0b98d']);
  for (const colours of [light, dark]) expect(contrast(colours.fill, colours['on-fill'])).toBeGreaterThan(4.5);
});
