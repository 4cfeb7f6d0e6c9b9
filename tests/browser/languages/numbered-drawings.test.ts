/** The numbers in the drawing over a row of steps are over their steps, and readable, whichever way the texts run. */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser } from '../../support/browser/browser.ts';
import { LANGUAGES, pathIn, tags } from '../../support/sites/site-paths.ts';

const PATHS = ['/', '/ground-ambulance', '/services/private-air-ambulance', '/medical-tourism'];
const paths = [
  ...PATHS,
  ...tags.flatMap((tag) =>
    PATHS.filter((path) => LANGUAGES[tag].pages.includes(path)).map((path) => pathIn(tag, path)),
  ),
];

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

test.each(paths)('%s', async (path) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(inject('siteUrl') + path);
  const rows = await page.locator('.steps:has(.drawing text)').evaluateAll((all) =>
    all.map((row) => {
      const middles = Array.from(row.querySelectorAll('.drawing text'), (text) => {
        const { left, right } = text.getBoundingClientRect();
        return { number: Number(text.textContent), at: (left + right) / 2, isMirrored: (text as SVGTextElement).getScreenCTM()!.a < 0 }; // prettier-ignore
      });
      const steps = Array.from(row.querySelectorAll('li'), (step) => step.getBoundingClientRect());
      return {
        over: middles.map(({ at }) => steps.findIndex(({ left, right }) => left <= at && at <= right) + 1),
        numbers: middles.map(({ number }) => number),
        mirrored: middles.filter(({ isMirrored }) => isMirrored),
      };
    }),
  );
  expect(rows).not.toEqual([]);
  for (const { over, numbers, mirrored } of rows) expect({ over, mirrored }).toEqual({ over: numbers, mirrored: [] });
  await page.close();
});
