/** Nothing moves while one reads, even where the fonts come late. */
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { hydrated, launchWholeBrowser } from '../../support/browser/browser.ts';
import { forgetShifts, openShifting, scrollToEnd, shiftsOf, SLOW } from '../../support/browser/layout-shift.ts';
import { lookedAt } from '../../support/browser/watched-pages.ts';
import { site } from '../../support/sites/manifest.ts';

/** With more, a page that gets little processor time may get its late font while it still waits for it, unlike a visitor's. */
const TABS = 4;
/** Less than anybody can see; the browser rounds positions to parts of a pixel. */
const NOTHING = 0.001;

let browser: Browser;
beforeAll(async () => {
  browser = await launchWholeBrowser();
});
afterAll(() => browser?.close());

/** Returns what each visit found, by its path. Several tabs work at a time, since most of a visit is waiting. */
async function inTabs(
  width: number,
  paths: string[],
  visit: (page: Page, path: string) => Promise<string | undefined>,
): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  const waiting = [...paths];
  const work = async () => {
    const page = await openShifting(browser, width);
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const words = await visit(page, path);
      if (words !== undefined) found[path] = words;
    }
    await page.context().close();
  };
  await Promise.all(Array.from({ length: TABS }, work));
  return found;
}

/** Returns what moved, in words; undefined where nothing did. */
async function describeShifts(page: Page): Promise<string | undefined> {
  const { score, moved } = await shiftsOf(page);
  return score < NOTHING ? undefined : `${score}: ${moved.join(', ')}`;
}

const home = () => inject('siteUrl');

async function linksInHeader(): Promise<string[]> {
  const page = await openShifting(browser, 1440);
  await page.goto(home());
  return page
    .locator('.bar a[href^="/"]:not([target])')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
}

describe.each([360, 1440])('on a screen %i px wide', (width) => {
  test('no page moves while its fonts arrive, nor while it is scrolled to its end', async () => {
    const paths = lookedAt(site).map(({ path }) => path);
    const moving = await inTabs(width, paths, async (page, path) => {
      const late = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.woff2'));
      await page.goto(home() + path);
      await late;
      await page.waitForLoadState('networkidle');
      await scrollToEnd(page);
      return describeShifts(page);
    });
    expect(moving).toEqual({});
  });

  test('nothing moves when a second page comes late, by a click', async () => {
    const moving = await inTabs(width, await linksInHeader(), async (page, path) => {
      await page.goto(home() + (path === '/' ? '/about' : '/'), { waitUntil: 'networkidle' });
      await hydrated(page);
      await forgetShifts(page);
      await page.route(home() + path, async (route) => {
        await new Promise((done) => setTimeout(done, SLOW));
        await route.continue();
      });
      await page.evaluate((href) => document.querySelector<HTMLElement>(`.bar a[href="${href}"]`)!.click(), path);
      await page.waitForFunction(() => document.activeElement?.localName === 'h1');
      await page.waitForTimeout(300); // the change from page to page fades for 0.2 s
      await scrollToEnd(page);
      await page.unroute(home() + path);
      return describeShifts(page);
    });
    expect(moving).toEqual({});
  });
});
