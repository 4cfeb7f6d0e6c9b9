/**
 * Every block can be read and used in every look, light and dark: of all looks with all examples a sample by chance, and
 * some themes that are put together by chance. `npm run test:looks` takes all; LOOKS_SEED draws another sample, LOOKS_BLOCK
 * chooses the examples of one block.
 */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Theme } from '../../../schema/types.ts';
import { themeOptionNames } from '../../../theme/option-names.ts';
import { LOOKS } from '../../../theme/looks/looks.ts';
import { launchWholeBrowser } from '../../support/browser/browser.ts';
import { findLookFaults } from '../../support/browser/look-faults.ts';
import { examplesIn } from '../../support/sites/example-pages.ts';
import type { ExamplePage } from '../../support/sites/example-pages.ts';
import { seeded } from '../../support/texts/seeded.ts';

const isWhole = process.env['LOOKS'] === 'all';
/** The same sample every day, so that only a change can fail the test. */
const seed = Number(process.env['LOOKS_SEED'] ?? 20_261_125);
/** The type of the only block that is looked at, if one is given. */
const only = process.env['LOOKS_BLOCK'];
/** How many examples of each look, and how many themes by chance with an example each. */
const OF_EACH_LOOK = isWhole ? Infinity : 5;
const BY_CHANCE = isWhole && only === undefined ? 200 : 20;

let browser: Browser;
beforeAll(async () => {
  browser = await launchWholeBrowser();
});
afterAll(() => browser?.close());

const random = seeded(seed);
const oneOf = <Value>(values: Value[]): Value => values[Math.floor(random() * values.length)]!;

function sample(pages: ExamplePage[], count: number): ExamplePage[] {
  if (count >= pages.length) return pages;
  return Array.from({ length: count }, () => oneOf(pages));
}

/** A theme that no look has: a name for every option, and any colour. */
function themeByChance(): Theme {
  const options = Object.entries(themeOptionNames()).map(([option, names]) => [option, oneOf(names)]);
  const colour = Math.floor(random() * 0x1000000);
  return { look: 'civic', ...Object.fromEntries(options), seed: `#${colour.toString(16).padStart(6, '0')}` };
}

const titled = (theme: Theme) =>
  examplesIn(theme)
    .filter(({ title }) => only === undefined || title.startsWith(`${only}: `))
    .map(({ title, url }) => ({ title: `${title} in ${JSON.stringify(theme)}`, url }));

const looks = Object.keys(LOOKS) as Theme['look'][];

/** All pages take more than ten minutes on a small machine. */
const timeout = isWhole ? 7_200_000 : 600_000;

test.each(looks)(
  `in the look %s axe finds nothing, nothing moves, and no words are cut off or at an edge (seed ${seed})`,
  { timeout },
  async (look) => {
    expect(await findLookFaults(browser, sample(titled({ look }), OF_EACH_LOOK))).toEqual({});
  },
);

test(`nor in a theme of names and a colour that are drawn by chance (seed ${seed})`, { timeout }, async () => {
  const pages = Array.from({ length: BY_CHANCE }, () => oneOf(titled(themeByChance())));
  expect(await findLookFaults(browser, pages)).toEqual({});
});
