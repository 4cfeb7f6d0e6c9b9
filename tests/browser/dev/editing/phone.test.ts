/** A phone of the same network: it sends the code, and edits as the machine itself does. */
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findViolations } from '../../../support/browser/axe.ts';
import { hydrated, launchBrowser, openWatched } from '../../../support/browser/browser.ts';
import { startCommand } from '../../../support/commands.ts';
import type { RunningCommand } from '../../../support/commands.ts';
import { makeFolder } from '../../../support/files/folder.ts';
import { getPort } from '../../../support/http/port.ts';
import { field, said } from './edited-site.ts';

const folder = makeFolder();
const manifest = join(folder, 'site.yaml');
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
let browser: Browser;
let command: RunningCommand;
let url: string;

beforeAll(async () => {
  cpSync('examples/bicycle-workshop', folder, { recursive: true });
  browser = await launchBrowser();
  command = await startCommand('edit', manifest, '--no-open', '--phone', '--address', '127.0.0.2', '--port', String(await getPort())); // prettier-ignore
  url = `http://127.0.0.2:${new URL(command.url).port}`;
});
afterAll(async () => {
  await browser?.close();
  command?.process.kill();
});

/** The code that the terminal shows last. */
async function shownCode(): Promise<string> {
  await expect.poll(() => command.output()).toMatch(/Code: \d{4} \d{4}/);
  return command
    .output()
    .match(/(?<=Code: )\d{4} \d{4}/g)!
    .at(-1)!;
}

test('types the code, edits a text, and shows what the file says, also what is changed on the machine', async () => {
  const { page } = await openWatched(browser, { reducedMotion: 'reduce', ...phone });
  await page.goto(url);
  expect(await findViolations(page)).toEqual([]);
  await page.getByLabel('The code').fill('1234');
  await page.getByRole('button', { name: 'Start' }).tap();
  await expect.poll(() => page.getByRole('alert').innerText()).toContain('Wrong code.');
  await page.getByLabel('The code').fill(await shownCode());
  await page.getByRole('button', { name: 'Start' }).tap();
  await hydrated(page);
  await page.locator('h1').tap();
  await field(page).fill('Edited on a phone');
  await field(page).press('Enter');
  await expect.poll(() => said(page).innerText()).toMatch(/^Saved/);
  expect(readFileSync(manifest, 'utf8')).toContain('heading: Edited on a phone');
  await expect.poll(() => page.locator('h1').innerText()).toBe('Edited on a phone');
  await page.context().close();
});

test('scans the address with the code, which then is in it no longer', async () => {
  const code = (await shownCode()).replace(' ', '');
  const { page } = await openWatched(browser, { reducedMotion: 'reduce', ...phone });
  await page.goto(`${url}/__waybill/pair#${code}`);
  await page.locator('h1', { hasText: /./ }).waitFor();
  await hydrated(page);
  expect(page.url()).toBe(`${url}/`);
  await page.goto(`${url}/__waybill/pair#${(await shownCode()).replace(' ', '')}`);
  await hydrated(page);
  expect(page.url()).toBe(`${url}/#`);
  expect(await page.locator('h1').innerText()).toBe('Edited on a phone');
  await page.context().close();
});
