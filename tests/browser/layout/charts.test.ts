/** What charts say can be read where they stand, at the sizes of real screens and with the real letters. */
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchBrowser, openWatched } from '../../support/browser/browser.ts';
import { site } from '../../support/sites/manifest.ts';
import { prepareForMeasuring } from '../../support/browser/text-layout.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const paths = site.routes
  .filter(({ blocks }) => blocks.some((block) => /"(?:chart|ruler|plan)":\{/.test(JSON.stringify(block))))
  .map(({ path }) => path);

/** What lies over what: labels over labels, over a dot, or over the page's own words; and labels cut off. */
const findFaults = (page: Page) =>
  page.evaluate(() => {
    interface Mark {
      text: string;
      box: DOMRect;
    }
    const meet = (a: Mark, b: Mark) => {
      const slack = 1; // boxes of text have air round the letters
      const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      return across > slack && Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top) > slack;
    };
    /** As tall as its letters: a line of text is a quarter air. */
    const lettersOf = ({ left, top, width, height }: DOMRect) =>
      new DOMRect(left, top + height * 0.15, width, height * 0.7);
    const lines = window.linesOfText().map(({ text, left, top, right, bottom, element }) => ({
      text,
      box: lettersOf(new DOMRect(left, top, right - left, bottom - top)),
      floats: element.closest('.floating') !== null,
    }));
    const said: string[] = [];
    for (const chart of document.querySelectorAll('svg.chart:not(.bars, .bars *)')) {
      // bars have their figures in the table
      const edge = chart.getBoundingClientRect();
      const below = chart.nextElementSibling?.getBoundingClientRect().top ?? Infinity;
      /** Beyond the chart's edge, or where the sea lies over it. */
      const isHidden = ({ box: { left, right, top } }: Mark) =>
        top > edge.bottom || left > innerWidth || right < 0 || (innerWidth < 1024 && top > below);
      const marksOf = (selector: string) =>
        [...chart.querySelectorAll(selector)]
          .filter((one) => one.checkVisibility())
          .map((one): Mark => ({ text: one.textContent, box: one.getBoundingClientRect() }))
          .filter((one) => !isHidden(one));
      // What is below the head of a page is scrolled past the buttons that float.
      const words = lines.filter(({ floats }) => !floats || !chart.matches('.chart-range'));
      const labels = marksOf('text').map(({ text, box }) => ({ text, box: lettersOf(box) }));
      const dots = marksOf('.dots circle').map(({ box }) => ({ text: 'a dot', box }));
      if (edge.width > 0 && labels.length < 3) said.push(`${chart.classList}: only ${labels.length} labels`);
      for (const [index, label] of labels.entries()) {
        const others = [...labels.slice(index + 1), ...dots, ...words];
        said.push(...others.filter((other) => meet(label, other)).map(({ text }) => `${label.text} / ${text}`));
        const { left, right, bottom } = label.box;
        const isCut = left < 0 || right > innerWidth || left < edge.left || right > edge.right || bottom > edge.bottom;
        if (isCut) said.push(`${label.text} is cut off`);
      }
    }
    return said;
  });

test('the site has pages with charts, home among them', () => {
  expect(paths).toContain('/');
  expect(paths).toContain('/contact');
});

describe.each([
  [320, 568],
  [360, 780],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1366, 650],
  [1440, 900],
  [1600, 900],
  [1920, 950],
  [1920, 1080],
  [2560, 1300],
])('on a screen of %i × %i px', (width, height) => {
  test.each([
    ['', true],
    [', nor while its fonts are on their way', false],
  ])('no label lies over another, a dot or the words of the page, and none is cut off%s', async (_, hasFonts) => {
    const { page } = await openWatched(browser, { viewport: { width, height }, reducedMotion: 'reduce' });
    if (!hasFonts) await page.route('**/*.woff2', (route) => route.abort());
    await prepareForMeasuring(page);
    const faults: Record<string, string[]> = {};
    for (const path of paths) {
      await page.goto(inject('siteUrl') + path);
      await page.evaluate(() => document.fonts.ready);
      const found = await findFaults(page);
      if (found.length > 0) faults[path] = found;
    }
    expect(faults).toEqual({});
  });
});
