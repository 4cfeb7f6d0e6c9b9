/** With a page zoomed on a small phone, or its text enlarged, nothing is lost, on any page and in any example. */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../support/browser/browser.ts';
import { enlargements, findLosses, openEnlargeable } from '../../support/browser/large-text.ts';
import { pagesOfSite } from '../../support/browser/watched-pages.ts';
import { examplePages, serveExamples } from '../../support/sites/example-pages.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

test('nothing is lost on any page that is zoomed, or whose text alone grows, to 150% and 200%, at 320 and 360 px', async () => {
  expect(await findLosses(await openEnlargeable(browser), pagesOfSite(), enlargements)).toEqual({});
});

test('nor in any example of any block, zoomed or with larger text', async () => {
  const page = await openEnlargeable(browser);
  await serveExamples(page);
  const largest = enlargements.filter(({ name }) => name.startsWith('320') && name.endsWith('200%'));
  // Examples hold very long words on purpose, in boxes within boxes.
  expect(await findLosses(page, examplePages, largest, 10)).toEqual({});
});
