/** A site with own blocks in a real browser: they work under the strict policy, before and after JavaScript, and in the gallery. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hydrated, launchBrowser, openWatched } from '../../support/browser/browser.ts';
import { runCommand, startCommand } from '../../support/commands.ts';
import type { RunningCommand } from '../../support/commands.ts';
import { makeFolder } from '../../support/files/folder.ts';
import { getPort } from '../../support/http/port.ts';
import { serve } from '../../support/http/serve.ts';
import type { Served } from '../../support/http/serve.ts';

const folder = makeFolder();
const out = join(folder, 'dist');
let browser: Browser;
let served: Served;
let dev: RunningCommand;

beforeAll(async () => {
  cpSync('tests/support/sites/own-blocks', join(folder, 'site'), { recursive: true });
  const manifest = join(folder, 'site/site.yaml');
  runCommand('build', manifest, '--out', out);
  [browser, served, dev] = await Promise.all([
    launchBrowser(),
    serve(out),
    startCommand('dev', manifest, '--port', String(await getPort())),
  ]);
});
afterAll(async () => {
  dev.process.kill();
  await Promise.all([browser.close(), served.close()]);
});

describe('on a served page', () => {
  test('a live one answers clicks, and the policy stops nothing', async () => {
    const { page, complaints } = await openWatched(browser);
    await page.goto(`${served.url}/about`);
    await hydrated(page);
    const button = page.getByRole('button', { name: /^Clicks/ });
    await button.click();
    await button.click();
    expect(await button.innerText()).toBe('Clicks: 2');
    expect(complaints()).toEqual([]);
    await page.context().close();
  });

  test('each is there without JavaScript', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${served.url}/about`);
    expect(await page.locator('.counter button').innerText()).toBe('Clicks: 0');
    expect(await page.locator('.prices dt').innerText()).toBe('A bed');
    expect(await page.locator('.own-notice h2').innerText()).toBe('Careful');
    await context.close();
  });

  test('a visitor who comes by a click finds it live', async () => {
    const { page, complaints } = await openWatched(browser);
    await page.goto(served.url);
    await hydrated(page);
    await page.locator('a[href="/about"]').first().click();
    const button = page.getByRole('button', { name: /^Clicks/ });
    await button.click();
    expect(await button.innerText()).toBe('Clicks: 1');
    expect(complaints()).toEqual([]);
    await page.context().close();
  });
});

test('the gallery shows each with its examples, alive', async () => {
  const { page } = await openWatched(browser);
  await page.goto(`${dev.url.replace(/\/$/, '')}/_gallery/`, { waitUntil: 'domcontentloaded' });
  expect(await page.locator('h2').allInnerTexts()).toEqual(
    expect.arrayContaining(['price-table', 'counter', 'notice']),
  );
  const example = page.locator('iframe[src*="price-table"]').first();
  await example.scrollIntoViewIfNeeded(); // examples load as they come into view
  const frame = (await (await example.elementHandle())!.contentFrame())!;
  await frame.waitForSelector('.prices');
  await page.context().close();
});
