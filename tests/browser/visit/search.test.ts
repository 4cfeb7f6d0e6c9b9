/** The search of a site in a real browser: by keyboard and mouse, on a slow network, in two directions, and without JavaScript. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findViolationsDayAndNight } from '../../support/browser/axe.ts';
import { hydrated, launchBrowser, openWatched } from '../../support/browser/browser.ts';
import { forgetShifts, noteShifts, shiftsOf } from '../../support/browser/layout-shift.ts';
import { runCommand } from '../../support/commands.ts';
import { makeFolder } from '../../support/files/folder.ts';
import { serve } from '../../support/http/serve.ts';
import type { Served } from '../../support/http/serve.ts';

const routeOf = (path: string, name: string, ...blocks: object[]) => ({
  path,
  name,
  meta: { title: name, description: `${name}: lessons on the lake, for beginners and for old hands.` },
  blocks: [{ type: 'hero', heading: name, actions: [{ label: 'Boats', to: '/boats' }] }, ...blocks],
});
const siteIn = (language: string, call?: object) => ({
  brand: { name: 'Heron' },
  url: 'https://heron.example',
  language,
  search: { page: '/find' },
  navigation: { items: [{ label: 'Home', to: '/' }], ...(call && { call }) },
  footer: { columns: [{ heading: 'School', links: [{ label: 'Boats', to: '/boats' }] }], copyright: '© Heron' },
  notFound: { meta: routeOf('/', 'Nothing here').meta, blocks: [{ type: 'hero', heading: 'Nothing here' }] },
  routes: [
    routeOf('/', 'Home', { type: 'longtext', text: 'We sail from May.' }),
    routeOf('/boats', 'Our boats', {
      type: 'longtext',
      text: '## Dinghies\n\nTen of them, with a keel.\n\n## Oars\n\nTwo.',
    }),
    { ...routeOf('/keel', 'The keel', { type: 'longtext', text: 'It is made of lead.' }), parent: '/boats' },
    routeOf('/find', 'Find it', { type: 'search' }),
  ],
});

let browser: Browser;
let served: Served;
let arabic: Served;
beforeAll(async () => {
  const call = { label: 'اتصل', to: 'tel:+441614960123' };
  const [english, other] = [siteIn('en'), siteIn('ar', call)].map((site) => {
    const folder = makeFolder();
    writeFileSync(join(folder, 'site.json'), JSON.stringify(site));
    runCommand('build', join(folder, 'site.json'), '--out', join(folder, 'dist'));
    return join(folder, 'dist');
  });
  [browser, served, arabic] = await Promise.all([launchBrowser(), serve(english!), serve(other!)]);
});
afterAll(() => Promise.all([browser.close(), served.close(), arabic.close()]));

async function open(
  path: string,
  { url = served.url, ...options }: Parameters<typeof openWatched>[1] & { url?: string } = {},
) {
  const watched = await openWatched(browser, options);
  await noteShifts(watched.page);
  await watched.page.goto(url + path);
  await hydrated(watched.page);
  return watched;
}

const field = (page: Page) => page.getByRole('dialog').getByRole('searchbox');
const opener = (page: Page) => page.locator('.header > .wrap > .search-link');
/** Types words at once: between keys that come slowly, the words so far would be answered already. */
const enter = (page: Page, words: string) => page.keyboard.insertText(words);
/** Holds the texts of the search back, until the answer is called. */
async function holdTexts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/search-texts.json', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
const status = (page: Page, words: string) => page.getByRole('dialog').getByText(words, { exact: true });

async function openDialog(path: string, options: Parameters<typeof open>[1] = {}) {
  const watched = await open(path, options);
  await opener(watched.page).click();
  await field(watched.page).waitFor();
  return watched;
}

test('keys are enough: type, go down to a result, and open it', async () => {
  const { page, complaints } = await open('/', { allowed: /data/ }); // the empty icon of a site without a logo
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await field(page).waitFor();
  await enter(page, 'keell'); // with a letter too many
  await status(page, 'Pages found: 2').waitFor();
  const results = page.getByRole('dialog').locator('li a');
  expect(await results.allInnerTexts()).toEqual(['The keel', 'Our boats']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${served.url}/boats#dinghies`);
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(complaints()).toEqual([]);
});

test('Enter leads to the first result, Escape back to where the visitor was, with words in the field too', async () => {
  const { page } = await openDialog('/');
  await page.keyboard.type('keel');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.textContent === 'The keel');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await opener(page).evaluate((link) => link === document.activeElement)).toBe(true);
});

test('nothing is loaded before somebody begins to search, and the texts only once', async () => {
  const { page, requests, settled } = await open('/');
  await page.waitForTimeout(300);
  const ofSearch = () => requests().filter((one) => /search|engine|field|dialog|find/.test(one));
  expect(ofSearch()).toEqual([]);
  await opener(page).click();
  await field(page).waitFor();
  await page.keyboard.type('keel');
  await status(page, 'Pages found: 2').waitFor();
  await page.keyboard.press('Escape');
  await opener(page).click();
  await settled();
  expect(ofSearch().filter((one) => one.includes('search-texts.json'))).toHaveLength(1);
});

test('on a slow network it says that it is loading, and answers what was typed meanwhile', async () => {
  const { page } = await open('/');
  const release = await holdTexts(page);
  await opener(page).click();
  await field(page).waitFor();
  await page.keyboard.type('keel');
  await status(page, 'Loading').waitFor();
  await page.keyboard.press('Backspace');
  release();
  await status(page, 'Pages found: 2').waitFor();
});

test('if it cannot be loaded it says so, leads to all pages, and tries again', async () => {
  const { page } = await open('/', { allowed: /search-texts/ });
  await page.route('**/search-texts.json', (route) => route.abort());
  await opener(page).click();
  await field(page).waitFor();
  await page.keyboard.type('keel');
  await status(page, 'The search cannot be loaded. Please try again.').waitFor();
  await page.unroute('**/search-texts.json');
  await page.keyboard.press('Enter');
  await status(page, 'Pages found: 2').waitFor();
  await page.getByRole('dialog').getByRole('link', { name: 'All pages' }).click();
  await page.waitForURL(`${served.url}/find`);
});

test('its page has the words in its address, so that going back leads to the results, and nothing there moves', async () => {
  const { page } = await open('/find');
  await forgetShifts(page);
  const own = page.getByRole('main').getByRole('searchbox');
  await page.route('**/search-texts.json', async (route) => {
    await new Promise((done) => setTimeout(done, 900)); // a shift later than half a second after a key counts
    await route.continue();
  });
  await own.click();
  await own.pressSequentially('lead');
  await page.waitForURL(`${served.url}/find?q=lead`);
  await page.locator('main .search-form li a').waitFor();
  expect(await shiftsOf(page)).toMatchObject({ score: 0 });
  await page.locator('main .search-form li a').click();
  await page.waitForURL(`${served.url}/keel`);
  await page.goBack();
  await page.locator('main .search-form li a', { hasText: 'The keel' }).waitFor();
});

test('without JavaScript its links and its field lead to all pages', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(served.url);
  await opener(page).click();
  await page.waitForURL(`${served.url}/find`);
  const links = page.getByRole('navigation', { name: 'All pages' }).getByRole('link');
  expect(await links.allInnerTexts()).toEqual(['Home', 'Our boats', 'The keel']);
  await page.getByRole('main').getByRole('searchbox').fill('keel');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${served.url}/find?q=keel`);
  expect(await links.count()).toBe(3);
  await context.close();
});

test.each([320, 1280])('at %i px axe finds nothing, from left to right and from right to left', async (width) => {
  for (const url of [served.url, arabic.url]) {
    const { page } = await open('/find', { url, viewport: { width, height: 800 } });
    expect(await findViolationsDayAndNight(page)).toEqual([]);
    if (!(await opener(page).isVisible())) await page.locator('.menu > summary').click();
    await page.locator('.header .search-link:visible').click();
    await field(page).waitFor();
    await enter(page, 'keel');
    await page.getByRole('dialog').locator('li a').first().waitFor();
    expect(await findViolationsDayAndNight(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const [close, box] = await Promise.all(
      [page.getByRole('dialog').locator('[type=button]'), page.getByRole('dialog')].map((one) => one.boundingBox()),
    );
    const isAtEnd = close!.x - box!.x > box!.width / 2;
    expect(isAtEnd).toBe(url === served.url);
    expect(Math.min(close!.width, close!.height)).toBeGreaterThanOrEqual(44);
    await page.context().close();
  }
});

test('beside a button on a phone, its link is in the menu, to which Escape leads back', async () => {
  const { page } = await open('/', { url: arabic.url, viewport: { width: 320, height: 700 } });
  expect(await opener(page).isVisible()).toBe(false);
  await page.locator('.menu > summary').click();
  const link = page.locator('.menu .search-link');
  await link.click();
  await field(page).waitFor();
  await page.keyboard.press('Escape');
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
});
