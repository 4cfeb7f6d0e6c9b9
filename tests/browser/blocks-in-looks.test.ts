/** Blocks keep their lines, their space and their contrast in looks that set them in another way than most. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contrast } from '../../theme/palette/colours.ts';
import { launchBrowser, openWatched } from '../support/browser/browser.ts';
import { runCommand } from '../support/commands.ts';
import { makeFolder } from '../support/files/folder.ts';
import { serve } from '../support/http/serve.ts';
import type { Served } from '../support/http/serve.ts';

const meta = { title: 'Heron', description: 'Lessons on the lake, for beginners and for old hands.' };
const hero = { type: 'hero', heading: 'Learn to sail' };
const plan = (name: string) => ({ name, price: '30', action: { label: 'Take it', to: '/' } });
const site = {
  brand: { name: 'Heron' },
  url: 'https://heron.example',
  language: 'en-GB',
  navigation: { items: [{ label: 'Home', to: '/' }] },
  footer: { columns: [{ heading: 'School', links: [{ label: 'Home', to: '/' }] }], copyright: '© Heron' },
  notFound: { meta, blocks: [hero] },
  routes: [
    {
      path: '/',
      name: 'Home',
      meta,
      blocks: [
        hero,
        { type: 'longtext', text: '- Boats\n- Sails\n- Oars\n' },
        { type: 'pricing', heading: 'Plans', items: [plan('One'), plan('A name that is much longer than a line of its plan')] },
        { type: 'contact-details', heading: 'Where', items: [{ label: 'Jetty', text: 'Lake Road 1' }] },
        { type: 'call-to-action', heading: 'Come', actions: [{ label: 'Write', to: '/', look: 'primary' }] },
      ],
    },
  ],
}; // prettier-ignore

const THEMES = { workshop: '#c0392b', poster: '#4b26e6' };
let browser: Browser;
const served = new Map<string, Served>();
beforeAll(async () => {
  browser = await launchBrowser();
  for (const [look, seed] of Object.entries(THEMES)) {
    const folder = makeFolder();
    writeFileSync(join(folder, 'site.json'), JSON.stringify({ ...site, theme: { look, seed } }));
    runCommand('build', join(folder, 'site.json'), '--out', join(folder, 'dist'));
    served.set(look, await serve(join(folder, 'dist')));
  }
});
afterAll(() => Promise.all([browser.close(), ...Array.from(served.values(), (one) => one.close())]));

async function open(look: string, width: number, colorScheme: 'light' | 'dark' = 'light'): Promise<Page> {
  const { page } = await openWatched(browser, {
    viewport: { width, height: 800 },
    colorScheme,
    reducedMotion: 'reduce',
  });
  await page.goto(served.get(look)!.url);
  return page;
}

const boxOf = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())!;
const hexOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const parts = getComputedStyle(element).backgroundColor.match(/\d+/g)!.slice(0, 3);
    return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
  });

test.for(['light', 'dark'] as const)('a red button is seen on the dark band of a workshop, %s', async (scheme) => {
  const page = await open('workshop', 1440, scheme);
  const [band, button] = [await hexOf(page, '.call-to-action'), await hexOf(page, '.call-to-action .button-primary')];
  expect(contrast(button, band)).toBeGreaterThanOrEqual(3);
});

test('a text that begins with a list has space above it', async () => {
  const page = await open('poster', 360);
  const [text, list] = [await boxOf(page, '.longtext'), await boxOf(page, '.longtext ul')];
  expect(list.y - text.y).toBeGreaterThan(24);
});

test('prices are on one line where a name has two', async () => {
  const page = await open('workshop', 1440);
  const tops = await page.locator('.price').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

test('contact details without an icon begin below their heading', async () => {
  const page = await open('workshop', 1440);
  const [heading, label] = [await boxOf(page, '.contact-details h2'), await boxOf(page, '.contact-details h3')];
  expect(label.x).toBe(heading.x);
});

test('no footer keeps space for buttons that the site does not have', async () => {
  const page = await open('poster', 360);
  const [footer, last] = [await boxOf(page, '.footer'), await boxOf(page, '.footer .low')];
  expect(footer.y + footer.height - last.y - last.height).toBeLessThan(30);
});
