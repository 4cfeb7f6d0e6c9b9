/**
 * npm run bench:edit: how long an author waits who types on a page in dev: from the key that keeps a text until the frame
 * that shows the page made of the new file. On the first site, or on a made-up one of N routes. --routes N, --edits 40.
 */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from '../scripts/cli/find-browser.ts';
import { run } from '../scripts/cli/run.ts';
import { print } from '../scripts/cli/terminal.ts';
import type { Page } from 'playwright';
import { hydrated, launchBrowser } from '../tests/support/browser/browser.ts';
import { startCommand } from '../tests/support/commands.ts';
import { getPort } from '../tests/support/http/port.ts';
import { syntheticSources } from './build/measuring/source.ts';
import { quantile } from './quantile.ts';

const WARM_UP = 5;
/** The check of the whole and the texts of the page are asked for after each edit. */
const QUIET = 1000;

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
    await page.addInitScript(noteKeyAndPicture);
    await page.goto(dev.url);
    await hydrated(page);
    const started = Date.now();
    await page.keyboard.press('F2');
    const stops = page.locator('waybill-editor #stops button');
    await stops.and(page.locator(':focus')).waitFor({ state: 'attached' });
    print(`Until the first text can be edited: ${Date.now() - started} ms`);
    const waits: number[] = [];
    for (let number = 0; number < Number(values.edits) + WARM_UP; number++) {
      // oxlint-disable-next-line no-await-in-loop -- one edit after the other
      waits.push(await editOnce(page, `Edit number ${number}`));
    }
    const measured = waits.slice(WARM_UP).toSorted((a, b) => a - b);
    const [median, most] = [quantile(measured, 0.5), quantile(measured, 0.95)];
    print(
      `From the key to the picture: median ${median.toFixed(0)} ms, p95 ${most.toFixed(0)} ms, of ${measured.length} edits`,
    );
  } finally {
    dev.process.kill();
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Edits the heading. Returns how long its picture took. */
async function editOnce(page: Page, text: string): Promise<number> {
  await page.waitForTimeout(QUIET);
  await page.locator('h1').click();
  await page.locator('waybill-editor .field textarea').fill(text);
  await page.keyboard.press('Enter');
  await page.waitForFunction((wanted) => (window as unknown as Noted).shownText === wanted, text);
  return page.evaluate(() => (window as unknown as Noted).picture - (window as unknown as Noted).key);
}

/** What the page notes. */
interface Noted {
  key: number;
  picture: number;
  shownText: string;
}

/** Runs in the page: notes when Enter was pressed last, and when the frame with another heading was shown. */
function noteKeyAndPicture(): void {
  const noted = window as unknown as Noted;
  addEventListener('keydown', ({ key, timeStamp }) => key === 'Enter' && (noted.key = timeStamp), { capture: true });
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver(() => {
      const text = document.querySelector('h1')?.textContent ?? '';
      if (text === noted.shownText) return;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => Object.assign(noted, { picture: performance.now(), shownText: text }));
        port1.start();
        port2.postMessage(null);
      });
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}
