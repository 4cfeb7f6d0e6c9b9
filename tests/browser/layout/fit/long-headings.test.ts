/** Headings with long words beside other columns: no word breaks inside without a hyphen, in any look. */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveBuilt } from '../../../../scripts/cli/browser/serve-built.ts';
import { LOOKS } from '../../../../theme/looks/looks.ts';
import { launchBrowser, openWatched } from '../../../support/browser/browser.ts';
import { prepareForMeasuring } from '../../../support/browser/text-layout.ts';
import { writeOnePage } from './one-page.ts';

const looks = Object.keys(LOOKS) as (keyof typeof LOOKS)[];
const WIDTHS = [1024, 1280, 1440, 1920];
/** Common in its language; 14 and 18 letters. */
const WORDS = ['Öffnungszeiten', 'Terminvereinbarung'];

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const blocksWith = (heading: string, index: number) => [
  { type: 'opening-hours', heading },
  { type: 'faq', heading, items: [{ question: 'Wann?', answer: 'Morgen.' }] },
  { type: 'feature', heading, text: 'Ein Text.', aside: '- Eins\n- Zwei' },
  {
    type: 'form',
    heading,
    id: `form-${index}`,
    endpoint: 'contact',
    fields: [{ name: 'name', label: 'Name' }],
    submitLabel: 'Senden',
  },
  { type: 'call-to-action', heading, actions: [{ label: 'Anfragen', to: '/' }] },
  { type: 'longtext', text: `## ${heading}\n\nEin Text.\n\n## Weiteres\n\nEin Text.` },
];

const site = {
  endpoints: { contact: { url: '/send', answer: 'message' } },
  openingHours: ['Mo-Fr 09:00-17:00'],
};

test.for(looks)('%s', async (look) => {
  const manifest = writeOnePage({ look, language: 'de', blocks: WORDS.flatMap(blocksWith), site });
  await serveBuilt(manifest, async (url) => {
    const { page } = await openWatched(browser);
    await prepareForMeasuring(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(url, { waitUntil: 'networkidle' });
      const broken = await page.evaluate(() => window.findBrokenWords(99));
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft({ width, broken, sideways }).toEqual({ width, broken: [], sideways: 0 });
    }
  });
});
