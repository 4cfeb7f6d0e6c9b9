/** Without a network, what somebody has read opens again; with one, nobody sees an old page. */
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { hydrated, launchBrowser } from '../../support/browser/browser.ts';
import { startCommand } from '../../support/commands.ts';
import type { RunningCommand } from '../../support/commands.ts';
import { makeFolder } from '../../support/files/folder.ts';
import { translate } from '../../support/files/translate.ts';
import { getPort } from '../../support/http/port.ts';
import { smallManifest } from '../../support/sites/small-site.ts';

const folder = makeFolder();
const manifest = join(folder, 'site.json');
const phones = { emergency: '+44 20 7946 0001' };

let browser: Browser;
let context: BrowserContext;
let page: Page;
let port: number;
let server: RunningCommand | undefined;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());
beforeEach(async () => {
  port = await getPort();
  writeFileSync(manifest, JSON.stringify({ ...smallManifest, phones, redirects: [] }));
  await startServer();
  context = await browser.newContext({ locale: 'en-GB' });
  page = await context.newPage();
});
afterEach(async () => {
  await context.close();
  await stopServer();
});

async function startServer(): Promise<void> {
  server = await startCommand('start', manifest, '--out', join(folder, 'dist'), '--port', String(port), '--no-log');
}

async function stopServer(): Promise<void> {
  if (!server) return;
  const ended = once(server.process, 'exit');
  server.process.kill();
  await ended;
  server = undefined;
}

/** Builds and serves the site with a change in its manifest. */
async function change(from: string, to: string): Promise<void> {
  await stopServer();
  const text = readFileSync(manifest, 'utf8');
  expect(text).toContain(from);
  writeFileSync(manifest, text.replaceAll(from, to));
  await startServer();
}

const at = (path: string) => `http://localhost:${port}${path}`;
const heading = () => page.locator('h1').innerText();
const keptPaths = () =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });

/** What the copy of a page says; the worker keeps it after the page was shown. */
const keptText = (path: string) =>
  page.evaluate(async (url) => (await (await caches.match(url))?.text()) ?? '', at(path));

/** Opens a page for the first time, and waits until the worker is in charge. */
async function visit(path: string): Promise<void> {
  await page.goto(at(path));
  await hydrated(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

test('pages that were opened or clicked open again without a network, and say of which day they are', async () => {
  await visit('/contact');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/about';
    document.querySelector('footer')!.append(link);
    link.click();
  });
  await page.waitForURL('**/about');
  await expect.poll(keptPaths).toEqual(expect.arrayContaining(['/contact', '/about', '/']));
  await stopServer();
  const again = await context.newPage();
  page = again;
  for (const path of ['/about', '/contact', '/', '/about?from=a-friend']) {
    await page.goto(at(path));
    expect(await heading()).not.toBe('');
    await page.getByText('You see this page as it was on').waitFor();
    const today = new Date().toLocaleDateString('en', { dateStyle: 'long' });
    expect(await page.locator('.toast p').innerText()).toContain(today);
  }
});

test('a page that nobody has read shows the site and its phone numbers, and leads to the pages that are kept', async () => {
  await visit('/');
  await stopServer();
  const again = await context.newPage();
  page = again;
  const refused: string[] = [];
  page.on('console', (message) => refused.push(message.text()));
  const response = await page.goto(at('/never-read?from=a-friend'));
  expect(response!.status()).toBe(503);
  expect(await heading()).toBe('No connection');
  expect(await page.title()).toContain(smallManifest.brand.name);
  const call = page.getByRole('link', { name: phones.emergency });
  expect(await call.getAttribute('href')).toBe(`tel:${phones.emergency.replaceAll(' ', '')}`);
  expect((await call.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  expect(refused.filter((text) => /policy|refused/i.test(text))).toEqual([]);
  expect(await keptPaths()).not.toContain('/never-read');
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByText('You see this page as it was on').waitFor();
});

test('a kept page has its logo', async () => {
  const logo = readFileSync('public/logo.svg');
  mkdirSync(join(folder, 'public'), { recursive: true });
  writeFileSync(join(folder, 'public/logo.svg'), logo);
  await change('"brand":{', '"brand":{"logo":"/logo.svg",');
  await visit('/about');
  await stopServer();
  const again = await context.newPage();
  page = again;
  await page.goto(at('/about'));
  const image = page.locator('.header .logo img');
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
});

test('with a network, a changed page is shown at once, and a removed page is deleted from the phone too', async () => {
  await visit('/about');
  await change('"heading":"About"', '"heading":"About the new number"');
  await page.goto(at('/about'));
  expect(await heading()).toBe('About the new number');
  expect(await page.locator('.toast').count()).toBe(0);
  await expect.poll(() => keptText('/about')).toContain('About the new number');
  await stopServer();
  await page.goto(at('/about'));
  expect(await heading()).toBe('About the new number');
  await startServer();
  await page.goto(at('/CamelCase'));
  await expect.poll(keptPaths).toContain('/CamelCase');
  await change('"path":"/CamelCase"', '"path":"/elsewhere"');
  await page.goto(at('/CamelCase'));
  await expect.poll(keptPaths).not.toContain('/CamelCase');
});

test('where the network hangs, the copy comes after four seconds', async () => {
  await visit('/about');
  await stopServer();
  const hanging = createServer(() => {}).listen(port);
  const start = performance.now();
  await page.goto(at('/about'), { waitUntil: 'commit' });
  expect(await heading()).toBe('About');
  expect(performance.now() - start).toBeLessThan(8000);
  await context.close();
  hanging.close();
});

test('a site that wants no worker gets rid of the one that browsers have, and of all it has kept', async () => {
  await visit('/about');
  expect((await keptPaths()).length).toBeGreaterThan(0);
  await change('"language":"en"', '"language":"en","offline":false');
  await page.goto(at('/about'));
  await expect.poll(keptPaths).toEqual([]);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await page.goto(at('/'));
  await hydrated(page);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('only pages are kept: no answer to a form, no health, nothing that is not there', async () => {
  await visit('/contact');
  for (const path of ['/healthz', '/nope', '/sitemap.xml']) await page.goto(at(path));
  await page.goto(at('/contact'));
  await hydrated(page);
  await page.evaluate(() => document.querySelector('form')!.submit()); // as without scripts
  await page.waitForURL('**/Send.php');
  await page.goto(at('/'));
  await expect.poll(async () => (await keptPaths()).toSorted()).toEqual(['/', '/contact']);
});

test('a page of another language that nobody has read answers in it, and leads to the home page there', async () => {
  await stopServer();
  writeFileSync(manifest, JSON.stringify({ ...smallManifest, phones, redirects: [], languages: ['de'] }));
  translate(manifest, 'de');
  await startServer();
  await visit('/de/about');
  await expect.poll(keptPaths).toEqual(expect.arrayContaining(['/de/about', '/de', '/']));
  await stopServer();
  page = await context.newPage();
  for (const [path, title, home] of [
    ['/de/never-read', 'Keine Verbindung', '/de'],
    ['/never-read', 'No connection', '/'],
  ] as const) {
    await page.goto(at(path));
    expect(await heading()).toBe(title);
    await page.locator(`a[href="${home}"]`).click();
    await page.waitForURL(`**${home}`);
    expect(await heading()).not.toBe(title);
  }
});
