/** The way back is instant: the browser keeps a page that was left for another site as it was. */
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask } from '../../support/http/ask.ts';
import { hydrated, launchWholeBrowser } from '../../support/browser/browser.ts';
import { lookedAt } from '../../support/browser/watched-pages.ts';
import { site } from '../../support/sites/manifest.ts';

let browser: Browser;
beforeAll(async () => {
  // Playwright switches the back-forward cache off unless a flag prevents it.
  browser = await launchWholeBrowser({ args: ['--no-sandbox'], ignoreDefaultArgs: ['--disable-back-forward-cache'] });
});
afterAll(() => browser?.close());

/** Leaves a page by a full load and goes back to it: whether it is as it was, and was not loaded again. */
async function comesBack(page: Page, path: string): Promise<boolean> {
  await page.goto(inject('siteUrl') + path);
  await hydrated(page);
  // A service worker that takes over while a page is kept has the browser forget it.
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await page.evaluate(() => {
    Object.assign(window, { isAsItWas: true });
    scrollTo({ top: 200, behavior: 'instant' });
  });
  await page.goto(`${inject('exampleUrl')}/`);
  await page.evaluate(() => history.back());
  await page.waitForURL(inject('siteUrl') + path, { waitUntil: 'commit' });
  const { isAsItWas, scrolled } = await page.evaluate(() => ({ isAsItWas: 'isAsItWas' in window, scrolled: scrollY }));
  return isAsItWas && scrolled === 200;
}

test('every page that is left by a full load comes back from memory as it was, and where one was', async () => {
  const page = await browser.newPage();
  const lost: string[] = [];
  for (const { path } of lookedAt(site)) {
    // A browser that is short of memory may forget any page; one that it must forget, it forgets every time.
    if (!(await comesBack(page, path)) && !(await comesBack(page, path))) lost.push(path);
  }
  expect(lost).toEqual([]);
  await page.close();
});

test('no page forbids to be kept', async () => {
  for (const { path } of site.routes) {
    const { headers } = await ask(inject('siteUrl'), `GET ${path}`);
    expect.soft(headers['cache-control'], path).toBe('no-cache');
  }
});
