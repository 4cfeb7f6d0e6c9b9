/**
 * npm run bench:dev: how long it takes from a save of the manifest until the open page shows it, at 42 and at 1,000
 * routes. The clock starts before the file is written and stops after the frame that shows the new text.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { hydrated, launchBrowser } from '../tests/support/browser.ts';
import { startCommand } from '../tests/support/commands.ts';
import { getPort } from '../tests/support/port.ts';
import { manyRoutes } from './many-routes.ts';

const EDITS = Number(process.env['EDITS'] ?? 30);
const WARM_UP = 5;
const QUIET = 1500;
const PAGE = '/air-ambulance-services-chennai';

/** From one save to its picture, in milliseconds. */
interface Save {
  total: number;
  /** Until the server has seen the save. */
  watch: number;
  /** Reading, checking and rendering, until the page is sent. */
  make: number;
  /** Until the page has received it. */
  send: number;
  /** Until the DOM is another one. */
  patch: number;
  /** Until the frame with it was shown. */
  paint: number;
}

process.env['BROWSER_PATH'] ??= '/usr/bin/chromium';
const browser = await launchBrowser();
for (const routes of [42, 1000])
  report(routes, await measure(routes === 42 ? readFileSync('site.yaml', 'utf8') : manyRoutes(routes)));
await browser.close();

async function measure(text: string): Promise<Save[]> {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-bench-'));
  const manifest = join(folder, 'site.yaml');
  cpSync('public', join(folder, 'public'), { recursive: true });
  writeFileSync(manifest, text);
  const dev = await startCommand('dev', manifest, '--port', String(await getPort()));
  try {
    const page = await browser.newPage();
    await page.goto(dev.url + PAGE);
    await hydrated(page);
    const saves: Save[] = [];
    for (let number = 0; number < EDITS + WARM_UP; number++) {
      await page.waitForTimeout(QUIET);
      saves.push(await save(page, manifest, text, `Edit ${number}`));
    }
    return saves.slice(WARM_UP);
  } finally {
    dev.process.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function save(page: Page, manifest: string, text: string, heading: string): Promise<Save> {
  const shown = page.evaluate(untilShown, heading);
  await page.evaluate(() => 0); // the observer stands
  const at = text.indexOf('heading: ', text.indexOf(`- path: ${PAGE}\n`)) + 'heading: '.length;
  const next = text.slice(0, at) + heading + text.slice(text.indexOf('\n', at));
  const start = performance.timeOrigin + performance.now();
  writeFileSync(manifest, next);
  const { noticed, sent, received, patched, painted } = await shown;
  return {
    total: painted - start,
    watch: noticed - start,
    make: sent - noticed,
    send: received - sent,
    patch: patched - received,
    paint: painted - patched,
  };
}

/** Runs in the page. */
async function untilShown(heading: string) {
  const isShown = () => document.querySelector('h1')?.textContent === heading;
  const patched = await new Promise<number>((done) => {
    new MutationObserver((_, observer) => {
      if (!isShown()) return;
      observer.disconnect();
      done(performance.timeOrigin + performance.now());
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const mark = performance.getEntriesByName('waybill:received').at(-1) as PerformanceMark;
  const { noticed, sent } = mark.detail as { noticed: number; sent: number };
  const { timeOrigin } = performance;
  return { noticed, sent, received: timeOrigin + mark.startTime, patched, painted: timeOrigin + performance.now() };
}

function report(routes: number, saves: Save[]): void {
  console.log(`\n${routes} routes, ${saves.length} saves, milliseconds`);
  for (const part of ['total', 'watch', 'make', 'send', 'patch', 'paint'] as const) {
    const sorted = saves.map((one) => one[part]).toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(1);
    console.log(`${part.padEnd(8)} median ${at(0.5).padStart(7)}  p95 ${at(0.95).padStart(7)}`);
  }
}
