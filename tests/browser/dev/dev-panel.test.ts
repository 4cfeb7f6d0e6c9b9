/** The panel of the dev server, and the way from a page to the line of the manifest that it comes from. */
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { hydrated, launchBrowser, openWatched } from '../../support/browser/browser.ts';
import { startCommandWith } from '../../support/commands.ts';
import type { RunningCommand } from '../../support/commands.ts';
import { site } from '../../support/sites/manifest.ts';
import { getPort } from '../../support/http/port.ts';

const folder = mkdtempSync(join(tmpdir(), 'waybill-panel-'));
const manifest = join(folder, 'site.yaml');
const opened = join(folder, 'opened.txt');
const editor = join(folder, 'code');
let original = '';
let browser: Browser;
let dev: RunningCommand;
let page: Page;
const panel = (part: string) => page.locator(`waybill-panel ${part}`);
const lineOf = (text: string) => original.slice(0, original.indexOf(text)).split('\n').length;
const openedPlace = () => expect.poll(() => (existsSync(opened) ? readFileSync(opened, 'utf8') : ''));

beforeAll(async () => {
  cpSync('examples/bicycle-workshop', folder, { recursive: true });
  original = readFileSync(manifest, 'utf8');
  writeFileSync(editor, `#!/bin/sh\necho "$@" > ${opened}\n`);
  chmodSync(editor, 0o755);
  browser = await launchBrowser();
  dev = await startCommandWith({ LAUNCH_EDITOR: editor }, 'dev', manifest, '--port', String(await getPort()));
});
beforeEach(async () => {
  rmSync(opened, { force: true });
  writeFileSync(manifest, original);
  ({ page } = await openWatched(browser, { permissions: ['clipboard-read', 'clipboard-write'] }));
  await page.goto(`${dev.url}/repairs`);
  await hydrated(page);
  await panel('#toggle').getByText('0 problems').waitFor();
});
afterEach(async () => {
  writeFileSync(manifest, original);
  await panel('#toggle').getByText('0 problems').waitFor(); // what is wrong now would still be reported to the next page
  await page.context().close();
});
afterAll(async () => {
  await browser?.close();
  dev?.process.kill();
  rmSync(folder, { recursive: true, force: true });
});

describe('the panel', () => {
  test('lists every problem, those of the open page first; a click opens the line', async () => {
    const wrong = original
      .replace('heading: Mend your own bicycle', 'heding: Mend your own bicycle')
      .replace('heading: Repairs at a stand', 'hedding: Repairs at a stand');
    writeFileSync(manifest, wrong);
    await panel('#box').waitFor();
    await expect.poll(() => panel('#toggle').innerText()).toBe('2 problems');
    const first = panel('#list li').first();
    // What is wrong comes first; where it is, for those who look for it, behind.
    expect(await first.innerText()).toMatch(
      /^[^\n]*"hedding"[^\n]*\npage \/repairs, block 1[^\n]*site\.yaml:\d+:9 · misspelt-field\n/,
    );
    expect(await panel('[role=alert]').textContent()).toMatch(/^2 problems in \S+site\.yaml\. [^\n]*"hedding"/);
    expect(await page.locator('h1').isVisible()).toBe(true);
    await first.locator('button').click();
    await openedPlace().toContain(`site.yaml:${lineOf('heading: Repairs at a stand')}:9`);
  });

  test('Escape closes it, a button opens it again, and it disappears when everything is fixed', async () => {
    writeFileSync(manifest, original.replace('heading: Mend', 'hedding: Mend'));
    await panel('#box').waitFor();
    await page.keyboard.press('Escape');
    await panel('#box').waitFor({ state: 'hidden' });
    await panel('#toggle').click();
    await panel('#box').waitFor();
    writeFileSync(manifest, original);
    await panel('#box').waitFor({ state: 'hidden' });
    expect(await panel('#toggle').innerText()).toBe('0 problems');
  });

  test('F8 leads the keyboard to the first problem, and into the panel where there is none', async () => {
    await page.keyboard.press('F8');
    await panel('#box').waitFor();
    expect(await panel('#heading').evaluate((heading) => heading.matches(':focus'))).toBe(true);
    await page.keyboard.press('Escape');
    writeFileSync(manifest, original.replace('heading: Mend', 'hedding: Mend'));
    await panel('#list li').waitFor();
    await page.locator('h1').click();
    await page.keyboard.press('F8');
    expect(
      await panel('#list button')
        .first()
        .evaluate((entry) => entry.matches(':focus')),
    ).toBe(true);
    await page.keyboard.press('Enter');
    await openedPlace().toContain(`site.yaml:${lineOf('heading: Mend')}:`);
  });

  test('keeps the focus on a problem whose line moves, and leads it on where the problem or the panel goes', async () => {
    const wrong = original
      .replace('heading: How an evening goes', 'heding: How an evening goes')
      .replace('heading: Repairs at a stand', 'hedding: Repairs at a stand');
    const focused = () => panel('*:focus').evaluateAll((found) => found.map((one) => one.textContent).join());
    writeFileSync(manifest, wrong);
    const second = panel('#list button').nth(1);
    await second.focus();
    expect(await focused()).toContain('"heding"');
    writeFileSync(manifest, `# A comment moves every line.\n${wrong}`);
    await expect
      .poll(() => panel('#list').innerText())
      .toContain(`site.yaml:${lineOf('heading: How an evening') + 1}:`);
    expect(await focused()).toContain('"heding"');
    writeFileSync(manifest, original.replace('heading: Repairs at a stand', 'hedding: Repairs at a stand'));
    await expect.poll(() => panel('#toggle').innerText()).toBe('1 problem');
    expect(await focused()).toContain('"hedding"');
    writeFileSync(manifest, original);
    await panel('#box').waitFor({ state: 'hidden' });
    expect(await panel('#toggle').evaluate((toggle) => toggle.matches(':focus'))).toBe(true);
  });

  test('says that all is fixed, and leaves the page free, also where warnings are left', async () => {
    const long = original.replace('title: Fennel Street Bikes,', `title: ${'Fennel Street Bikes, '.repeat(5)}`);
    expect(long).not.toBe(original);
    writeFileSync(manifest, long.replace('heading: Mend', 'hedding: Mend'));
    await panel('#box').waitFor();
    const news = panel('[role=status]').getByText('Fixed. No problem is left.');
    const appears = news.waitFor(); // it goes away after some seconds
    writeFileSync(manifest, long);
    await Promise.all([appears, panel('#box').waitFor({ state: 'hidden' })]);
    await panel('#toggle')
      .getByText(/^\d+ warnings?$/)
      .waitFor();
    expect(await panel('#box').isVisible()).toBe(false);
    expect(await page.evaluate(() => document.elementFromPoint(innerWidth / 2, innerHeight - 60)!.localName)).not.toBe(
      'waybill-panel',
    );
    writeFileSync(manifest, original.replace('heading: Mend', 'hedding: Mend'));
    await panel('#box').waitFor();
    await news.waitFor({ state: 'hidden' });
    const appearsAgain = news.waitFor();
    writeFileSync(manifest, original);
    await appearsAgain;
  });

  test('lists the blocks of the page for the keyboard, each with its line', async () => {
    await panel('#toggle').focus();
    await page.keyboard.press('Enter');
    await panel('details:has(#blocks) > summary').focus();
    await page.keyboard.press('Enter');
    const block = panel('#blocks button').first();
    await block.focus();
    const line = lineOf('- type: hero\n        size: plain\n        breadcrumb: true\n        heading: Repairs');
    expect(await block.innerText()).toMatch(/^hero, line \d+$/);
    await page.keyboard.press('Enter');
    await openedPlace().toMatch(/site\.yaml:\d+:\d+/);
    expect(line).toBeGreaterThan(0);
  });
});

describe('a click with Alt held', () => {
  test('outlines the block with its name and line, and opens the line of the words that were clicked', async () => {
    await page.keyboard.down('Alt');
    await page.locator('h1').hover();
    await panel('#label')
      .getByText(/^hero, line \d+$/)
      .waitFor();
    await page.locator('h1').click();
    await openedPlace().toContain(`${manifest}:${lineOf('Repairs at a stand of your own')}:`);
    await page.keyboard.up('Alt');
    await panel('#frame').waitFor({ state: 'hidden' });
  });

  test.each([
    ['the navigation', '.header .bar a[href="/visit"]', /^\s+- label: Visit/],
    ['the name of the site', '.header .logo', /^brand:|^\s+name: /],
    ['the footer', '.footer h2', /^\s+- heading: /],
    ['the copyright', '.footer .low p', /^\s+copyright: /],
  ])('on %s opens its line, too', async (_where, selector, expected) => {
    const target = page.locator(selector).first();
    await page.keyboard.down('Alt');
    await target.hover();
    await expect.poll(() => panel('#label').textContent()).toMatch(/^(?:brand|navigation|footer)$/);
    await page.keyboard.up('Alt');
    await target.click({ modifiers: ['Alt'] });
    await openedPlace().toMatch(/site\.yaml:\d+/);
    const [, line] = /site\.yaml:(\d+)/.exec(readFileSync(opened, 'utf8'))!;
    expect(original.split('\n')[Number(line) - 1]).toMatch(expected);
    expect(new URL(page.url()).pathname).toBe('/repairs');
  });

  test('says so where nothing is written in the manifest', async () => {
    await page.evaluate(() => {
      const other = document.body.appendChild(document.createElement('p'));
      other.id = 'other';
      other.textContent = 'An extension put this here';
    });
    await page.locator('#other').click({ modifiers: ['Alt'] });
    await panel('#note').getByText('Nothing of the manifest is written here.').waitFor();
  });

  test('on a link opens its line, and does not follow the link', async () => {
    await page
      .locator('#main .actions a')
      .first()
      .click({ modifiers: ['Alt'] });
    await openedPlace().toContain(manifest);
    expect(new URL(page.url()).pathname).toBe('/repairs');
  });

  test('tells the place and copies it where there is no editor', async () => {
    const own = await startCommandWith(
      { LAUNCH_EDITOR: join(folder, 'no-such-editor') },
      'dev',
      manifest,
      '--port',
      String(await getPort()),
    );
    try {
      await page.goto(`${own.url}/repairs`);
      await hydrated(page);
      await page.locator('h1').click({ modifiers: ['Alt'] });
      const place = `${manifest}:${lineOf('Repairs at a stand of your own')}:`;
      await panel('#note').getByText(place).waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(place);
      await expect.poll(() => own.output()).toContain(place);
    } finally {
      own.process.kill();
    }
  });
});

test('every block of every page makes one element, which is how it is known', async () => {
  for (const { path, blocks } of site.routes) {
    const html = await (await fetch(inject('devUrl') + path)).text();
    const count = await page.evaluate((text) => {
      const parts = [...new DOMParser().parseFromString(text, 'text/html').querySelectorAll('#main > div')];
      return parts.flatMap((part) => (part.hasAttribute('data-live') ? [part] : [...part.children])).length;
    }, html);
    expect.soft(count, path).toBe(blocks.length);
  }
});
