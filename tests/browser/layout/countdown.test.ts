/** A countdown in a real browser: by the clock of the site, each second only in the last hour, and without JavaScript. */
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
const countdown = { type: 'countdown', heading: 'The start', date: '2027-06-11', hour: '09:30', over: 'We have **started**.' }; // prettier-ignore
const site = {
  brand: { name: 'Heron' },
  url: 'https://heron.example',
  language: 'en-GB',
  timeZone: 'Europe/Berlin',
  navigation: { items: [{ label: 'Home', to: '/' }] },
  footer: { columns: [{ heading: 'School', links: [{ label: 'Home', to: '/' }] }], copyright: '© Heron' },
  notFound: { meta, blocks: [hero] },
  routes: [{ path: '/', name: 'Home', meta, blocks: [hero, countdown] }],
};

let browser: Browser;
let served: Served;
beforeAll(async () => {
  const folder = makeFolder();
  writeFileSync(join(folder, 'site.json'), JSON.stringify(site));
  runCommand('build', join(folder, 'site.json'), '--out', join(folder, 'dist'));
  [browser, served] = await Promise.all([launchBrowser(), serve(join(folder, 'dist'))]);
});
afterAll(() => Promise.all([browser.close(), served.close()]));

/** What the block says at a moment, to visitors with a wish about motion. */
async function saidAt(time: string, reducedMotion: 'reduce' | 'no-preference' = 'no-preference') {
  const context = await browser.newContext({ reducedMotion, serviceWorkers: 'block', timezoneId: 'Asia/Tokyo' });
  const page = await context.newPage();
  await page.clock.setFixedTime(time);
  await page.goto(served.url);
  await hydrated(page);
  await page.locator('.count').scrollIntoViewIfNeeded();
  await page.locator('.unit:not([hidden]), .over:not([hidden])').first().waitFor();
  const text = (await page.locator('.count').innerText()).replace(/\s+/g, ' ').trim();
  await context.close();
  return text;
}

const WHEN = 'Friday, 11 June 2027 at 09:30';

test.each([
  ['2027-06-09T04:28:30Z', `2 days 3 hours 2 minutes ${WHEN}`], // 09:30 in Berlin is 07:30 in UTC
  ['2027-06-11T06:29:00Z', `1 hour 1 minute ${WHEN}`],
  ['2027-06-11T07:28:55Z', `1 minute 5 seconds ${WHEN}`],
  ['2027-06-11T07:30:00Z', `${WHEN} We have started.`],
])('at %s it says %s', async (time, words) => expect(await saidAt(time)).toBe(words));

test('for those who want less motion, minutes are the smallest unit', async () => {
  expect(await saidAt('2027-06-11T07:28:55Z', 'reduce')).toBe(`2 minutes ${WHEN}`);
});

test('without JavaScript it says when it is, and nothing of its end', async () => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(served.url);
  expect((await page.locator('.count').innerText()).trim()).toBe(WHEN);
});
