/** Every page fits: narrow screens, large letters, strong contrast, paper, and without motion. */
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { hydrated, launchBrowser, openWatched } from '../../support/browser/browser.ts';
import { examplePages, serveExamples } from '../../support/sites/example-pages.ts';
import { lookedAt } from '../../support/browser/watched-pages.ts';
import { site } from '../../support/sites/manifest.ts';
import { findMisfits, findWordsAtEdges, prepareForMeasuring } from '../../support/browser/text-layout.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const sitePages = () =>
  [...lookedAt(site).map(({ path }) => path), '/no/such-page'].map((path) => ({
    title: path,
    url: inject('siteUrl') + path,
  }));

async function open(width: number, height = 800): Promise<Page> {
  const { page } = await openWatched(browser, { viewport: { width, height }, reducedMotion: 'reduce' });
  await prepareForMeasuring(page);
  await serveExamples(page);
  return page;
}

/** What is wrong with each page, by title; empty when nothing is. */
async function problemsOn(page: Page, pages: { title: string; url: string }[], find: () => Promise<unknown[]>) {
  const problems: Record<string, unknown[]> = {};
  for (const { title, url } of pages) {
    await page.goto(url);
    const found = await find();
    if (found.length > 0) problems[title] = found;
  }
  return problems;
}

/** Screens, with the size of letters that is set in the browser. */
const SCREENS = [
  { name: '320 px wide', width: 320, height: 568, letters: 16 },
  { name: '1440 px wide at 400% zoom', width: 360, height: 225, letters: 16 },
  { name: '720 px wide, large letters', width: 720, height: 800, letters: 32 },
  { name: '1440 px wide, large letters', width: 1440, height: 800, letters: 32 },
];

test('no page scrolls sideways, no text is cut off or lies over another, on narrow screens and with letters of twice the size', async () => {
  const page = await open(320);
  const session = await page.context().newCDPSession(page);
  // A page is loaded once: letting it flow again is as good.
  const findMisfitsOnScreens = async () => {
    const found: string[] = [];
    for (const { name, width, height, letters } of SCREENS) {
      await session.send('Page.setFontSizes', { fontSizes: { standard: letters, fixed: letters * 0.8125 } });
      await page.setViewportSize({ width, height });
      const size = await page.evaluate(async () => {
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done))); // all of one frame
        return getComputedStyle(document.documentElement).fontSize;
      });
      expect(size).toBe(`${letters}px`);
      found.push(...(await findMisfits(page)).map((misfit) => `${name}: ${misfit}`));
    }
    return found;
  };
  expect(await problemsOn(page, [...sitePages(), ...examplePages], findMisfitsOnScreens)).toEqual({});
});

test('a short page ends with its footer, at the end of the screen or below it', async () => {
  const page = await open(1440, 900);
  const problems = await problemsOn(page, sitePages(), () =>
    page.evaluate(() => {
      const { bottom } = document.querySelector('.footer')!.getBoundingClientRect();
      return bottom >= innerHeight ? [] : [`bare below ${Math.round(bottom)} px`];
    }),
  );
  expect(problems).toEqual({});
});

test('where the surface of the page changes, the words of the new section are not at its edge', async () => {
  const page = await open(1440, 900);
  const problems = await problemsOn(page, [...sitePages(), ...examplePages], () => findWordsAtEdges(page));
  expect(problems).toEqual({});
});

test('on a phone, no words of a page are missing, save those of closed questions', async () => {
  const page = await open(360);
  const problems = await problemsOn(page, sitePages(), () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main :is(h1, h2, h3, p, li, td, dt, dd)')]
        .filter((element) => element.textContent.trim() !== '' && element.getClientRects().length === 0)
        // What does not hold for what a visitor has chosen is hidden at every width, by its attribute; the scale over bars goes with them.
        .filter((element) => !element.closest('details, form, [hidden], .bars[aria-hidden]'))
        .map((element) => `${element.closest('section')?.className}: ${element.textContent.slice(0, 40)}`),
    ),
  );
  expect(problems).toEqual({});
});

test('on paper, the phone number stands on top, every answer is printed, and nothing floats over the text', async () => {
  const page = await open(794, 1123);
  await page.emulateMedia({ media: 'print' });
  const problems = await problemsOn(page, sitePages(), () =>
    page.evaluate(() => {
      const number = document.querySelector('.header .number')?.getBoundingClientRect();
      const closed = [...document.querySelectorAll('main :not(nav) > details > :not(summary)')].filter(
        (answer) => !answer.checkVisibility() || answer.getBoundingClientRect().height === 0,
      );
      const fixed = [...document.body.querySelectorAll('*')].filter(
        (element) => getComputedStyle(element).position === 'fixed' && element.getClientRects().length > 0,
      );
      return [
        ...(number && number.width > 0 && number.bottom < 150 ? [] : ['no phone number on top']),
        ...closed.map((answer) => `not printed: ${answer.textContent.slice(0, 40)}`),
        ...fixed.map((element) => `floats: ${element.className}`),
      ];
    }),
  );
  expect(problems).toEqual({});
});

test('with forced colours, every control has an edge or a sign that can be seen', async () => {
  const page = await open(360);
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const paths = new Set(['/', '/contact', '/PaymentForm', '/about']);
  const pages = sitePages().filter(({ title }) => paths.has(title));
  const problems = await problemsOn(page, pages, () =>
    page.evaluate(() => {
      const controls = document.querySelectorAll('.button, input:not([type=hidden]), select, textarea, .floating a');
      const bare = [...controls].filter((control) => {
        const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(control);
        const hasEdge = borderTopStyle !== 'none' && borderTopWidth !== '0px' && borderTopColor !== backgroundColor;
        return control.getClientRects().length > 0 && !hasEdge;
      });
      const signs = [...document.querySelectorAll('summary')].filter((summary) => {
        const { backgroundImage, borderBottomStyle } = getComputedStyle(summary, '::after');
        return (
          summary.getClientRects().length > 0 && !backgroundImage.includes('gradient') && borderBottomStyle === 'none'
        );
      });
      return [
        ...bare.map((control) => `no edge: ${control.localName}.${control.className}`),
        ...signs.map((summary) => `no sign that it opens: ${summary.textContent.slice(0, 40)}`),
      ];
    }),
  );
  expect(problems).toEqual({});
});

test('for people who asked for less motion, nothing on any page moves and nothing is hidden', async () => {
  const page = await open(1280);
  const problems = await problemsOn(page, sitePages(), async () => {
    await hydrated(page);
    return page.evaluate(async () => {
      const seen = new Set<string>();
      const note = () => {
        for (const { timeline, effect } of document.getAnimations()) {
          if (timeline !== document.timeline) continue; // tied to the scroll: it stands still when the page does
          const { target } = effect as KeyframeEffect;
          if (!target?.closest('.header')) seen.add(`moves: ${target?.localName}.${target?.className}`);
        }
        for (const element of document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, figure)')) {
          const { opacity, visibility } = getComputedStyle(element);
          if (opacity !== '1' || visibility !== 'visible') seen.add(`hidden: ${element.textContent.slice(0, 40)}`);
        }
      };
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
        scrollTo(0, top);
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        note();
      }
      return [...seen];
    });
  });
  expect(problems).toEqual({});
});
