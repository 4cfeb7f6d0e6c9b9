/** A copy of a site with its dev server, and pages of it in edit mode, in a browser of its own. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { startCommand } from '../../../support/commands.ts';
import type { RunningCommand } from '../../../support/commands.ts';
import { getPort } from '../../../support/http/port.ts';
import { hydrated, launchBrowser, openWatched } from '../../../support/browser/browser.ts';

/** A copy of a site that the tests of a file edit. */
export interface EditedSite {
  /** Its dev server, once the tests run. */
  readonly dev: RunningCommand;
  manifest: string;
  original: string;
  /** Gives what the file holds. */
  text(): string;
  /** Puts the first text back, or another one in its place. */
  reset(text?: string): void;
  /** Opens a page of it in edit mode. */
  open(path: string, options?: BrowserContextOptions): Promise<Page>;
}

/** Copies a site for the tests of a file; before them, it starts the dev server and a browser, which it ends after them. */
export function siteToEdit(): EditedSite {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-editing-'));
  const manifest = join(folder, 'site.yaml');
  for (const part of ['site.yaml', 'public'])
    cpSync(join('examples/bicycle-workshop', part), join(folder, part), { recursive: true });
  const original = readFileSync(manifest, 'utf8');
  let dev: RunningCommand | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    dev = await startCommand('dev', manifest, '--port', String(await getPort()));
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    dev?.process.kill();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    get dev() {
      return dev!;
    },
    manifest,
    original,
    text: () => readFileSync(manifest, 'utf8'),
    reset: (text = original) => writeFileSync(manifest, text),
    open: (path, options) => openInEditMode(browser!, dev!.url + path, options),
  };
}

async function openInEditMode(browser: Browser, url: string, options?: BrowserContextOptions): Promise<Page> {
  const { page } = await openWatched(browser, { reducedMotion: 'reduce', ...options });
  // A route that a test sets up later misses requests of its first moments, unless there was one from the start.
  await page.route('**/__waybill/no-such-address', (route) => route.continue());
  await page.goto(url);
  await hydrated(page);
  await page.keyboard.press('F2');
  await stops(page).and(page.locator(':focus')).waitFor({ state: 'attached' });
  return page;
}

/** The texts that the keyboard reaches. */
export const stops = (page: Page): Locator => page.locator('waybill-editor #stops button');

/** The field that is open. */
export const field = (page: Page): Locator => page.locator('waybill-editor .field textarea');

/** What the editor has said last. */
export const said = (page: Page): Locator => page.locator('waybill-editor #said');

/** Moves the focus to a text by its name with the arrow keys. Of several texts with this name, reaches the first. */
export async function goTo(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Home');
  const count = await stops(page).count();
  for (let turn = 0; turn < count; turn++) {
    // oxlint-disable-next-line no-await-in-loop -- one key after the other is the point
    if ((await focusedName(page)) === name) return;
    // oxlint-disable-next-line no-await-in-loop
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`The keyboard reaches no ${name}.`);
}

/** The name of what has the focus within the editor. */
export function focusedName(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.querySelector('waybill-editor')?.shadowRoot?.activeElement;
    return focused?.getAttribute('aria-label') ?? focused?.textContent ?? undefined;
  });
}

/** The lines that differ between two texts, as a diff shows them, without those around them. */
export function changedLines(before: string, after: string): string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (start < old.length && old[start] === now[start]) start++;
  let end = 0;
  while (end < old.length - start && end < now.length - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  return [
    ...old.slice(start, old.length - end).map((line) => `- ${line}`),
    ...now.slice(start, now.length - end).map((line) => `+ ${line}`),
  ];
}
