/** The first screen of a phone says on every page what it is about, what to dial in danger and what to do. */
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openWatched } from '../support/browser/browser.ts';
import { pagesOfSite } from '../support/browser/watched-pages.ts';

const PHONE = { width: 360, height: 740 };

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

/** Returns what the first screen of a page lacks. */
const findFaults = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('.floating')?.getBoundingClientRect().top ?? innerHeight;
    const isFree = (one: Element | null | undefined) => {
      if (!one?.checkVisibility()) return false;
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return bottom <= bar && hit !== null && (one.contains(hit) || hit.contains(one));
    };
    const isRed = (one: Element) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = getComputedStyle(one)
        .backgroundColor.match(/[\d.]+/g)!
        .map(Number);
      return alpha > 0 && red > 150 && green < 60 && blue < 60;
    };
    const inMain = (selector: string) => [...document.querySelectorAll(`main ${selector}`)];
    const calls = [...document.querySelectorAll('a[href^="tel:"]')].filter(
      (one) => isRed(one) && one.checkVisibility() && one.getBoundingClientRect().top < innerHeight,
    );
    return [
      calls.length === 1 ? '' : `${calls.length} red buttons that call`,
      isFree(document.querySelector('h1')) ? '' : 'no heading',
      inMain('a[href^="tel:"]').some((one) => /^tel:\d{3,4}$/.test(one.getAttribute('href')!) && isFree(one))
        ? ''
        : 'no public emergency number',
      isFree(document.querySelector('h1 ~ .lead')) ? '' : 'no words on what to do',
    ].filter((fault) => fault !== '');
  });

test('one red call, the heading, what to do, and 112 or its like free of the bar are on the first screen of every page', async () => {
  const { page } = await openWatched(browser, { viewport: PHONE, allowed: /404/ });
  const faults: Record<string, string[]> = {};
  for (const { title, url } of pagesOfSite()) {
    await page.goto(url);
    const found = await findFaults(page);
    if (found.length > 0) faults[title] = found;
  }
  expect(faults).toEqual({});
});
