/** A drawing in a card lies beside its words or above them, never over them. */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser } from '../../support/browser/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

test.each([320, 360, 640, 768, 1023, 1024, 1440])('on a screen of %i px', async (width) => {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  await page.goto(inject('siteUrl'));
  const cards = page.locator('.card:has(.drawing)');
  expect(await cards.count()).toBeGreaterThan(2);
  const covered = await cards.evaluateAll((all) =>
    all.flatMap((card) => {
      const drawing = card.querySelector('.drawing')!.getBoundingClientRect();
      const words = [...card.querySelectorAll('h2, h3, p, .more')].flatMap((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return [...range.getClientRects()].map((box) => ({ box, text: element.textContent }));
      });
      const isOver = ({ box }: { box: DOMRect }) =>
        box.left < drawing.right && drawing.left < box.right && box.top < drawing.bottom && drawing.top < box.bottom;
      return words.filter(isOver).map(({ text }) => text);
    }),
  );
  expect(covered).toEqual([]);
  await page.close();
});
