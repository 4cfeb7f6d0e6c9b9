/** What moves, how long, and what never moves. */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { hydrated, launchBrowser, openWatched } from '../../support/browser/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

describe('groups that scroll into view', () => {
  test('rise once, each item 0.1 s after the one before, for 0.55 s', async () => {
    const { page } = await openWatched(browser);
    await page.goto(inject('siteUrl'));
    await hydrated(page);
    const seen = await page.evaluate(async () => {
      const animate = Element.prototype.animate;
      const group = document.querySelector('.cards [data-rise]')!;
      const calls: { index: number; duration: unknown; delay: unknown }[] = [];
      Element.prototype.animate = function (frames, options) {
        const { duration, delay } = options as KeyframeAnimationOptions;
        if (this.parentElement === group) calls.push({ index: [...group.children].indexOf(this), duration, delay });
        return animate.call(this, frames, options);
      };
      group.scrollIntoView({ block: 'center', behavior: 'instant' });
      while (calls.length < 3) await new Promise(requestAnimationFrame);
      for (const block of ['end', 'center'] as const) {
        group.scrollIntoView({ block, behavior: 'instant' });
        await new Promise((done) => setTimeout(done, 400));
      }
      return { calls, count: group.children.length };
    });
    const { calls, count } = seen;
    expect(calls).toEqual(Array.from({ length: count }, (_, index) => ({ index, duration: 550, delay: index * 100 })));
  });

  test('do not move for people who asked for less motion', async () => {
    const { page } = await openWatched(browser, { reducedMotion: 'reduce' });
    await page.goto(inject('siteUrl'));
    await hydrated(page);
    await page.locator('.cards [data-rise]').first().scrollIntoViewIfNeeded();
    await page.waitForTimeout(300);
    const moving = await page.evaluate(
      () => document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length,
    );
    expect(moving).toBe(0);
  });
});

test('no script is loaded before the page is', async () => {
  const { page } = await openWatched(browser);
  await page.goto(inject('siteUrl'), { waitUntil: 'load' });
  await hydrated(page);
  const scripts = await page.evaluate(() => {
    const { loadEventStart } = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming;
    const entries = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    return entries.map(({ name, startTime }) => [name.replace(/.*\/(\w+)-.*/, '$1'), startTime < loadEventStart]);
  });
  expect(scripts).toEqual([['main', false]]);
});
