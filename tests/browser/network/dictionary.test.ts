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

test.each([
  ['English', '/', '/about'],
  ['Hindi', '/hi', '/hi/about'],
  ['Hindi, home last', '/hi/about', '/hi'],
])(
  'the dictionary is loaded without a word of complaint, and the next page comes with it: %s',
  async (_language, first, next) => {
    // A page may be left before its script, which comes when the browser is idle, and what that asks for have arrived.
    const { page, complaints } = await openWatched(browser, {
      allowed: /(?:main-\S+|languages\.json) net::ERR_ABORTED/,
    });
    const isDictionary = (url: string) => /\/assets\/pages-\w+\.txt$/.test(url);
    const dictionary = page.waitForResponse((response) => isDictionary(response.url()));
    await page.goto(`${served.url}${first}`);
    expect((await dictionary).status()).toBe(200);
    await (await dictionary).finished();
    // The browser can use a dictionary a moment after it has come; a page that it has already it would not fetch again.
    let visits = 0;
    const encodingOfNext = async () => {
      const address = `${served.url}${next}?visit=${(visits += 1)}`;
      const [response] = await Promise.all([page.waitForResponse(address), page.goto(address)]);
      return response.headerValue('content-encoding');
    };
    await expect.poll(encodingOfNext).toBe('dcz');
    expect(await page.locator('h1').textContent()).not.toBe('');
    expect(await page.locator('.footer').isVisible()).toBe(true);
    expect(complaints()).toEqual([]);
  },
);
