/**
 * Every page of the site at four widths, in both schemes, with letters of one and of twice the size: axe finds nothing, and
 * nothing is lost or under the header or the buttons. THOROUGH=1 looks at all pages.
 */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { findViolationsDayAndNight, openStill } from '../../support/browser/axe.ts';
import { launchBrowser } from '../../support/browser/browser.ts';
import { enlarge, findLostControls, LONGEST_WORD } from '../../support/browser/large-text.ts';
import type { Enlargement } from '../../support/browser/large-text.ts';
import { findMisfits, prepareForMeasuring } from '../../support/browser/text-layout.ts';
import { site } from '../../support/sites/manifest.ts';
import { often } from '../../support/texts/often.ts';

const SCREENS = [
  { width: 320, height: 568 },
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const WAYS = SCREENS.flatMap((screen) =>
  [100, 200].map((root): Enlargement => ({ name: `${screen.width} px, text at ${root}%`, ...screen, root })),
);
const TABS = 2;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

/** What is wrong with each page, by its path and the way it is looked at. */
async function lookAt(paths: string[]): Promise<{ problems: Record<string, string[]>; looks: number }> {
  const problems: Record<string, string[]> = {};
  let looks = 0;
  const left = [...paths];
  const work = async () => {
    const page = await openStill(browser);
    await prepareForMeasuring(page);
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      for (const way of WAYS) {
        await page.goto(inject('siteUrl') + path); // afresh, as what had the focus keeps its place
        await enlarge(page, way);
        const found = [
          ...(await findViolationsDayAndNight(page)),
          ...(await findMisfits(page, LONGEST_WORD)),
          ...(await findLostControls(page)),
        ];
        looks++;
        if (found.length > 0) problems[`${path}, ${way.name}`] = found;
      }
    }
  };
  await Promise.all(Array.from({ length: TABS }, work));
  return { problems, looks };
}

/** All pages take more than ten minutes on a small machine. */
const timeout = often(3_600_000, 600_000);

test(
  'on every page, at every width, light and dark, with letters of twice the size, nothing is wrong',
  { timeout },
  async () => {
    const all = [...site.routes.map(({ path }) => path), '/no/such-page'];
    const paths = often(all, ['/air-ambulance-services-oman', '/no/such-page']);
    const { problems, looks } = await lookAt(paths);
    expect(problems).toEqual({});
    expect(looks).toBe(paths.length * WAYS.length);
  },
);
