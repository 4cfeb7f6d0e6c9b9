/** With large letters on a small phone the menu opens, and forms answer, without loss. */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { hydrated, launchBrowser } from '../../support/browser/browser.ts';
import {
  enlarge,
  enlargements,
  findLostControls,
  LONGEST_WORD,
  openEnlargeable,
} from '../../support/browser/large-text.ts';
import { pageStates } from '../../support/browser/page-states.ts';
import { findMisfits } from '../../support/browser/text-layout.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

describe.each(enlargements)('at $name', (way) => {
  test('the menu opens, all of it can be reached, and the bar below it is out of the way', async () => {
    const page = await openEnlargeable(browser);
    for (const path of ['/', '/services/rotary-wings', '/no/such-page']) {
      await page.goto(inject('siteUrl') + path);
      await enlarge(page, way);
      await page.locator('.menu > summary').click();
      await page.locator('.menu .dropdown > summary').click();
      expect.soft(await findLostControls(page, '.header'), path).toEqual([]);
      expect.soft(await findMisfits(page, LONGEST_WORD), path).toEqual([]);
    }
  });

  test('no answer of a form takes a control off the screen, or is cut off itself', async () => {
    const page = await openEnlargeable(browser);
    const states = pageStates.filter(({ name }) => /form|payment/.test(name));
    expect(states.length).toBeGreaterThan(4);
    for (const { name, path, enter } of states) {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(inject('siteUrl') + path);
      await hydrated(page);
      await enter(page);
      await enlarge(page, way);
      // An alert lies over the form until it is closed.
      const part = name.startsWith('the alert') ? '.header, .toaster, .floating' : 'body';
      expect.soft(await findLostControls(page, part), name).toEqual([]);
      expect.soft(await findMisfits(page, LONGEST_WORD), name).toEqual([]);
    }
  });
});
