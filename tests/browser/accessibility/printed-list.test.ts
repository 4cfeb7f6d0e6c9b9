/** The list of what to have ready is printed alone, on one sheet, without scripts; the page prints as before. */
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { hydrated, launchBrowser, openWatched } from '../../support/browser/browser.ts';

const ARTICLE = '/blog1';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

/** Counts the sheets of a print with the margins that browsers leave. */
async function sheetsOf(page: Page): Promise<number> {
  const margin = { top: '15mm', right: '15mm', bottom: '15mm', left: '15mm' };
  const pdf = await page.pdf({ format: 'A4', margin });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)!.length;
}

test.each([true, false])('with scripts: %s', async (javaScriptEnabled) => {
  const { page } = await openWatched(browser, { javaScriptEnabled });
  // Stands in for the browser's dialog: keeps what would be printed alone.
  await page.addInitScript(() => {
    window.print = () => (document.body.dataset['printed'] = document.querySelector(':target')?.className);
  });
  await page.goto(inject('siteUrl') + ARTICLE);
  if (javaScriptEnabled) await hydrated(page);
  const link = page.locator('.print a');
  const others = page.locator(':is(.header, .hero, .footer, main > div > :not(.prints))');
  const isShown = () => others.evaluateAll((all) => all.map((one) => one.checkVisibility()));
  expect(await sheetsOf(page)).toBeGreaterThan(5);
  await page.emulateMedia({ media: 'print' });
  expect(new Set(await isShown())).toEqual(new Set([true]));
  expect(await link.isVisible()).toBe(false);
  await page.emulateMedia({ media: null });
  await link.click();
  const asked = page.locator('body[data-printed~=prints]');
  if (javaScriptEnabled) await asked.waitFor();
  else expect(await asked.count()).toBe(0);
  expect(new Set(await isShown())).toEqual(new Set([true]));
  await expect.poll(() => sheetsOf(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  expect(new Set(await isShown())).toEqual(new Set([false]));
  expect(await page.locator('.prints').innerText()).toContain('the name and number of the treating doctor');
});
