/** The way back is instant: the browser keeps a page that was left for another site as it was. */
import type { Browser } from 'playwright';
import { chromium } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask } from '../support/ask.ts';
import { hydrated } from '../support/browser.ts';
import { lookedAt } from '../support/looked-at.ts';
import { site } from '../support/manifest.ts';

let browser: Browser;
beforeAll(async () => {
  const executablePath = process.env['BROWSER_PATH'];
  // Playwright switches the back-forward cache off unless it is told to leave it alone.
  const ignoreDefaultArgs = ['--disable-back-forward-cache'];
  browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox'],
    ignoreDefaultArgs,
  });
});
afterAll(() => browser?.close());

test('every page that is left by a full load comes back from memory, with what was typed and where one was', async () => {
  const page = await browser.newPage();
  const returned: Record<string, unknown> = {};
  for (const { path } of lookedAt(site)) {
    await page.goto(inject('siteUrl') + path);
    await hydrated(page);
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
      scrollTo({ top: 200, behavior: 'instant' });
    });
    await page.goto(`${inject('exampleUrl')}/`);
    await page.evaluate(() => history.back());
    await page.waitForURL(inject('siteUrl') + path, { waitUntil: 'commit' });
    await page.waitForFunction(() => 'persisted' in window || performance.getEntriesByType('navigation').length === 0);
    returned[path] = await page.evaluate(() => (window as { persisted?: boolean }).persisted);
    expect.soft(await page.evaluate(() => scrollY), path).toBe(200);
  }
  expect(Object.entries(returned).filter(([, persisted]) => persisted !== true)).toEqual([]);
  await page.close();
});

test('no page forbids to be kept', async () => {
  for (const { path } of site.routes) {
    const { headers } = await ask(inject('siteUrl'), `GET ${path}`);
    expect.soft(headers['cache-control'], path).toBe('no-cache');
  }
});
