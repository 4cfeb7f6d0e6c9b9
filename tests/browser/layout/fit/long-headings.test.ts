/** Headings with words that are as wide as a phone, or wider than a column. */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveBuilt } from '../../../../scripts/cli/browser/serve-built.ts';
import { LOOKS } from '../../../../theme/looks/looks.ts';
import { launchBrowser, openWatched } from '../../../support/browser/browser.ts';
import { writeOnePage } from './one-page.ts';

const looks = Object.keys(LOOKS) as (keyof typeof LOOKS)[];
const WORDS = ['Öffnungszeiten', 'Versicherungsfragen', 'Dienstleistungen', 'Behandlungsschwerpunkt'];

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

test.for(looks)('%s: a long word of a heading is on one line', async (look) => {
  const blocks = WORDS.map((heading) => ({ type: 'cards', heading, items: [{ title: 'Eins', text: 'Zwei.' }] }));
  await serveBuilt(writeOnePage({ look, language: 'de', blocks }), async (url) => {
    for (const width of [320, 360, 768, 1024, 1280, 1440, 1920]) {
      const { page } = await openWatched(browser, { viewport: { width, height: 900 } });
      await page.goto(url, { waitUntil: 'networkidle' });
      const broken = await page.locator('main h2').evaluateAll((headings) =>
        headings.flatMap((heading) => {
          const words = document.createRange();
          words.selectNodeContents(heading);
          const lines = new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
          return lines > 1 || heading.scrollWidth > heading.clientWidth ? [heading.textContent] : [];
        }),
      );
      expect(broken, `at ${width} px`).toEqual([]);
      await page.context().close();
    }
  });
});
