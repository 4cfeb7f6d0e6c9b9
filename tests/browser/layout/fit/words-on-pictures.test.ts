/** Words on pictures can be read, whatever the picture: measured on the pixels that a browser really paints. Long ones beside it stay whole. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, openWatched } from '../../../support/browser/browser.ts';
import { wordsOn } from '../../../support/browser/pixels.ts';
import { runCommand } from '../../../support/commands.ts';
import { makeFolder } from '../../../support/files/folder.ts';
import { serve } from '../../../support/http/serve.ts';
import type { Served } from '../../../support/http/serve.ts';

const SIZE = { width: 1500, height: 1000 };
type Light = (x: number, y: number) => number;
const board = (square: number): Light => (x, y) => (Math.floor(x / square) + Math.floor(y / square)) % 2 ? 255 : 0; // prettier-ignore

/** Pictures by the light of each pixel; the last two are as uneven as photographs of a window and of a crowd. */
const PICTURES: Record<string, Light> = {
  white: () => 255,
  black: () => 0,
  grey: () => 140,
  board: board(40),
  mesh: board(3),
  window: (x, y) => (x % 700 > 350 && y < 620 ? 235 + 20 * Math.sin(x / 9) : 40 + 25 * Math.sin(y / 31)),
  crowd: (x, y) => 128 + 60 * Math.sin(x / 37) * Math.cos(y / 23) + 60 * Math.sin((x * y) / 991),
};
const names = Object.keys(PICTURES);

async function draw(light: Light): Promise<Buffer> {
  const { width, height } = SIZE;
  const data = Buffer.alloc(width * height * 3);
  for (let index = 0; index < width * height; index++)
    data.fill(light(index % width, Math.floor(index / width)), index * 3, index * 3 + 3);
  return sharp(data, { raw: { ...SIZE, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

const actions = [
  { label: 'Come and see us', to: '/' },
  { label: 'Read how it all began', to: '/black', look: 'quiet' },
];
const routeOf = (name: string) => ({
  path: name === names[0] ? '/' : `/${name}`,
  name,
  meta: { title: name, description: `${name}: a picture with words on it, which have to be readable.` },
  blocks: [
    {
      type: 'hero',
      size: 'full',
      heading: 'Words that stand on a picture',
      lead: 'They are as readable there as on paper. [See another](/black).',
      note: 'Even those in small print, whatever is behind them.',
      actions,
      image: { file: `/${name}.jpg`, alt: '', credit: 'Photo: Ada Brown' },
    },
    {
      type: 'call-to-action',
      heading: 'Shall we talk about it?',
      lead: 'It costs nothing to [ask](/black).',
      actions,
      image: { file: `/${name}.jpg`, alt: '', focus: 'top-left' },
    },
  ],
});

const site = (theme: object, shown = names) => ({
  brand: { name: 'Heron' },
  url: 'https://heron.example',
  language: 'en',
  theme,
  navigation: { items: shown.slice(0, 3).map((name) => ({ label: name, to: routeOf(name).path })) },
  footer: { columns: [{ heading: 'Pages', links: shown.map((name) => ({ label: name, to: routeOf(name).path })) }], copyright: '© Heron' }, // prettier-ignore
  notFound: { meta: routeOf('black').meta, blocks: [{ type: 'hero', heading: 'Nothing here' }] },
  routes: shown.map(routeOf),
});

/** Themes whose words, grounds and ratios differ most. */
const THEMES = {
  inn: { theme: { look: 'inn' }, ratio: 4.5 },
  'a light stage, high contrast': { theme: { look: 'civic', hero: 'behind', header: 'over', contrast: 'high' }, ratio: 7 }, // prettier-ignore
};

describe.each(Object.entries(THEMES))('%s', (_, { theme, ratio }) => {
  let browser: Browser;
  let served: Served;
  beforeAll(async () => {
    const folder = makeFolder();
    mkdirSync(join(folder, 'public'));
    const drawn = await Promise.all(names.map((name) => draw(PICTURES[name]!)));
    for (const [index, name] of names.entries()) writeFileSync(join(folder, `public/${name}.jpg`), drawn[index]!);
    writeFileSync(join(folder, 'site.json'), JSON.stringify(site(theme)));
    runCommand('build', join(folder, 'site.json'), '--out', join(folder, 'dist'));
    [browser, served] = await Promise.all([launchBrowser(), serve(join(folder, 'dist'))]);
  });
  afterAll(() => Promise.all([browser.close(), served.close()]));

  test.each(names)('%s', async (name) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const [width, height] of [[360, 740], [768, 1000], [1440, 900]] as const) { // prettier-ignore
        // oxlint-disable-next-line no-await-in-loop -- one page at a time
        const { page } = await openWatched(browser, { viewport: { width, height }, colorScheme, reducedMotion: 'reduce', bypassCSP: true }); // prettier-ignore
        // oxlint-disable-next-line no-await-in-loop
        await page.goto(served.url + routeOf(name).path, { waitUntil: 'load' });
        // oxlint-disable-next-line no-await-in-loop
        const words = await wordsOn(page, ['.header', '.hero', '.call-to-action']);
        expect(words.length, 'there are words to measure').toBeGreaterThan(8);
        const poor = words.filter(({ contrast }) => contrast < ratio);
        expect(poor, `${name} ${colorScheme} at ${width}`).toEqual([]);
        // oxlint-disable-next-line no-await-in-loop
        await page.context().close();
      }
    }
  });
}); // prettier-ignore

describe('a heading beside a picture breaks no word, in a language that browsers do not hyphenate', () => {
  const PLAIN = names.slice(0, 2);
  const HEADINGS = ['Puulämmitteinen saunalautta ystäväporukoille', 'Epäjärjestelmällisyyttä lautalla'];
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  test.each(['civic', 'workshop', 'bloom'])('%s', async (look) => {
    const folder = makeFolder();
    mkdirSync(join(folder, 'public'));
    for (const name of PLAIN) writeFileSync(join(folder, `public/${name}.jpg`), await draw(PICTURES[name]!)); // oxlint-disable-line no-await-in-loop
    const all = site({ look }, PLAIN);
    const routes = all.routes.map((route, index) => ({
      ...route,
      blocks: [{ ...route.blocks[0]!, heading: HEADINGS[index]! }],
    }));
    writeFileSync(join(folder, 'site.json'), JSON.stringify({ ...all, language: 'fi', routes }));
    runCommand('build', join(folder, 'site.json'), '--out', join(folder, 'dist'));
    const served = await serve(join(folder, 'dist'));
    const { page } = await openWatched(browser, { bypassCSP: true });
    for (const width of [360, 768, 1024, 1440, 1920])
      for (const { path } of routes) {
        await page.setViewportSize({ width, height: 900 }); // oxlint-disable-line no-await-in-loop
        await page.goto(served.url + path); // oxlint-disable-line no-await-in-loop
        // oxlint-disable-next-line no-await-in-loop
        const broken = await page.locator('h1').evaluate((heading) => {
          const text = heading.firstChild!;
          return [...text.textContent!.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            return range.getClientRects().length > 1 ? [word] : [];
          });
        });
        expect(broken, `at ${width}`).toEqual([]);
      }
    await Promise.all([page.context().close(), served.close()]);
  });
});
