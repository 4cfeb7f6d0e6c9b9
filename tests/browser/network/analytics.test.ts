/** Page views are counted as the manifest says: by one host, without cookies, and not of visitors who object. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page, Request } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../../server/app.ts';
import { hydrated, launchBrowser } from '../../support/browser/browser.ts';
import { runCommand } from '../../support/commands.ts';
import { smallManifest } from '../../support/sites/small-site.ts';

const HOST = 'http://www.small.example';
const STATS = 'https://stats.example';

const folder = mkdtempSync(join(tmpdir(), 'waybill-analytics-'));
let browser: Browser;
let app: Awaited<ReturnType<typeof createApp>>;
beforeAll(async () => {
  const analytics = { service: 'plausible', site: 'small', host: STATS };
  writeFileSync(join(folder, 'site.json'), JSON.stringify({ ...smallManifest, redirects: [], analytics }));
  runCommand('build', join(folder, 'site.json'), '--out', join(folder, 'dist'));
  app = await createApp(join(folder, 'dist'));
  await app.listen({ port: 0, host: '127.0.0.1' });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A page of the site at its own address, which may name another service; and what it reports. */
async function open(
  service = 'plausible',
  path = '/api/event',
  before?: (context: BrowserContext) => Promise<unknown>,
) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await before?.(context);
  const page = await context.newPage();
  const reports: Request[] = [];
  const local = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  await page.route(`${HOST}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const response = await route.fetch({ url: local + pathname + search });
    const body = (await response.text())
      .replaceAll('"service":"plausible"', `"service":"${service}"`)
      .replaceAll(`"to":"${STATS}/api/event"`, `"to":"${STATS}${path}"`);
    await route.fulfill({ response, body });
  });
  await page.route(`${STATS}/**`, (route) => {
    reports.push(route.request());
    return route.fulfill({
      status: 202,
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
    });
  });
  /** Waits for what is still being answered: the text of a response cannot be read once its context is closed. */
  const close = async () => {
    await page.unrouteAll({ behavior: 'wait' });
    await context.close();
  };
  return { context, page, reports, close };
}

/** Long enough for a report that should not come, once the script is there. */
const settle = (page: Page) => page.waitForLoadState('networkidle').then(() => page.waitForTimeout(500));

test.each([
  ['plausible', '/api/event', /"name":"pageview","domain":"small","url":"http:\/\/www\.small\.example\/about"/],
  ['umami', '/api/send', /"website":"small","hostname":"www\.small\.example".*"url":"\/about"/],
  ['goatcounter', '/count', /[?&]p=%2Fabout&/],
  ['matomo', '/matomo.php', /idsite=small&rec=1&url=http%3A%2F%2Fwww\.small\.example%2Fabout&.*cookie=0/],
])('%s learns of the page, and of nothing that would say who came', async (service, path, expected) => {
  const { context, page, reports, close } = await open(service, path);
  await page.goto(`${HOST}/about?email=a@b.example`);
  await expect.poll(() => reports.filter((report) => report.method() !== 'OPTIONS').length).toBe(1);
  const report = reports.find((one) => one.method() !== 'OPTIONS');
  expect(new URL(report!.url()).pathname).toBe(path);
  expect(report!.postData() ?? report!.url()).toMatch(expected);
  expect(report!.url() + (report!.postData() ?? '')).not.toContain('b.example');
  expect(await context.cookies()).toEqual([]);
  await close();
});

test('a page that is opened by a link within the site is counted as well, with where it was reached from', async () => {
  const { page, reports, close } = await open();
  await page.goto(`${HOST}/about`);
  await expect.poll(() => reports.length).toBe(1);
  await hydrated(page); // before, the browser itself would open the link
  await page.locator('header a[href="/"]').first().click();
  await expect.poll(() => reports.length).toBe(2);
  expect(reports[1]!.postDataJSON()).toMatchObject({ url: `${HOST}/`, referrer: `${HOST}/about` });
  await close();
});

test.each(['globalPrivacyControl', 'doNotTrack'])('nothing is reported of a visitor with %s', async (signal) => {
  const { page, reports, close } = await open('plausible', '/api/event', (its) =>
    its.addInitScript((name) => {
      const value = name === 'doNotTrack' ? '1' : true;
      Object.defineProperty(Navigator.prototype, name, { get: () => value, configurable: true });
    }, signal),
  );
  await page.goto(`${HOST}/about`);
  await settle(page);
  expect(reports).toEqual([]);
  await close();
});

test('nothing is reported from another address than the site’s own, and the policy names one host', async () => {
  const { page, reports, close } = await open();
  const local = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const response = await page.goto(`${local}/about`);
  expect(response!.headers()['content-security-policy']).toContain(
    `connect-src 'self' https://forms.example ${STATS};`,
  );
  await settle(page);
  expect(reports).toEqual([]);
  await close();
});
