/** A site that shares its host with others works below its path: pages, files, forms, redirects, scripts and the service worker. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filePathsIn } from '../../../server/files/list-files.ts';
import { hydrated, launchBrowser, openWatched } from '../../support/browser/browser.ts';
import { startCommand } from '../../support/commands.ts';
import type { RunningCommand } from '../../support/commands.ts';
import { makeFolder } from '../../support/files/folder.ts';
import { getPort } from '../../support/http/port.ts';

const folder = makeFolder();
const manifest = join(folder, 'site.yaml');
const out = join(folder, 'dist');
/** Addresses from the root of the host, wherever HTML, a style or a script may hold one. */
const ADDRESSES =
  /(?: (?:href|src|action)=\\?"|"(?:to|url|file|src|worker)":"|url\(|[ "]srcset(?:":"|=")|\d[wx], )(\/[^"\\)\s]*)/gi;

let browser: Browser;
let server: RunningCommand;
let host: string;
beforeAll(async () => {
  cpSync('scripts/new/starter/sites/studio', folder, { recursive: true });
  const text = readFileSync(manifest, 'utf8').replace(/^url: .*$/m, 'url: https://people.example/garden');
  writeFileSync(manifest, `${text}offline: true\nredirects:\n  - from: /old-work\n    to: /work\n`);
  const port = String(await getPort());
  server = await startCommand('start', manifest, '--out', out, '--port', port, '--no-log');
  host = `http://localhost:${port}`;
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  server?.process.kill();
});

test('every address in every page is below the path, and is answered', async () => {
  const pages = filePathsIn(out).filter((file) => file.endsWith('.html'));
  const all = pages.flatMap((file) =>
    Array.from(readFileSync(join(out, file), 'utf8').matchAll(ADDRESSES), ([, to]) => to!),
  );
  const addresses = [...new Set(all.map((to) => to.split('#')[0]!))];
  expect(addresses.length).toBeGreaterThan(15);
  expect(addresses.filter((to) => !to.startsWith('/garden/'))).toEqual([]);
  const refused = await Promise.all(
    addresses.map(async (to) => [(await fetch(host + to, { method: 'HEAD' })).status, to] as const),
  );
  expect(refused.filter(([status]) => status !== 200 && status !== 405)).toEqual([]);
});

test('where no server redirects, a page in its place leads on', () => {
  const html = readFileSync(join(out, 'old-work.html'), 'utf8');
  expect(html).toContain('content="0;url=https://people.example/garden/work"');
});

test.each([
  ['/', '/garden/'],
  ['/garden', '/garden/'],
  ['/garden?a=b', '/garden/'],
  ['/garden/old-work', '/garden/work'],
  ['/garden/Contact/', '/garden/contact'],
])('%s leads to %s', async (from, to) => {
  const { status, headers } = await fetch(host + from, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([301, to]);
});

test.each(['/contact', '/gardener', '/garden/../contact', '/.outside/contact', '/garden/.outside'])('%s is not found', async (path) => {
  expect((await fetch(host + path)).status).toBe(404);
}); // prettier-ignore

test('the server says how it is at its own address', async () => {
  expect((await fetch(`${host}/healthz`)).status).toBe(200);
});

test('pages open without loading the document again, and nothing fails on them', async () => {
  const { page, complaints } = await openWatched(browser);
  await page.goto(`${host}/garden/`, { waitUntil: 'networkidle' });
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.locator('footer a[href="/garden/work"], header a[href="/garden/work"]').first().click();
  await page.waitForURL(`${host}/garden/work`);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  const current = page.locator('header a[aria-current=page]').first();
  await expect.poll(() => current.getAttribute('href')).toBe('/garden/work');
  await page.goBack();
  await page.waitForURL(`${host}/garden/`);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  expect(complaints()).toEqual([]);
  await page.context().close();
});

test('a read page opens again without a network', async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(`${host}/garden/work`, { waitUntil: 'networkidle' });
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(scope).toBe(`${host}/garden/`);
  await page.reload({ waitUntil: 'networkidle' });
  await context.setOffline(true);
  await page.reload();
  expect(await page.locator('h1').count()).toBe(1);
  await page.goto(`${host}/garden/`);
  expect(await page.locator('h1').count()).toBe(1);
  await context.close();
});
