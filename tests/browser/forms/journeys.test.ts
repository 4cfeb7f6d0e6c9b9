/** Choosing two places in a real browser: by keyboard and by an address, in two directions, on paper, and without JavaScript. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findViolationsDayAndNight } from '../../support/browser/axe.ts';
import { hydrated, launchBrowser, openWatched } from '../../support/browser/browser.ts';
import { noteShifts, shiftsOf } from '../../support/browser/layout-shift.ts';
import { runCommand } from '../../support/commands.ts';
import { makeFolder } from '../../support/files/folder.ts';
import { serve } from '../../support/http/serve.ts';
import type { Served } from '../../support/http/serve.ts';

const routeOf = (path: string, name: string, ...blocks: object[]) => ({
  path,
  name,
  meta: { title: name, description: `${name}: lessons on the lake, for beginners and for old hands.` },
  blocks: [{ type: 'hero', heading: name, actions: [{ label: 'The way', to: '/way' }] }, ...blocks],
});
const journeys = {
  type: 'journeys',
  id: 'journey',
  heading: 'How far is it?',
  from: 'bay',
  to: 'lake',
  ways: [
    { title: 'By ferry', text: 'Bring a coat.', most: 500 },
    { title: 'By train', text: 'Bring a book.' },
  ],
  caption: 'All places from the bay, estimated',
};
const siteIn = (language: string) => ({
  brand: { name: 'Heron' },
  url: 'https://heron.example',
  language,
  places: {
    bay: { name: 'Bay', latitude: 55, longitude: 12 },
    lake: { name: 'Lake', latitude: 56, longitude: 13, page: '/' },
    city: { name: 'City', latitude: 48, longitude: 11 },
  },
  travel: { speeds: [{ label: 'By air', speed: 500 }] },
  navigation: { items: [{ label: 'Home', to: '/' }] },
  footer: { columns: [{ heading: 'School', links: [{ label: 'Home', to: '/' }] }], copyright: '© Heron' },
  notFound: { meta: routeOf('/', 'Nothing here').meta, blocks: [{ type: 'hero', heading: 'Nothing here' }] },
  routes: [
    routeOf('/', 'Home'),
    routeOf('/way', 'The way', { type: 'longtext', text: `${'Long ago.\n\n'.repeat(40)}` }, journeys, {
      type: 'longtext',
      text: 'Then you are there.',
    }),
  ],
});

let browser: Browser;
let served: Served;
let mirrored: Served;
beforeAll(async () => {
  const [first, second] = ['en', 'ar'].map((language) => {
    const folder = makeFolder();
    writeFileSync(join(folder, 'site.json'), JSON.stringify(siteIn(language)));
    runCommand('build', join(folder, 'site.json'), '--out', join(folder, 'dist'));
    return join(folder, 'dist');
  });
  [browser, served, mirrored] = await Promise.all([launchBrowser(), serve(first!), serve(second!)]);
});
afterAll(() => Promise.all([browser.close(), served.close(), mirrored.close()]));

const answer = (page: Page, words: RegExp) => page.locator('.answer > p').filter({ hasText: words, visible: true });
const marked = (page: Page) => page.getByText('Not for this distance').filter({ visible: true });
const field = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

async function open(path: string, options: Parameters<typeof openWatched>[1] = {}) {
  const watched = await openWatched(browser, { ...options, allowed: /data/ }); // the empty icon of a site without a logo
  await noteShifts(watched.page);
  await watched.page.goto(served.url + path);
  if (options.javaScriptEnabled !== false) await hydrated(watched.page);
  return watched;
}

test('keys are enough: the answer follows the choice, and can be sent to others by its address', async () => {
  const { page, complaints } = await open('/way');
  await field(page, 'To').focus();
  await page.keyboard.type('City');
  await answer(page, /^Bay to City: 7\d\d km in a straight line$/).waitFor();
  expect(await answer(page, /^By air: about 1\sh\s\d\d$/).count()).toBe(1);
  expect(await marked(page).count()).toBe(1);
  expect(await field(page, 'To').evaluate((element) => element === document.activeElement)).toBe(true);
  const { page: other } = await open(page.url().slice(served.url.length));
  await answer(other, /^Bay to City/).waitFor();
  expect(await field(other, 'To').inputValue()).toBe('city');
  expect(complaints()).toEqual([]);
});

test('two equal places are said to be equal, and no way is marked', async () => {
  const { page } = await open('/way');
  await field(page, 'From').focus(); // which brings it onto the screen
  await field(page, 'From').selectOption('lake');
  await answer(page, /^Choose two different places\.$/).waitFor();
  expect(await marked(page).count()).toBe(0);
});

test('an address with a place that does not exist shows the first journey', async () => {
  const { page } = await open('/way?from=atlantis&to=%3Cb%3E#journey');
  await field(page, 'To').waitFor();
  expect(await answer(page, /^Bay to Lake/).count()).toBe(1);
  expect(await field(page, 'From').inputValue()).toBe('bay');
});

test('its script is loaded when the block comes near, and nothing moves by itself', async () => {
  const { page, requests, settled } = await open('/way');
  await settled();
  expect(requests().filter((request) => request.includes('choose'))).toEqual([]);
  const loading = page.waitForRequest(/choose/);
  await page.locator('#journey').scrollIntoViewIfNeeded();
  await loading;
  await settled();
  expect(requests().filter((request) => request.includes('choose'))).toHaveLength(1);
  expect(await shiftsOf(page)).toEqual({ score: 0, moved: [] });
});

test('without JavaScript there are no fields, an answer, and a table of all places', async () => {
  const { page } = await open('/way', { javaScriptEnabled: false });
  expect(await page.getByRole('combobox').count()).toBe(0);
  expect(await answer(page, /^Bay to Lake/).isVisible()).toBe(true);
  await page.getByText('All places from the bay, estimated').click();
  expect(await page.getByRole('row', { name: /^City/ }).isVisible()).toBe(true);
});

test('on paper there are the answer and the table', async () => {
  const { page } = await open('/way');
  await page.emulateMedia({ media: 'print' });
  expect(await field(page, 'To').isVisible()).toBe(false);
  expect(await answer(page, /^Bay to Lake/).isVisible()).toBe(true);
  expect(await page.getByRole('row', { name: /^City/ }).isVisible()).toBe(true);
});

test.each([320, 1280])(
  'axe finds nothing at %i px, in two directions, and nothing is wider than the screen',
  async (width) => {
    for (const { url } of [served, mirrored]) {
      const { page } = await openWatched(browser, { viewport: { width, height: 740 }, reducedMotion: 'reduce' });
      await page.goto(`${url}/way#journey`); // oxlint-disable-line no-await-in-loop -- one page at a time
      await hydrated(page); // oxlint-disable-line no-await-in-loop
      await page.locator('#journey summary').click(); // oxlint-disable-line no-await-in-loop
      expect(await findViolationsDayAndNight(page)).toEqual([]); // oxlint-disable-line no-await-in-loop
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width); // oxlint-disable-line no-await-in-loop
    }
  },
);
