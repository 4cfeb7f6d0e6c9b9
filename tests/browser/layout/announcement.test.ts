/** The bar of an announcement in a real browser: above the header, gone after its days before anything is painted, below an open menu. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hydrated, launchBrowser } from '../../support/browser/browser.ts';
import { runCommand } from '../../support/commands.ts';
import { makeFolder } from '../../support/files/folder.ts';
import { serve } from '../../support/http/serve.ts';
import type { Served } from '../../support/http/serve.ts';

const meta = { title: 'Heron', description: 'Lessons on the lake, for beginners and for old hands.' };
const hero = { type: 'hero', heading: 'Learn to sail' };
const site = {
  brand: { name: 'Heron' },
  url: 'https://heron.example',
  language: 'en',
  timeZone: 'Europe/Berlin',
  announcement: { text: 'Closed for the regatta.', from: '2026-08-03', until: '2026-08-05' },
  navigation: { items: [{ label: 'Home', to: '/' }] },
  footer: { columns: [{ heading: 'School', links: [{ label: 'Home', to: '/' }] }], copyright: '© Heron' },
  notFound: { meta, blocks: [hero] },
  routes: [{ path: '/', name: 'Home', meta, blocks: [hero, { type: 'longtext', text: 'Long ago.\n\n'.repeat(80) }] }],
};

let browser: Browser;
let served: Served;
beforeAll(async () => {
  const folder = makeFolder();
  writeFileSync(join(folder, 'site.json'), JSON.stringify(site));
  runCommand('build', join(folder, 'site.json'), '--out', join(folder, 'dist'), '--date', '2026-08-04');
  [browser, served] = await Promise.all([launchBrowser(), serve(join(folder, 'dist'))]);
});
afterAll(() => Promise.all([browser.close(), served.close()]));

/** A page on a phone as it is at a moment. */
async function openAt(time: string, javaScriptEnabled = true) {
  const viewport = { width: 360, height: 700 };
  const context = await browser.newContext({ viewport, javaScriptEnabled, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.clock.setFixedTime(time);
  await page.goto(served.url);
  return page;
}

test('it is above the header, which stays in sight when the page is scrolled', async () => {
  const page = await openAt('2026-08-04T10:00:00Z');
  await hydrated(page);
  const bar = page.getByRole('complementary', { name: 'Announcement' });
  const { height } = (await bar.boundingBox())!;
  expect(height).toBeGreaterThan(20);
  const topOf = async () => Math.round((await page.locator('.header').boundingBox())!.y);
  expect(await topOf()).toBe(Math.round(height));
  expect(await bar.getByText('Until August 5, 2026').isHidden()).toBe(true);
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  expect(await topOf()).toBe(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.locator('.menu > summary').click();
  expect(await topOf()).toBe(0); // an open menu has the whole screen
});

test('after its days nobody sees it on a page that was not built again; without JavaScript it says when it ends', async () => {
  const page = await openAt('2026-08-05T22:00:00Z');
  expect(await page.locator('.announcement').isVisible()).toBe(false);
  expect((await page.locator('.header').boundingBox())!.y).toBe(0);
  const plain = await openAt('2026-08-05T22:00:00Z', false);
  expect(await plain.getByText('Until August 5, 2026').isVisible()).toBe(true);
});
