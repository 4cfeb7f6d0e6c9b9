/** A browser that has been on one page gets the next one as what is new in it. */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser, openWatched } from '../../support/browser/browser.ts';
import { serve } from '../../support/http/serve.ts';
import type { Served } from '../../support/http/serve.ts';

let browser: Browser;
let served: Served;
beforeAll(async () => {
  served = await serve(inject('site'));
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await served?.close();
});

test('the dictionary is loaded without a word of complaint, and the next page comes with it', async () => {
  const { page, complaints } = await openWatched(browser);
  const dictionary = page.waitForResponse((response) => /\/assets\/pages-\w+\.txt$/.test(response.url()));
  await page.goto(served.url);
  expect((await dictionary).status()).toBe(200);
  const [response] = await Promise.all([page.waitForResponse(`${served.url}/about`), page.goto(`${served.url}/about`)]);
  expect(await response.headerValue('content-encoding')).toBe('dcz');
  expect(await page.locator('h1').textContent()).not.toBe('');
  expect(await page.locator('.footer').isVisible()).toBe(true);
  expect(complaints()).toEqual([]);
});
