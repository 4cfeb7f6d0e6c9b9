/** What a maintainer sees while writing: every save, every mistake, and the way back. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hydrated, launchBrowser, openWatched } from '../../support/browser/browser.ts';
import type { WatchedPage } from '../../support/browser/browser.ts';
import { startCommand } from '../../support/commands.ts';
import type { RunningCommand } from '../../support/commands.ts';
import { getPort } from '../../support/http/port.ts';

describe('the dev server, while the manifest is edited', () => {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-dev-'));
  const manifest = join(folder, 'site.yaml');
  let browser: Browser;
  let dev: RunningCommand;
  let page: Page;
  let watched: WatchedPage;
  const edit = (from: string, to: string) => {
    const text = readFileSync(manifest, 'utf8');
    if (!text.includes(from)) throw new Error(`The manifest does not hold ${from}.`);
    writeFileSync(manifest, text.replace(from, to));
  };
  const heading = (text: string) =>
    page.waitForFunction((expected) => document.querySelector('h1')?.textContent === expected, text);
  const overlay = () => page.locator('waybill-panel #box');
  const noOverlay = () => overlay().waitFor({ state: 'hidden' });

  beforeAll(async () => {
    cpSync('examples/minimal.json', join(folder, 'unused.json'));
    cpSync('examples/bicycle-workshop', folder, { recursive: true });
    browser = await launchBrowser();
    dev = await startCommand('dev', manifest, '--port', String(await getPort()));
    watched = await openWatched(browser, { allowed: /^debug: \[vite\] connect|Download the React DevTools/ });
    ({ page } = watched);
    await page.goto(dev.url);
    await hydrated(page);
  });
  afterAll(async () => {
    await browser?.close();
    dev?.process.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  test('a changed text is on the page without a reload by hand', async () => {
    const before = await page.locator('h1').innerText();
    edit(`heading: ${before}`, 'heading: Changed by hand');
    await heading('Changed by hand');
    expect(watched.complaints()).toEqual([]);
  });

  test('a mistake shows in the overlay and on the terminal with the same words, and the last good page stays', async () => {
    edit('heading: Changed by hand', 'hedding: Changed by hand');
    await overlay().waitFor();
    const listed = await overlay().locator('#list').innerText();
    expect(listed).toContain('Did you mean "heading"?');
    expect(listed).toMatch(/site\.yaml:\d+:\d+/);
    await expect.poll(() => dev.output()).toContain('Did you mean "heading"?');
    await page.reload();
    await heading('Changed by hand');
    await overlay().waitFor();
  });

  test('it disappears by itself when the mistake is fixed', async () => {
    edit('hedding: Changed by hand', 'heading: Mended');
    await heading('Mended');
    await noOverlay();
  });

  test('broken YAML and a file that is away for a moment do no harm either', async () => {
    const good = readFileSync(manifest, 'utf8');
    writeFileSync(manifest, good.replace('heading: Mended', 'heading: "Mended'));
    await overlay().waitFor();
    await expect.poll(() => overlay().locator('#list').innerText()).toContain('quote');
    rmSync(manifest);
    await page.waitForTimeout(300);
    writeFileSync(manifest, good.replace('heading: Mended', 'heading: Back again'));
    await heading('Back again');
    await noOverlay();
  });

  test('a save that comes while the page is still loading shows, too', async () => {
    let release = () => {};
    const held = new Promise<void>((done) => (release = done));
    await page.route(/vite\/client|dev\/client/, (route) => held.then(() => route.continue()));
    await page.goto(dev.url, { waitUntil: 'commit' });
    await heading('Back again');
    edit('heading: Back again', 'heading: Saved meanwhile');
    // The server has seen it, and notified no page.
    await expect.poll(async () => (await fetch(dev.url)).text()).toContain('Saved meanwhile');
    release();
    await page.unrouteAll({ behavior: 'wait' });
    await heading('Saved meanwhile');
    edit('heading: Saved meanwhile', 'heading: Back again');
    await heading('Back again');
  });

  test('a manifest that was never right shows its mistakes, and the page once they are fixed', async () => {
    const other = join(folder, 'other.yaml');
    const good = readFileSync(manifest, 'utf8');
    writeFileSync(other, good.replace('routes:', 'rutes:'));
    const second = await startCommand('dev', other, '--port', String(await getPort()));
    try {
      const tab = (await openWatched(browser)).page;
      await tab.goto(second.url);
      await tab.locator('waybill-panel #box').waitFor();
      writeFileSync(other, good);
      await tab.waitForFunction(() => document.querySelector('h1')?.textContent === 'Back again');
    } finally {
      second.process.kill();
    }
  });
});
