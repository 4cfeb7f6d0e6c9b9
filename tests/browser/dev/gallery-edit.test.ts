/** The gallery while blocks are written: every save shows, and a mistake stays where it was made. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CODE_FOLDERS } from '../../../builder/project.ts';
import { allExamples } from '../../blocks/examples.ts';
import { launchBrowser, openWatched } from '../../support/browser/browser.ts';
import { startProgram } from '../../support/commands.ts';
import type { RunningCommand } from '../../support/commands.ts';
import { getPort } from '../../support/http/port.ts';

/** A copy of the project, since other tests read its blocks at the same time. */
function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'waybill-gallery-'));
  for (const part of [...CODE_FOLDERS, 'bin', 'translations', 'package.json', 'vite.config.ts'])
    cpSync(part, join(copy, part), { recursive: true });
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((one) => !one.startsWith('.')))
    symlinkSync(resolve('node_modules', name), join(copy, 'node_modules', name));
  cpSync('examples/minimal.json', join(copy, 'site.json'));
  return copy;
}

describe('the gallery, while blocks are edited', () => {
  const copy = copyProject();
  const examples = join(copy, 'blocks/faq/examples.yaml');
  const right = readFileSync(examples, 'utf8');
  let browser: Browser;
  let dev: RunningCommand;
  let page: Page;
  const frames = () => page.locator('iframe').count();
  const shown = (text: string) => page.locator('#faq').getByText(text).first().waitFor();

  beforeAll(async () => {
    browser = await launchBrowser();
    const [program, manifest] = [join(copy, 'bin/waybill.js'), join(copy, 'site.json')];
    dev = await startProgram(program, {}, 'dev', manifest, '--port', String(await getPort()));
    ({ page } = await openWatched(browser));
    await page.goto(`${dev.url}/_gallery/?width=360`);
  });
  afterAll(async () => {
    await browser?.close();
    dev?.process.kill();
    rmSync(copy, { recursive: true, force: true });
  });

  test('its address is printed when the server starts', () => {
    expect(dev.output()).toContain(`${dev.url}/_gallery/`);
  });

  test('a changed example shows at once', async () => {
    writeFileSync(examples, right.replace('- name: Everything on', '- name: A new name'));
    await shown('A new name');
  });

  test('a wrong example shows its message with its line in place, and all others stay', async () => {
    writeFileSync(examples, right.replace('heading: What people', 'hedding: What people'));
    await shown('Did you mean "heading"?');
    const reported = await page.locator('.problem').innerText();
    expect(reported).toMatch(/^blocks\/faq\/examples\.yaml:\d+:5 {2}misspelt-field\nexample 2\n/);
    expect(reported).toMatch(/>\s+\d+ \| {5}hedding: What people.*\n[ |]+\^{7}\n/);
    await expect.poll(frames).toBe(allExamples.length - 1);
    const own = await fetch(`${dev.url}/_gallery/faq/2`);
    expect(await own.text()).toContain('Did you mean &quot;heading&quot;?');
  });

  test('broken YAML takes only its own block away', async () => {
    writeFileSync(examples, right.replace('question: Are you open?', 'question: "Are you open?'));
    await shown('quote');
    const broken = allExamples.filter(({ type }) => type === 'faq').length;
    await expect.poll(frames).toBe(allExamples.length - broken);
    writeFileSync(examples, right);
    await shown('Everything on');
  });

  test('a changed style sheet shows at once, and one that is half written does no harm', async () => {
    const sheet = join(copy, 'blocks/faq/faq.scss');
    const whole = readFileSync(sheet, 'utf8');
    writeFileSync(sheet, `${whole}\n.faq {`);
    await expect.poll(() => dev.output()).toContain('blocks/faq/faq.scss');
    // The page may just be loaded again for the save before.
    await expect.poll(() => page.evaluate(() => (document.body.classList.add('stale'), document.readyState))).toBe('complete'); // prettier-ignore
    writeFileSync(sheet, `${whole}\n.faq { letter-spacing: 0.123px; }\n`);
    await page.waitForFunction(() => !document.body?.classList.contains('stale'));
    await expect.poll(async () => (await fetch(`${dev.url}/_gallery/faq/1`)).text()).toContain('.123px');
  });

  test('a wrong manifest does not touch it', async () => {
    writeFileSync(join(copy, 'site.json'), '{');
    await expect.poll(() => dev.output()).toContain('1 problem found.');
    await page.goto(`${dev.url}/_gallery/?width=360`);
    await shown('Everything on');
    expect(await page.locator('vite-error-overlay').isVisible()).toBe(false);
    expect((await fetch(`${dev.url}/_gallery/faq/1`)).status).toBe(200);
  });
});
