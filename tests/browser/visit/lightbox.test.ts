/** The pictures of a gallery in a real browser: they open large, by mouse, keyboard and finger, and without JavaScript. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hydrated, launchBrowser, openWatched } from '../../support/browser/browser.ts';
import { runCommand } from '../../support/commands.ts';
import { makeFolder } from '../../support/files/folder.ts';
import { serve } from '../../support/http/serve.ts';
import type { Served } from '../../support/http/serve.ts';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" fill="#579"><rect width="600" height="600"/></svg>';
const WORDS = ['A boat', 'A pier', 'A mast'];
const routeOf = (path: string, name: string, block: object) => ({
  path,
  name,
  meta: { title: name, description: `${name}: lessons on the lake, for beginners and for old hands.` },
  blocks: [{ type: 'hero', heading: name, actions: [{ label: 'Pictures', to: '/pictures' }] }, block],
});
const gallery = {
  type: 'gallery',
  heading: 'On the lake',
  items: WORDS.map((alt, index) => ({ file: `/${index}.svg`, alt, ...(index === 1 && { caption: 'The new one' }) })),
};
const site = {
  brand: { name: 'Heron', logo: '/0.svg' },
  url: 'https://heron.example',
  language: 'en',
  navigation: { items: [{ label: 'Home', to: '/' }] },
  footer: { columns: [{ heading: 'School', links: [{ label: 'Home', to: '/' }] }], copyright: '© Heron' },
  notFound: { meta: routeOf('/', 'Nothing here', {}).meta, blocks: [{ type: 'hero', heading: 'Nothing here' }] },
  routes: [
    routeOf('/', 'Home', { type: 'longtext', text: 'We sail from May.' }),
    routeOf('/pictures', 'Pictures of the lake', gallery),
  ],
};

let browser: Browser;
let served: Served;
beforeAll(async () => {
  const folder = makeFolder();
  mkdirSync(join(folder, 'public'));
  for (const index of WORDS.keys()) writeFileSync(join(folder, `public/${index}.svg`), SVG);
  writeFileSync(join(folder, 'site.json'), JSON.stringify(site));
  runCommand('build', join(folder, 'site.json'), '--out', join(folder, 'dist'));
  [browser, served] = await Promise.all([launchBrowser(), serve(join(folder, 'dist'))]);
});
afterAll(() => Promise.all([browser.close(), served.close()]));

/** Opens the page with the gallery, and its second picture. */
async function openSecond(options: Parameters<typeof openWatched>[1] = {}) {
  const watched = await openWatched(browser, options);
  await watched.page.goto(`${served.url}/pictures`);
  await hydrated(watched.page);
  await link(watched.page, 1).click();
  await watched.page.getByRole('dialog').waitFor();
  return watched;
}

const link = (page: Page, index: number) => page.locator('.gallery-list a').nth(index);
const shown = async (page: Page) => (await page.getByRole('dialog').locator('img').getAttribute('alt')) ?? '';

test('a picture opens large with its caption, says which one it is, and nothing is stopped by the policy', async () => {
  const { page, complaints } = await openSecond();
  const dialog = page.getByRole('dialog', { name: 'On the lake' });
  expect(await shown(page)).toBe('A pier');
  expect(await dialog.locator('figcaption').innerText()).toBe('The new one');
  expect(await dialog.getByRole('status').textContent()).toBe('Picture 2 of 3 A pier');
  expect(complaints()).toEqual([]);
});

test('keys lead from picture to picture, and Escape back to where the visitor was', async () => {
  const { page } = await openSecond();
  const seen = [];
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End']) {
    await page.keyboard.press(key);
    seen.push(await shown(page));
  }
  expect(seen).toEqual(['A mast', 'A boat', 'A mast', 'A boat', 'A mast']);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await expect.poll(() => link(page, 1).evaluate((element) => element === document.activeElement)).toBe(true);
});

test('the focus stays among the three buttons, which have names and are large enough for a finger', async () => {
  const { page } = await openSecond({ viewport: { width: 320, height: 600 } });
  const buttons = page.getByRole('dialog').getByRole('button');
  const names = await buttons.evaluateAll((all) => all.map((button) => button.getAttribute('aria-label')));
  expect(names).toEqual(['Close', 'Previous picture', 'Next picture']);
  for (const box of await Promise.all((await buttons.all()).map((button) => button.boundingBox())))
    expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44);
  await page.getByRole('button', { name: 'Next picture' }).click();
  expect(await shown(page)).toBe('A mast');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
});

test('a swipe leads on, and back', async () => {
  const { page } = await openSecond({ viewport: { width: 360, height: 700 }, hasTouch: true });
  const session = await page.context().newCDPSession(page);
  const touch = (type: string, x?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: x === undefined ? [] : [{ x, y: 350 }],
    });
  for (const [from, to, alt] of [
    [260, 80, 'A mast'],
    [80, 260, 'A pier'],
  ] as const) {
    await touch('touchStart', from);
    await touch('touchMove', (from + to) / 2);
    await touch('touchMove', to);
    await touch('touchEnd');
    await page.getByRole('dialog').getByAltText(alt).waitFor();
  }
});

test('the script comes only where somebody points at a picture, also after a click from another page', async () => {
  const { page, requests } = await openWatched(browser);
  await page.goto(served.url);
  await hydrated(page);
  await page.getByRole('link', { name: 'Pictures' }).click();
  await page.waitForURL(`${served.url}/pictures`);
  expect(requests().filter((request) => request.includes('lightbox'))).toEqual([]);
  await link(page, 0).click();
  await page.getByRole('dialog').waitFor();
  expect(requests().filter((request) => request.includes('lightbox'))).toHaveLength(1);
});

test('without JavaScript, or if the script does not come, a picture is a link to its file', async () => {
  for (const javaScriptEnabled of [false, true]) {
    const context = await browser.newContext({ javaScriptEnabled, serviceWorkers: 'block' });
    await context.route(/lightbox/, (route) => route.abort());
    const page = await context.newPage();
    await page.goto(`${served.url}/pictures`);
    if (javaScriptEnabled) await hydrated(page);
    await link(page, 1).click();
    await page.waitForURL(`${served.url}/1.svg`);
    await context.close();
  }
});
