/** `npx waybill edit`: for people without a code editor. Pages can be edited at once, problems lead to them, a button ends it. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findViolations } from '../../../support/browser/axe.ts';
import { hydrated, launchBrowser, openWatched } from '../../../support/browser/browser.ts';
import { startCommand, startCommandWith } from '../../../support/commands.ts';
import type { RunningCommand } from '../../../support/commands.ts';
import { getPort } from '../../../support/http/port.ts';
import { changedLines, field, focusedName, said, stops } from './edited-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'waybill-edit-command-'));
const manifest = join(folder, 'site.yaml');
const original = readFileSync('examples/bicycle-workshop/site.yaml', 'utf8');
let browser: Browser;
let command: RunningCommand;
let page: Page;

beforeAll(async () => {
  cpSync('examples/bicycle-workshop', folder, { recursive: true });
  browser = await launchBrowser();
});
beforeEach(async () => {
  writeFileSync(manifest, original);
  command = await startCommand('edit', manifest, '--no-open', '--port', String(await getPort()));
  ({ page } = await openWatched(browser, {
    reducedMotion: 'reduce',
    allowed: /WebSocket|ERR_CONNECTION_REFUSED|vite/,
  }));
  await page.goto(command.url);
  await hydrated(page);
  await stops(page).first().waitFor({ state: 'attached' });
  return () => command.process.kill();
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

const editor = () => page.locator('waybill-editor');
const panel = () => page.locator('waybill-panel');
const heading = () => page.locator('#root h1');

test('a page can be edited as soon as it is there; what was left on purpose stays so on the next page', async () => {
  await heading().click();
  await expect.poll(() => field(page).count()).toBe(1);
  await page.keyboard.press('Escape');
  await editor().getByRole('button', { name: 'Done' }).click();
  await page.reload();
  await hydrated(page);
  await expect.poll(() => editor().getByRole('button', { name: 'Edit' }).count()).toBe(1);
});

test('nothing on it leads into the code: no lines, no blocks of the manifest, no Alt and a click', async () => {
  await page.keyboard.press('F8');
  await expect.poll(() => panel().getByRole('heading').textContent()).toBe('The whole site');
  expect(await panel().getByText('The blocks of this page').isVisible()).toBe(false);
  expect(
    await panel()
      .getByText(/Alt|your editor|line \d/)
      .count(),
  ).toBe(0);
  await page.keyboard.press('Escape');
  await heading().click({ modifiers: ['Alt'] });
  expect(await panel().locator('#note').textContent()).toBe('');
  expect(await findViolations(page)).toEqual([]);
});

describe('what is wrong on a page', () => {
  beforeEach(() => {
    const repairs = original.indexOf('  - path: /repairs\n');
    const changed =
      original.slice(0, repairs) + original.slice(repairs).replace(/(\n {8}heading: .*)/, '$1. FIXME ask Mara');
    writeFileSync(manifest, changed);
  });
  const problem = () => panel().getByRole('button', { name: '/repairs' });
  const leads = () => expect.poll(() => focusedName(page)).toContain('Heading of hero');

  test('leads there from another page, to its text', async () => {
    await page.keyboard.press('F8');
    await problem().click();
    await page.waitForURL('**/repairs');
    await hydrated(page);
    await leads();
  });

  test('leads to its text as often as it is clicked, and the page does the work of one editor', async () => {
    await page.goto(`${command.url}/repairs`);
    await hydrated(page);
    await page.keyboard.press('F8');
    for (const _ of '123') {
      // oxlint-disable-next-line no-await-in-loop -- one click after the other is the point
      await problem().click();
      // oxlint-disable-next-line no-await-in-loop
      await leads();
    }
    const asked = await page.evaluate(async () => {
      const next = window.requestAnimationFrame.bind(window);
      let count = 0;
      window.requestAnimationFrame = (callback) => (count++, next(callback));
      for (const _ of '1234567890') {
        // oxlint-disable-next-line no-await-in-loop
        await new Promise(next);
      }
      return count;
    });
    expect(asked).toBeLessThanOrEqual(11); // once a frame
  });
});

test('"End" writes the text that is open, ends the command, and says so', async () => {
  await heading().click();
  await field(page).fill('Bicycles for everybody');
  const ended = once(command.process, 'exit'); // it may end before the click is answered
  await editor().getByRole('button', { name: 'End' }).click();
  expect((await ended)[0]).toBe(0);
  expect(changedLines(original, readFileSync(manifest, 'utf8'))).toEqual([
    expect.stringMatching(/^- {9}heading: /),
    '+         heading: Bicycles for everybody',
  ]);
  await expect.poll(() => said(page).textContent()).toContain('Editing has ended.');
});

test('a text that would be an error keeps it from ending, and stays in its field', async () => {
  await heading().click();
  await field(page).fill('');
  await editor().getByRole('button', { name: 'End' }).click();
  await expect.poll(() => said(page).textContent()).toContain('A text is not saved yet.');
  expect(command.process.exitCode).toBe(null);
  expect(readFileSync(manifest, 'utf8')).toBe(original);
});

test('only a page of the command can end it, and no page can end "npx waybill dev"', async () => {
  const end = (url: string, headers: Record<string, string>) =>
    fetch(`${url}/__waybill/end`, { method: 'POST', headers, body: '{}' }).then(({ status }) => status);
  const json = { 'content-type': 'application/json' };
  expect(await end(command.url, json)).toBe(403);
  expect(await end(command.url, { ...json, origin: command.url, 'x-waybill-token': 'guessed' })).toBe(403);
  const dev = await startCommand('dev', manifest, '--port', String(await getPort()));
  const token = await (await fetch(dev.url)).text().then((html) => /waybill-token" content="(\w+)/.exec(html)![1]!);
  const headers = { ...json, origin: dev.url, 'sec-fetch-site': 'same-origin', 'x-waybill-token': token };
  expect(await end(dev.url, headers)).toBe(404);
  expect(dev.process.exitCode).toBe(null);
  dev.process.kill();
});

test('a browser that cannot be started is named in a sentence, and the address can be opened by hand', async () => {
  const port = String(await getPort());
  const other = await startCommandWith({ BROWSER: '/no/such/browser' }, 'edit', manifest, '--port', port);
  await expect.poll(() => other.output()).toContain('The browser "/no/such/browser" cannot be started');
  expect(other.output()).not.toMatch(/^ +at /m);
  other.process.kill();
});

test('the editor speaks German to a browser that prefers it, and says so to screen readers', async () => {
  const { page: other } = await openWatched(browser, { reducedMotion: 'reduce', locale: 'de-AT' });
  await other.goto(command.url);
  await hydrated(other);
  const host = other.locator('waybill-editor');
  await host.getByRole('button', { name: 'Rückgängig' }).waitFor();
  expect(await host.getAttribute('lang')).toBe('de');
  await stops(other).first().waitFor({ state: 'attached' });
  await other.locator('h1').click();
  await field(other).fill('Geschrieben');
  await field(other).press('Enter');
  await expect.poll(() => said(other).innerText()).toBe('Gespeichert: 1 Zeile der Datei geändert.');
  await host.getByRole('button', { name: 'Durchsehen' }).click();
  await host.getByRole('button', { name: /^Zurücknehmen:/ }).waitFor();
  expect(await findViolations(other)).toEqual([]);
  await other.context().close();
});
