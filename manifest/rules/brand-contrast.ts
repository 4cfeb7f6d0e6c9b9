import type { Theme } from '../../schema/types.ts';
import { recordOf } from '../../schema/values/tree.ts';
import { themeOptionNames } from '../../theme/option-names.ts';
import { LOOKS } from '../../theme/looks/looks.ts';
import { contrast, toOklch } from '../../theme/palette/colours.ts';
import { makeReadable } from '../../theme/palette/solve.ts';
import { SURFACES } from '../../theme/palette/colour-names.ts';
import type { Surface } from '../../theme/palette/colour-names.ts';
import { resolveTheme } from '../../theme/theme.ts';
import { defineRule } from './rule.ts';
import { below } from './support/examples.ts';

/** WCAG 2.2 AA, for text of any size. */
const MIN = 4.5;
const HEX = /^#[0-9a-f]{6}$/;

/** Where a surface is seen. */
const PLACES: Record<Surface, string> = {
  paper: 'the page',
  tint: 'a tinted block',
  'tint-2': 'a strongly tinted block',
  'tint-b': 'a tinted card',
  'tint-c': 'a tinted card',
  warm: 'a warm block',
  neutral: 'a page of long text',
};

export const rule = defineRule({
  code: 'brand-contrast',
  severity: 'error',
  title: 'The brand colour cannot be read',
  means: 'An exact colour of the brand is too similar to the colours behind it.',
  why: 'Many visitors could not read links and buttons in it, least of all in sunlight or with weak eyes.',
  fix: 'Take the shade that the message names, or write the colour as "seed": then every shade is made from it, readable in light and dark.',
  wrong: below(
    '  name: Heron Sailing School',
    `
theme:
  accent: "#7fd8b0"
  accentDark: "#7fd8b0"`,
  ),
  *checkSite(manifest) {
    const theme = recordOf(manifest, 'theme');
    for (const [name, scheme] of [
      ['accent', 'light'],
      ['accentDark', 'dark'],
    ] as const) {
      const colour = theme[name];
      if (typeof colour !== 'string' || !HEX.test(colour)) continue;
      const surfaces = resolveTheme(validPart(theme)).palette[scheme];
      const [worst] = SURFACES.map((surface) => ({ surface, ratio: contrast(colour, surfaces[surface]) })).toSorted(
        (a, b) => a.ratio - b.ratio,
      );
      if (!worst || worst.ratio >= MIN) continue;
      const all = SURFACES.map((surface) => surfaces[surface]);
      const nearest = makeReadable(toOklch(colour), all, MIN, scheme === 'dark');
      yield {
        pointer: `/theme/${name}`,
        message: `${colour} is too hard to read on ${surfaces[worst.surface]}, the colour of ${PLACES[worst.surface]} in the ${scheme} scheme: its contrast is ${worst.ratio.toFixed(1)} to 1 where ${MIN} to 1 is the least.`,
        hint: `The nearest shade that can be read is "${nearest}".`,
      };
    }
  },
});

/** Returns what of a theme decides its surfaces, as far as it is valid: other rules report the rest. */
function validPart(theme: Record<string, unknown>): Theme {
  const names: Record<string, string[]> = { look: [...Object.keys(LOOKS), 'none'], ...themeOptionNames() };
  const isValid = (field: string, value: unknown) =>
    names[field]?.includes(String(value)) || (field === 'seed' && HEX.test(String(value).toLowerCase()));
  const valid = Object.fromEntries(Object.entries(theme).filter(([field, value]) => isValid(field, value)));
  return { look: 'civic', ...valid };
}
