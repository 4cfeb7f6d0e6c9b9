/** On a wide screen no page of the site has a large hole: words, pictures and lines reach over its whole width. */
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openWatched } from '../support/browser/browser.ts';
import { pagesOfSite } from '../support/browser/watched-pages.ts';

const SCREEN = { width: 1440, height: 900 };
const TALLEST = 400;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

/** Returns the tallest area of a page that is empty over more than a third of the width of its content. */
const findTallest = (page: Page) =>
  page.evaluate(() => {
    const STEP = 8;
    const [first] = document.querySelectorAll('main .wrap');
    const style = getComputedStyle(first!);
    const left = first!.getBoundingClientRect().left + parseFloat(style.paddingLeft);
    const right = first!.getBoundingClientRect().right - parseFloat(style.paddingRight);
    const columns = Math.floor((right - left) / STEP);
    const { top, bottom } = document.querySelector('main')!.getBoundingClientRect();
    const rows = Math.floor((bottom - top) / STEP);
    const isFilled = Array.from({ length: rows }, () => new Uint8Array(columns));
    const fill = (box: DOMRect) => {
      const [from, to] = [Math.floor((box.left - left) / STEP), Math.ceil((box.right - left) / STEP)];
      const last = Math.ceil((box.bottom - top) / STEP);
      for (let y = Math.max(0, Math.floor((box.top - top) / STEP)); y < Math.min(rows, last); y++)
        isFilled[y]!.fill(1, Math.max(0, from), Math.max(0, Math.min(columns, to)));
    };
    const header = document.querySelector('.header')?.getBoundingClientRect();
    if (header) fill(header);
    // Where two surfaces meet, there is a line to see.
    const sections = [...document.querySelectorAll('main > div > *')];
    for (const [index, section] of sections.entries()) {
      const [own, before] = [section, sections[index - 1]].map((one) => one && getComputedStyle(one).background);
      const { x, y, width } = section.getBoundingClientRect();
      if (before !== undefined && own !== before) fill(new DOMRect(x, y, width, 1));
    }
    const range = document.createRange();
    const walker = document.createTreeWalker(
      document.querySelector('main')!,
      NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text) {
        range.selectNodeContents(node);
        if (node.data.trim()) for (const box of range.getClientRects()) fill(box);
      } else if (node instanceof Element) {
        const own = getComputedStyle(node);
        const box = node.getBoundingClientRect();
        // It goes along with the text beside it: where one reads, it is on the screen.
        if (own.position === 'sticky')
          fill(new DOMRect(box.left, box.top, box.width, node.parentElement!.getBoundingClientRect().bottom - box.top));
        if (node.matches('svg, img, video, input, select, textarea, button, a.button')) fill(box);
        if (parseFloat(own.borderTopWidth) > 0) fill(new DOMRect(box.left, box.top, box.width, 1));
        if (parseFloat(own.borderBottomWidth) > 0) fill(new DOMRect(box.left, box.bottom - 1, box.width, 1));
      }
    }
    // How far it is empty above each place: the widest stretch of columns that are at least as empty is an area.
    const above = new Uint32Array(columns);
    let tallest = { height: 0, width: 0, left: 0, bottom: 0 };
    for (const [y, row] of isFilled.entries()) {
      for (let x = 0; x < columns; x++) above[x] = row[x] ? 0 : above[x]! + 1;
      for (let x = 0; x + Math.ceil(columns / 3) < columns; x++) {
        const stretch = above.subarray(x, x + Math.ceil(columns / 3) + 1);
        const height = Math.min(...stretch) * STEP;
        if (height > tallest.height)
          tallest = { height, width: stretch.length * STEP, left: x * STEP, bottom: y * STEP };
      }
    }
    return tallest;
  });

test('nothing is empty for more than 400 px of height over more than a third of the width', async () => {
  const { page } = await openWatched(browser, { viewport: SCREEN, reducedMotion: 'reduce', javaScriptEnabled: true });
  const holes: Record<string, unknown> = {};
  for (const { title, url } of pagesOfSite()) {
    await page.goto(url);
    await page.evaluate(() => document.fonts.ready);
    const tallest = await findTallest(page);
    if (tallest.height > TALLEST) holes[title] = tallest;
  }
  expect(holes).toEqual({});
});

test('a hole is found where there is one', async () => {
  const { page } = await openWatched(browser, { viewport: SCREEN });
  const words = 'Words that go on and on. '.repeat(40);
  const columns = (right: string) =>
    page.setContent(`<main><div class="wrap" style="display: flex; padding: 0 60px">
      <p style="width: 60%">${words.repeat(6)}</p><p style="width: 40%">${right}</p></div></main>`);
  await columns(words.repeat(4));
  expect((await findTallest(page)).height).toBeLessThan(100);
  await columns('Words.');
  expect((await findTallest(page)).height).toBeGreaterThan(TALLEST);
});
