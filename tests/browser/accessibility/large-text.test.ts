/** With large letters on a small phone nothing is lost: every control is on the screen, and words stay whole. */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, launchWholeBrowser } from '../../support/browser/browser.ts';
import {
  enlarge,
  findLosses,
  findLostControls,
  LONGEST_WORD,
  openEnlargeable,
} from '../../support/browser/large-text.ts';
import type { Enlargement } from '../../support/browser/large-text.ts';
import { findMisfits } from '../../support/browser/text-layout.ts';
import { pagesOfSite, pagesOn } from '../../support/browser/watched-pages.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const plain: Enlargement[] = [
  { name: '320 px', width: 320, height: 568 },
  { name: '360 px', width: 360, height: 740 },
];

test('with more air between letters, words and lines, as readers may ask for, nothing is lost', async () => {
  const page = await openEnlargeable(browser);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const sheet = new CSSStyleSheet();
      const all = 'line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important';
      sheet.replaceSync(`* { ${all} } p { margin-bottom: 2em !important }`);
      document.adoptedStyleSheets.push(sheet);
    });
  });
  expect(await findLosses(page, pagesOfSite(), plain)).toEqual({});
});

test('in a browser that shows no letter smaller than 24 px, every control is on the screen', async () => {
  const other = await launchWholeBrowser({ args: ['--no-sandbox', '--blink-settings=minimumFontSize=24'] });
  try {
    const page = await openEnlargeable(other);
    const shapes = ['/', '/contact', '/PaymentForm', '/blogs', '/homecare', '/air-ambulance-services-oman', '/nothing'];
    expect(await findLosses(page, pagesOn(shapes), plain, 8)).toEqual({});
  } finally {
    await other.close();
  }
});

test('these looks do find what is lost, where something is', async () => {
  const page = await openEnlargeable(browser);
  await page.goto('about:blank');
  await page.setContent(`<body style="margin: 0"><button style="margin-left: 300px">Menu</button>
    <p style="width: 60px; overflow-wrap: anywhere; font-size: 40px">Ambulance</p>
    <a href="/" style="font-size: 9px">x</a>
    <a href="/" style="position: fixed; bottom: 0; left: 0; width: 99px; height: 99px">Over</a>
    <button style="position: fixed; bottom: 0; left: 0; width: 40px; height: 40px; z-index: -1">Under</button></body>`);
  await enlarge(page, { name: '320 px', width: 320, height: 568 });
  expect(await findMisfits(page, LONGEST_WORD)).toContain('broken: p: Ambulance');
  const lost = (await findLostControls(page)).join('\n');
  expect(lost).toContain('button "Menu" is beside the screen');
  expect(lost).toMatch(/a "x" is \d+ × \d+ px/);
  expect(lost).toContain('button "Under" has the focus under a "Over"');
});
