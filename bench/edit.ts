/**
 * npm run bench:edit: how long an author waits who types on a page in dev: from a letter to the frame that shows it, from the
 * key that keeps a text to the frame of the page that the server has made of the new file, with all places that depend on
 * the text, and to the result of the check. On the first site, or on a made-up one of N routes. --routes N, --edits 40.
 */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from '../scripts/cli/browser/find-browser.ts';
import { run } from '../scripts/cli/run.ts';
import { print } from '../scripts/cli/terminal.ts';
import type { Page } from 'playwright';
import { hydrated, launchBrowser } from '../tests/support/browser/browser.ts';
import { startCommand } from '../tests/support/commands.ts';
import { getPort } from '../tests/support/http/port.ts';
import { syntheticSources } from './build/measuring/source.ts';
import { quantile } from './support/quantile.ts';

const WARM_UP = 5;
/** The check of the whole and the texts of the page are asked for after each edit. */
const SETTLE_MS = 1000;

await run(async () => {
  const { values } = parseArgs({ options: { routes: { type: 'string' }, edits: { type: 'string', default: '40' } } });
  process.env['BROWSER_PATH'] = findBrowser();
  const folder = mkdtempSync(join(tmpdir(), 'waybill-bench-'));
  const manifest = join(folder, 'site.yaml');
  if (values.routes === undefined) {
    for (const part of ['site.yaml', 'public']) cpSync(part, join(folder, part), { recursive: true });
  } else writeFileSync(manifest, Buffer.concat([...syntheticSources(Number(values.routes)).cold.pieces()].map((one) => Buffer.from(one)))); // prettier-ignore
  const browser = await launchBrowser();
  const dev = await startCommand('dev', manifest, '--port', String(await getPort()));
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    await page.addInitScript(noteTimes);
    await page.goto(dev.url);
    await hydrated(page);
    const started = Date.now();
    await page.keyboard.press('F2');
    const stops = page.locator('waybill-editor #stops button');
    await stops.and(page.locator(':focus')).waitFor({ state: 'attached' });
    print(`Until the first text can be edited: ${Date.now() - started} ms`);
    const waits: Waits[] = [];
    for (let number = 0; number < Number(values.edits) + WARM_UP; number++) {
      // oxlint-disable-next-line no-await-in-loop -- one edit after the other
      waits.push(await editOnce(page, `Edit number ${number}`));
    }
    report('From a letter to its frame', waits, ({ letterShown }) => letterShown);
    report('From the key that keeps the text to the page of the new file', waits, ({ pageShown }) => pageShown);
    report('From that key to the result of the check', waits, ({ checked }) => checked);
  } finally {
    dev.process.kill();
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

/** How long an edit took, in milliseconds. */
interface Waits {
  letterShown: number;
  pageShown: number;
  checked: number;
}

function report(what: string, waits: Waits[], pick: (one: Waits) => number): void {
  const measured = waits.slice(WARM_UP).map(pick);
  const [median, most] = [quantile(measured, 0.5), quantile(measured, 0.95)];
  print(`${what}: median ${median.toFixed(0)} ms, p95 ${most.toFixed(0)} ms, of ${measured.length} edits`);
}

/** Edits the heading. */
async function editOnce(page: Page, text: string): Promise<Waits> {
  await page.waitForTimeout(SETTLE_MS);
  await page.locator('h1').click();
  const area = page.locator('waybill-editor .field textarea');
  await area.fill(text.slice(0, -1));
  await area.press(text.at(-1)!);
  await page.waitForFunction(() => noted.letterShown > 0);
  await area.press('Enter');
  await page.waitForFunction((wanted) => noted.pageShown > 0 && noted.checked > 0 && noted.text === wanted, text);
  return page.evaluate(() => ({
    letterShown: noted.letterShown - noted.letter,
    pageShown: noted.pageShown - noted.key,
    checked: noted.checked - noted.key,
  }));
}

/** What the page notes: when keys were pressed, and when what they lead to was there; 0 where it is not. */
declare const noted: Record<'letter' | 'letterShown' | 'key' | 'pageShown' | 'checked', number> & { text: string };

/** Runs in the page before its own scripts. */
function noteTimes(): void {
  const times: typeof noted = { letter: 0, letterShown: 0, key: 0, pageShown: 0, checked: 0, text: '' };
  Object.assign(globalThis, { noted: times });
  const shown = (done: (now: number) => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => done(performance.now()));
      port1.start();
      port2.postMessage(null);
    });
  const noteKey = ({ key, timeStamp }: KeyboardEvent) => {
    if (key === 'Enter') Object.assign(times, { key: timeStamp, pageShown: 0, checked: 0 });
    else Object.assign(times, { letter: timeStamp, letterShown: 0 });
  };
  addEventListener('keydown', noteKey, { capture: true });
  addEventListener('input', () => shown((now) => (times.letterShown = now)), { capture: true });
  let patched = 0;
  const look = () => {
    const text = document.querySelector('h1')?.textContent ?? '';
    if (text === times.text || patched < times.key) return;
    times.text = text;
    shown((now) => (times.pageShown = now));
  };
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (name === 'waybill:patched') patched = startTime;
      if (name === 'waybill:checked') times.checked = startTime;
    }
    look();
  }).observe({ type: 'mark' });
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}
