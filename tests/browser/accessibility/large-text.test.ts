/** With large letters on a small phone nothing is lost: every control is on the screen, and words stay whole. */
import type { Browser, Page } from 'playwright';
import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { hydrated, launchBrowser } from '../../support/browser/browser.ts';
import { examplePages, serveExamples } from '../../support/sites/example-pages.ts';
import { enlarge, enlargements, findLostControls, openEnlargeable } from '../../support/browser/large-text.ts';
import type { Enlargement } from '../../support/browser/large-text.ts';
import { site } from '../../support/sites/manifest.ts';
import { pageStates } from '../../support/browser/page-states.ts';
import { findMisfits } from '../../support/browser/text-layout.ts';

/** Letters of the longest word that has to stay whole: of text at 200%, a screen of 320 px holds hardly more on a line. */
const LONGEST = 15;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const sitePages = [...site.routes.map(({ path }) => path), '/no/such-page'];
const own = (paths: string[]) => paths.map((path) => ({ title: path, url: inject('siteUrl') + path }));

/** What is lost on some pages, in each way of enlarging them, by page and way; empty when nothing is. */
async function judge(page: Page, pages: { title: string; url: string }[], ways: Enlargement[], longest = LONGEST) {
  const problems: Record<string, string[]> = {};
  for (const { title, url } of pages) {
    await page.goto(url);
    for (const way of ways) {
      await enlarge(page, way);
      const found = [...(await findMisfits(page, longest)), ...(await findLostControls(page))];
      if (found.length > 0) problems[`${title}, ${way.name}`] = found;
    }
  }
  return problems;
}

const textAlone = enlargements.filter(({ root }) => root !== undefined);
const zoomed = enlargements.filter(({ root }) => root === undefined);

describe('on every page, at 320 and 360 px, at 150% and 200%', () => {
  test.each([
    ['text alone grows', textAlone],
    ['the whole page is zoomed', zoomed],
  ])('nothing is lost where %s', async (_, ways) => {
    expect(await judge(await openEnlargeable(browser), own(sitePages), ways)).toEqual({});
  });

  test('nor in any example of any block', async () => {
    const page = await openEnlargeable(browser);
    await serveExamples(page);
    const largest = enlargements.filter(({ name }) => name.startsWith('320') && name.endsWith('200%'));
    // Examples hold very long words on purpose, in boxes within boxes.
    expect(await judge(page, examplePages, largest, 10)).toEqual({});
  });
});

describe.each(enlargements)('at $name', (way) => {
  test('the menu opens, all of it can be reached, and the bar below it is out of the way', async () => {
    const page = await openEnlargeable(browser);
    for (const path of ['/', '/services/rotary-wings', '/no/such-page']) {
      await page.goto(inject('siteUrl') + path);
      await enlarge(page, way);
      await page.locator('.menu > summary').click();
      await page.locator('.menu .dropdown > summary').click();
      expect.soft(await findLostControls(page, '.header'), path).toEqual([]);
      expect.soft(await findMisfits(page, LONGEST), path).toEqual([]);
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
      expect.soft(await findMisfits(page, LONGEST), name).toEqual([]);
    }
  });
});

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
  expect(await judge(page, own(sitePages), plain)).toEqual({});
});

test('in a browser that shows no letter smaller than 24 px, every control is on the screen', async () => {
  const other = await chromium.launch({
    executablePath: process.env['BROWSER_PATH']!,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--blink-settings=minimumFontSize=24'],
  });
  try {
    const page = await openEnlargeable(other);
    const shapes = ['/', '/contact', '/PaymentForm', '/blogs', '/homecare', '/air-ambulance-services-oman', '/nothing'];
    expect(await judge(page, own(shapes), plain, 8)).toEqual({});
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
  expect(await findMisfits(page, LONGEST)).toContain('broken: p: Ambulance');
  const lost = (await findLostControls(page)).join('\n');
  expect(lost).toContain('button "Menu" is beside the screen');
  expect(lost).toMatch(/a "x" is \d+ × \d+ px/);
  expect(lost).toContain('button "Under" has the focus under a "Over"');
});
