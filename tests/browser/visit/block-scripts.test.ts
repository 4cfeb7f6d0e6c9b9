/** Videos, maps and opening hours in a real browser: nothing of another host before a click, and words by the site's clock. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
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
  blocks: [{ type: 'hero', heading: name, actions: [{ label: 'The way', to: '/way' }] }, ...blocks],
});
const site = {
  brand: { name: 'Heron' },
  url: 'https://heron.example',
  language: 'en',
  places: { lake: { name: 'The lake', latitude: 55.7, longitude: 12.6 } },
  openingHours: ['Mo-Su 00:00-24:00'],
  timeZone: 'Pacific/Auckland',
  navigation: { items: [{ label: 'Home', to: '/' }] },
  footer: { columns: [{ heading: 'School', links: [{ label: 'Home', to: '/' }] }], copyright: '© Heron' },
  notFound: { meta: routeOf('/', 'Nothing here').meta, blocks: [{ type: 'hero', heading: 'Nothing here' }] },
  routes: [
    routeOf('/', 'Home', { type: 'opening-hours' }),
    routeOf(
      '/way',
      'The way to the lake',
      { type: 'map', place: 'lake' },
      { type: 'video', video: 'https://youtu.be/aqz-KE-bpKQ', title: 'A rabbit' },
    ),
  ],
};

let browser: Browser;
let served: Served;
beforeAll(async () => {
  const folder = makeFolder();
  mkdirSync(join(folder, 'public'));
  writeFileSync(join(folder, 'site.json'), JSON.stringify(site));
  runCommand('build', join(folder, 'site.json'), '--out', join(folder, 'dist'));
  [browser, served] = await Promise.all([launchBrowser(), serve(join(folder, 'dist'))]);
});
afterAll(() => Promise.all([browser.close(), served.close()]));

/** A page whose requests to other hosts are noted, and answered with an empty page. */
async function open(path: string) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const foreign: string[] = [];
  await context.route(
    (url) => url.origin !== served.url,
    (route) => {
      foreign.push(new URL(route.request().url()).host);
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Theirs</title>' });
    },
  );
  const page = await context.newPage();
  await page.goto(served.url + path);
  await hydrated(page);
  return { page, foreign };
}

test('a map and a video come at a click, also on a page that was reached from another', async () => {
  const { page, foreign } = await open('/');
  await page.getByRole('link', { name: 'The way' }).click();
  await page.waitForURL(`${served.url}/way`);
  await hydrated(page);
  const map = page.getByRole('link', { name: /Show map/ });
  await map.scrollIntoViewIfNeeded();
  expect(foreign).toEqual([]);
  await map.click();
  await page.frameLocator('iframe[title="The lake"]').locator('title').waitFor({ state: 'attached' });
  await page.getByRole('link', { name: 'Play video: A rabbit' }).click();
  await page.frameLocator('iframe[title="A rabbit"]').locator('title').waitFor({ state: 'attached' });
  expect(foreign).toEqual(['www.openstreetmap.org', 'www.youtube-nocookie.com']);
});

test('only the page with a map and a video may show frames, and only of their hosts', async () => {
  const policyOf = async (path: string) => (await fetch(served.url + path)).headers.get('content-security-policy')!;
  expect(await policyOf('/')).not.toContain('frame-src');
  expect(await policyOf('/way')).toContain('frame-src https://www.openstreetmap.org https://www.youtube-nocookie.com;');
});

test('it says whether it is open, and which day it is there, also after a click from another page', async () => {
  const { page } = await open('/way');
  await page.getByRole('link', { name: 'Home' }).first().click();
  await page.getByText('Open now', { exact: true }).waitFor();
  const day = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: site.timeZone }).format(new Date());
  expect(await page.locator('[aria-current=date] dt').innerText()).toBe(day);
});
