/** A manifest that is broken and fixed again and again while the dev server runs and a page is open. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hydrated, launchBrowser, openWatched } from '../../support/browser/browser.ts';
import { startCommand } from '../../support/commands.ts';
import { getPort } from '../../support/http/port.ts';
import { breakAndFix } from '../../support/browser/dev-cycles.ts';

/** `npm run test:dev-cycles` does 300. */
const cycles = Number(process.env['CYCLES'] ?? 30);
const seed = Number(process.env['SEED'] ?? 1);

test(`${cycles} mistakes of all kinds, each fixed: every one is reported, the page stays, and nothing has to be restarted`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-cycles-'));
  const manifest = join(folder, 'site.yaml');
  cpSync('examples/bicycle-workshop', folder, { recursive: true });
  const browser = await launchBrowser();
  const dev = await startCommand('dev', manifest, '--port', String(await getPort()));
  try {
    const { page } = await openWatched(browser);
    await page.goto(dev.url);
    await hydrated(page);
    await breakAndFix(page, manifest, { cycles: 10, seed });
    const before = residentMegabytes(dev.process.pid!);
    await breakAndFix(page, manifest, { cycles, seed: seed + 1 });
    const after = residentMegabytes(dev.process.pid!);
    console.log(`Memory of the dev server before and after ${cycles} cycles: ${before} MB, ${after} MB`);
    expect(after - before).toBeLessThan(150);
  } finally {
    await browser.close();
    dev.process.kill();
    rmSync(folder, { recursive: true, force: true });
  }
});

function residentMegabytes(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
