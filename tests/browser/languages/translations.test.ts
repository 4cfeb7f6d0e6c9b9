/** The site in its other languages is as usable as in its own: axe finds nothing, nothing is lost, nothing moves. */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { findViolationsDayAndNight, openStill, setWidth, widths } from '../../support/browser/axe.ts';
import { launchWholeBrowser } from '../../support/browser/browser.ts';
import { enlargements, findLosses, openEnlargeable } from '../../support/browser/large-text.ts';
import { openShifting, shiftsOf } from '../../support/browser/layout-shift.ts';
import { pagesOn } from '../../support/browser/watched-pages.ts';
import { LANGUAGES, pathIn, tags } from '../../support/sites/site-paths.ts';

/** Pages of every kind of block; THOROUGH=1 looks at all that are translated. */
const SAMPLE = new Set(['/', '/services', '/ground-ambulance', '/contact', '/PaymentForm']);
const paths = tags.flatMap((tag) => {
  const { pages } = LANGUAGES[tag];
  const shown = process.env['THOROUGH'] ? pages : pages.filter((path) => SAMPLE.has(path) || path.endsWith('oman'));
  return shown.map((path) => pathIn(tag, path));
});

let browser: Browser;
beforeAll(async () => {
  browser = await launchWholeBrowser();
});
afterAll(() => browser?.close());

test('axe finds nothing on phones and desktops, in light and in dark', async () => {
  const page = await openStill(browser);
  for (const path of paths) {
    await page.goto(inject('siteUrl') + path);
    for (const width of widths) {
      await setWidth(page, width);
      expect.soft(await findViolationsDayAndNight(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('nothing is lost with text at 200% on a screen of 320 px', async () => {
  const largest = enlargements.filter(({ name }) => name.startsWith('320') && name.endsWith('200%'));
  expect(await findLosses(await openEnlargeable(browser), pagesOn(paths), largest)).toEqual({});
});

test('nothing moves while a page comes', async () => {
  const page = await openShifting(browser, 360);
  for (const path of paths) {
    await page.goto(inject('siteUrl') + path);
    const { score, moved } = await shiftsOf(page);
    expect.soft([path, score < 0.001, score < 0.001 ? [] : moved]).toEqual([path, true, []]);
  }
});
