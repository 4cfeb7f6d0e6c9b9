/** What axe-core can find wrong for people with disabilities: nothing, on any page, in any state, in any block. */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { findViolations, findViolationsDayAndNight, openStill, setWidth, widths } from '../../support/browser/axe.ts';
import { hydrated, launchBrowser } from '../../support/browser/browser.ts';
import { examplePages, serveExamples } from '../../support/sites/example-pages.ts';
import { lookedAt } from '../../support/browser/watched-pages.ts';
import { site } from '../../support/sites/manifest.ts';
import { pageStates } from '../../support/browser/page-states.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

// Side by side, each in a tab of its own, since axe keeps a processor busy. Each page is loaded once and then looked
// at in every way, since loading costs more than looking.
describe.concurrent('on phones and desktops, in light and in dark, axe finds nothing', () => {
  test('on any page of the site, nor on the not-found page', async ({ expect: expectHere }) => {
    const page = await openStill(browser);
    for (const path of [...lookedAt(site).map((route) => route.path), '/no/such-page']) {
      await page.goto(inject('siteUrl') + path);
      for (const width of widths) {
        await setWidth(page, width);
        expectHere.soft(await findViolationsDayAndNight(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });

  test('in any state of a page: menus, questions, forms', async ({ expect: expectHere }) => {
    const page = await openStill(browser);
    for (const { name, path, minWidth = 0, maxWidth = Infinity, enter } of pageStates) {
      for (const width of widths.filter((one) => one >= minWidth && one <= maxWidth)) {
        await setWidth(page, width);
        await page.goto(inject('siteUrl') + path);
        await hydrated(page);
        await enter(page);
        expectHere.soft(await findViolationsDayAndNight(page), `${name} at ${width} px`).toEqual([]);
      }
    }
  });

  test('in any example of any block', async ({ expect: expectHere }) => {
    const page = await openStill(browser);
    await serveExamples(page);
    for (const { title, url } of examplePages) {
      await page.goto(url);
      for (const width of widths) {
        await setWidth(page, width);
        expectHere.soft(await findViolationsDayAndNight(page), `${title} at ${width} px`).toEqual([]);
      }
    }
  });
});

test('axe does find what is wrong, where there is something', async () => {
  const page = await openStill(browser);
  await page.setContent(
    '<html lang="en"><title>x</title><main><h1>x</h1><p style="color: #ddd">Hard to read</p></main>',
  );
  expect(await findViolations(page)).toEqual([expect.stringContaining('color-contrast: p')]);
});
