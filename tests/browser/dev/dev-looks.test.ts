/** Looks are tried on the open page in dev, and one is written into the file. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ThemeState } from '../../../scripts/dev/theme/theme-trial.ts';
import { LOOKS } from '../../../theme/looks/looks.ts';
import { findViolations } from '../../support/browser/axe.ts';
import { hydrated, launchBrowser, openWatched } from '../../support/browser/browser.ts';
import { startCommandWith } from '../../support/commands.ts';
import type { RunningCommand } from '../../support/commands.ts';
import { openDevPage } from '../../support/http/dev-page.ts';
import { getPort } from '../../support/http/port.ts';

const folder = mkdtempSync(join(tmpdir(), 'waybill-dev-looks-'));
const manifest = join(folder, 'site.yaml');
let original = '';
let browser: Browser;
let dev: RunningCommand;
let page: Page;
const part = (name: string) => page.locator(`waybill-panel ${name}`);
const said = () => part('#said').innerText();

beforeAll(async () => {
  cpSync('examples/bicycle-workshop', folder, { recursive: true });
  original = readFileSync(manifest, 'utf8').replace(/^theme:.*\n(?: .*\n)*/m, '');
  writeFileSync(manifest, original);
  browser = await launchBrowser();
  dev = await startCommandWith({}, 'dev', manifest, '--port', String(await getPort()));
});
beforeEach(async () => {
  writeFileSync(manifest, original);
  ({ page } = await openWatched(browser, { reducedMotion: 'reduce' }));
  await page.goto(`${dev.url}/repairs`);
  await hydrated(page);
  await part('#toggle').getByText('0 problems').waitFor();
  await page.keyboard.press('F8');
  await part('#looks summary').focus();
  await page.keyboard.press('Enter');
  await part('[name=look][value=civic]').waitFor();
});
afterEach(async () => {
  // A page that is closed at once may not have sent it: the next test would begin with this look.
  const isBack = page.waitForResponse((response) => response.request().postData() === '{"reset":true}');
  await Promise.all([isBack, part('#back').click()]);
  await page.context().close();
});
afterAll(async () => {
  await browser?.close();
  dev?.process.kill();
  rmSync(folder, { recursive: true, force: true });
});

const headFont = () => page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontFamily.split(',')[0]);

test('every look is offered by name, and the arrow keys show each on the page', async () => {
  expect(await part('[name=look]').evaluateAll((all) => all.map((radio) => (radio as HTMLInputElement).value))).toEqual(
    Object.keys(LOOKS),
  );
  expect(await part('[name=look]:checked').inputValue()).toBe('civic');
  await part('[name=look]:checked').focus();
  const shown = new Set<string | undefined>();
  for (const name of ['studio', 'workshop', 'editorial']) {
    await page.keyboard.press('ArrowRight');
    await expect.poll(headFont).not.toSatisfy((font) => shown.has(font as string) || font === '"Public Sans"');
    shown.add(await headFont());
    await expect.poll(() => part('[name=look]:checked').inputValue()).toBe(name);
  }
  expect(readFileSync(manifest, 'utf8')).toBe(original);
  expect(await findViolations(page)).toEqual([]);
});

test('a colour shows at once, and what had to be changed in it to be read is said in words', async () => {
  await part('#seed').fill('#ffe14d');
  await expect.poll(said).toMatch(/In the light scheme, links are #[0-9a-f]{6}: #ffe14d has a contrast of 1\.\d to 1/);
  await expect
    .poll(() =>
      page
        .locator('.button-primary')
        .first()
        .evaluate((button) => getComputedStyle(button).backgroundColor),
    )
    .toBe('rgb(225, 195, 32)');
});

test('the choice is written as fields on lines of their own, and every other byte of the file stays', async () => {
  await part('[name=look][value=inn]').check();
  await part('#seed').fill('#2f6b3c');
  await expect.poll(() => part('#hex').innerText()).toBe('#2f6b3c');
  await part('#write').click();
  await expect.poll(said).toContain('now says theme: {look: inn, seed: "#2f6b3c"}');
  const added = 'theme:\n  look: inn\n  seed: "#2f6b3c"\n';
  const text = readFileSync(manifest, 'utf8');
  expect(text.split(added)).toHaveLength(2);
  expect(text.replace(added, '')).toBe(original);
  await expect.poll(headFont).toContain('Fraunces');
});

test('an exact colour that cannot be read in a look is refused in words', async () => {
  writeFileSync(manifest, original.replace(/^url:/m, 'theme:\n  look: civic\n  accent: "#696900"\nurl:'));
  const { ask } = await openDevPage(dev.url);
  await expect.poll(async () => (await ask<ThemeState>('theme', {})).kept).toContain('accent'); // the file was read again
  await part('[name=look][value=bloom]').check();
  await expect.poll(said).toContain('#696900 is too hard to read on');
});
