/** The HTML report of `npx waybill diff`, opened from disk. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright';
import { findViolationsDayAndNight, openStill, setWidth, widths } from '../../support/browser/axe.ts';
import { launchBrowser } from '../../support/browser/browser.ts';
import { EXAMPLE_MANIFEST } from '../../support/sites/build-sites.ts';
import { runCommand } from '../../support/commands.ts';

let browser: Browser;
const folder = mkdtempSync(join(tmpdir(), 'waybill-diff-'));
const report = join(folder, 'diff.html');

beforeAll(async () => {
  browser = await launchBrowser();
  cpSync(dirname(EXAMPLE_MANIFEST), folder, { recursive: true });
  const manifest = join(folder, 'site.yaml');
  const text = readFileSync(manifest, 'utf8')
    .replace('Cable, stop screws', 'A cable, two stop screws')
    .replace('- from: /bike-repairs', '- from: /bikes');
  writeFileSync(manifest, text);
  runCommand('diff', '--from', EXAMPLE_MANIFEST, manifest, '--pictures', '--out', report);
});

afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

test('the report is accessible, in light and in dark, on a phone and on a desktop', async () => {
  const page = await openStill(browser);
  await page.goto(pathToFileURL(report).href);
  for (const width of widths) {
    await setWidth(page, width);
    expect(await findViolationsDayAndNight(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await page.context().close();
});

test('the changed page is in it before and after, at two widths', async () => {
  const page = await openStill(browser);
  await page.goto(pathToFileURL(report).href);
  const names = await page.locator('#pictures ~ article h3').allTextContents();
  expect(names).toEqual(['/repairs, 360 pixels wide', '/repairs, 1440 pixels wide']);
  const sizes = await page
    .locator('img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));
  expect(sizes).toEqual([360, 360, 720, 720]);
  await page.context().close();
});
