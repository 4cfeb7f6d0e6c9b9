/** Tabs in a real browser: by mouse and keyboard, by addresses, in the browser's search, and without JavaScript. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hydrated, launchBrowser } from '../../support/browser/browser.ts';
import { runCommand } from '../../support/commands.ts';
import { makeFolder } from '../../support/files/folder.ts';
import { serve } from '../../support/http/serve.ts';
import type { Served } from '../../support/http/serve.ts';

const routeOf = (path: string, name: string, ...blocks: object[]) => ({
  path,
  name,
  meta: { title: name, description: `${name}: lessons on the lake, for beginners and for old hands.` },
  blocks: [{ type: 'hero', heading: name, actions: [{ label: 'Sunday', to: '/days#sunday' }] }, ...blocks],
});
const tabs = {
  type: 'tabs',
  heading: 'Days',
  items: ['Friday', 'Saturday', 'Sunday'].map((title) => ({ title, text: `On ${title} we sail.` })),
};
const siteIn = (language: string) => ({
  brand: { name: 'Heron' },
  url: 'https://heron.example',
  language,
  navigation: { items: [{ label: 'Home', to: '/' }] },
  footer: { columns: [{ heading: 'School', links: [{ label: 'Home', to: '/' }] }], copyright: '© Heron' },
  notFound: { meta: routeOf('/', 'Nothing here').meta, blocks: [{ type: 'hero', heading: 'Nothing here' }] },
  routes: [
    routeOf('/', 'Home'),
    routeOf('/days', 'All days', { type: 'longtext', text: `${'Long ago.\n\n'.repeat(60)}` }, tabs),
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

async function open(url: string, options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block', ...options });
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

const shown = (page: Page) =>
  page.locator('.tab-panel').evaluateAll(
    (panels) =>
    panels.filter((panel) => panel.checkVisibility({ contentVisibilityAuto: true }) && panel.clientHeight > 0).map((panel) => panel.id), // prettier-ignore
  );
const ready = (page: Page) => page.locator('.tabbed[data-ready]').waitFor();

test('one part is shown from the first paint on, and nothing moves when the script comes', async () => {
  const page = await open(`${served.url}/days#saturday`);
  expect(await shown(page)).toEqual(['saturday']);
  const before = await page.locator('.tabbed').boundingBox();
  await hydrated(page);
  await ready(page);
  expect(await shown(page)).toEqual(['saturday']);
  const after = await page.locator('.tabbed').boundingBox();
  expect(after!.height).toBe(before!.height);
});

test('keys move between tabs, and the address leads to the one that is open', async () => {
  const page = await open(`${served.url}/days`);
  await hydrated(page);
  await page.locator('.tab-list').scrollIntoViewIfNeeded();
  await ready(page);
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('Saturday').click();
  expect(await shown(page)).toEqual(['saturday']);
  await page.waitForURL(`${served.url}/days#saturday`);
  for (const [key, name] of [
    ['ArrowRight', 'Sunday'],
    ['ArrowRight', 'Friday'],
    ['ArrowLeft', 'Sunday'],
    ['Home', 'Friday'],
    ['End', 'Sunday'],
  ]) {
    await page.keyboard.press(key!);
    expect(await tab(name!).evaluate((one) => one === document.activeElement && one.ariaSelected)).toBe('true');
    expect(await shown(page)).toEqual([name!.toLowerCase()]);
  }
  await page.keyboard.press('Tab');
  expect(await page.getByRole('tabpanel', { name: 'Sunday' }).evaluate((one) => one === document.activeElement)).toBe(true); // prettier-ignore
});

test('from right to left, the arrow keys go the other way', async () => {
  const page = await open(`${mirrored.url}/days#friday`);
  await hydrated(page);
  await ready(page);
  await page.getByRole('tab', { name: 'Friday' }).focus();
  await page.keyboard.press('ArrowLeft');
  expect(await shown(page)).toEqual(['saturday']);
});

test('a link from another page opens its tab, and a link on the page another one', async () => {
  const page = await open(served.url);
  await hydrated(page);
  await page.getByRole('link', { name: 'Sunday' }).click();
  await page.waitForURL(/days#sunday/);
  await ready(page);
  expect(await shown(page)).toEqual(['sunday']);
  await page.locator('#sunday').evaluate((panel) => panel.getBoundingClientRect().top < innerHeight);
  await page.evaluate(() => (location.hash = '#friday'));
  await page.locator('#friday:not([hidden])').waitFor();
  expect(await shown(page)).toEqual(['friday']);
});

test('without JavaScript and on paper, the parts stand one below the other with their headings', async () => {
  const plain = await open(`${served.url}/days`, { javaScriptEnabled: false });
  await plain.getByRole('heading', { name: 'Sunday' }).waitFor();
  expect(await plain.locator('.tab-list').isVisible()).toBe(false);
  const page = await open(`${served.url}/days#sunday`);
  await hydrated(page);
  await ready(page);
  await page.emulateMedia({ media: 'print' });
  expect(await shown(page)).toEqual(['friday', 'saturday', 'sunday']);
  expect(await page.locator('.tab-list').isVisible()).toBe(false);
  expect(await page.getByText('On Friday we sail.').boundingBox()).not.toBeNull();
});
