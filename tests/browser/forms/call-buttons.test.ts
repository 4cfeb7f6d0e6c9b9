/** The ways to call: the public numbers come first and are never covered, and one thing at a time is filled with red. */
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchBrowser, openWatched } from '../../support/browser/browser.ts';
import { lookedAt } from '../../support/browser/watched-pages.ts';
import { site } from '../../support/sites/manifest.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

async function open(path: string, width: number, height: number): Promise<Page> {
  const { page } = await openWatched(browser, { viewport: { width, height }, reducedMotion: 'reduce' });
  await page.goto(inject('siteUrl') + path);
  return page;
}

describe.each([
  [360, 740],
  [390, 844],
])('on the first screen of home, at %i × %i px', (width, height) => {
  test('112 and 108 stand above the buttons, free of the bar, and dial', async () => {
    const page = await open('/', width, height);
    const links = page.locator('.hero .note a');
    expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual([
      'tel:112',
      'tel:108',
    ]);
    const bottomOf = async (selector: string) => {
      const { y, height: tall } = (await page.locator(selector).first().boundingBox())!;
      return y + tall;
    };
    const [actions, bar] = await Promise.all(
      ['.hero .actions', '.floating'].map(async (selector) => (await page.locator(selector).boundingBox())!),
    );
    expect(await bottomOf('.hero .note')).toBeLessThanOrEqual(actions!.y);
    expect(actions!.y + actions!.height, 'the buttons end above the bar').toBeLessThanOrEqual(bar!.y);
    for (const link of await links.all()) {
      const { x, y, width: wide, height: tall } = (await link.boundingBox())!;
      expect(Math.min(wide, tall)).toBeGreaterThanOrEqual(24);
      const hit = await page.evaluate(
        ([left, top]) => document.elementFromPoint(left!, top!)?.closest('a')?.href,
        [x + wide / 2, y + tall / 2],
      );
      expect(hit).toMatch(/^tel:/);
    }
  });
});

/** Returns where a page does not show exactly one thing filled with the red of calls, other than a line or a dot. */
const findRedFaults = (page: Page, step: number) =>
  page.evaluate((distance) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = '#c4161c';
    const red = getComputedStyle(probe).color;
    probe.remove();
    const candidates = [...document.querySelectorAll('a, button, summary, span, div')];
    const isOnScreen = (one: Element) => {
      const { top, bottom, width } = one.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    };
    const faults: string[] = [];
    const length = document.documentElement.scrollHeight;
    for (let top = 0; top < length; top += distance) {
      scrollTo({ top, behavior: 'instant' });
      const filled = candidates.filter(
        (one) => isOnScreen(one) && getComputedStyle(one).backgroundColor === red && one.checkVisibility(),
      );
      if (filled.length !== 1) faults.push(`at ${top} px: ${filled.map((one) => one.textContent).join(' | ')}`);
    }
    return faults;
  }, step);

const SCREENS = [
  [360, 740],
  [768, 1024],
  [1100, 800],
  [1440, 900],
] as const;

test('on every screen, exactly one call is filled with red, wherever a page is scrolled to', async () => {
  const page = await open('/', 360, 740);
  const faults: string[] = [];
  for (const { path } of lookedAt(site)) {
    await page.goto(inject('siteUrl') + path);
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      const found = await findRedFaults(page, height / 2);
      faults.push(...found.map((fault) => `${path}, ${width} px wide, ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});

describe.each(SCREENS)('at %i × %i px', (width, height) => {
  test('the header and what floats each offer the call', async () => {
    const page = await open('/', width, height);
    for (const selector of ['.header > .wrap > .button', '.floating-call']) {
      const call = page.locator(selector);
      expect(await call.isVisible()).toBe(true);
      expect(await call.getAttribute('href')).toMatch(/^tel:\+/);
      expect(await page.getByRole('link', { name: /Emergency|Call now/ }).count()).toBeGreaterThan(1);
    }
  });
});
