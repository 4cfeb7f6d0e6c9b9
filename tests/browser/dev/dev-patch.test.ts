/** What stays as it was when a save is put into the open page: nothing that the save is not about is touched. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hydrated, launchBrowser, openWatched } from '../../support/browser/browser.ts';
import { startCommand } from '../../support/commands.ts';
import type { RunningCommand } from '../../support/commands.ts';
import { saveByRename } from '../../support/browser/dev-cycles.ts';
import { getPort } from '../../support/http/port.ts';

/** What the tests write, and the site does not say by itself. */
const WRITTEN = /(?:Repaired|Asked) by a save|Send it off|Another title|The shop|At home|A page behind/;

describe('a save, on the pages that are open', () => {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-patch-'));
  const manifest = join(folder, 'site.yaml');
  let original = '';
  let browser: Browser;
  let dev: RunningCommand;
  const edit = (from: string | RegExp, to: string) => {
    const text = readFileSync(manifest, 'utf8');
    const next = text.replace(from, to);
    if (next === text) throw new Error(`The manifest does not hold ${String(from)}.`);
    saveByRename(manifest, next);
  };
  const open = async (path: string, options: BrowserContextOptions = {}): Promise<Page> => {
    const { page } = await openWatched(browser, options);
    await page.goto(dev.url + path);
    await hydrated(page);
    await page.evaluate(() => ((window as { same?: boolean }).same = true));
    return page;
  };
  const isSame = (page: Page) => page.evaluate(() => (window as { same?: boolean }).same === true);
  const heading = (page: Page, text: string) =>
    page.waitForFunction((expected) => document.querySelector('h1')?.textContent === expected, text);

  /** Waits until a page has taken in a version of the site. */
  const isUpTo = (page: Page, version: number) =>
    page.waitForFunction((newest) => {
      const [received, patched] = ['waybill:received', 'waybill:patched'].map((mark) =>
        performance.getEntriesByName(mark),
      );
      const last = received!.at(-1) as PerformanceMark | undefined;
      const isNewest = ((last?.detail ?? {}) as { version?: number }).version! >= newest;
      return isNewest && patched!.length === received!.length;
    }, version);

  beforeAll(async () => {
    cpSync('examples/bicycle-workshop', folder, { recursive: true });
    rmSync(join(folder, 'site.addresses')); // nothing of this copy is published: a path may change without a redirect
    original = readFileSync(manifest, 'utf8');
    browser = await launchBrowser();
    dev = await startCommand('dev', manifest, '--port', String(await getPort()));
  });
  beforeEach(async () => {
    saveByRename(manifest, original);
    // A page that shows what the test before has written would seem to show what this one writes.
    for (const path of ['/', '/repairs', '/contact'])
      await expect.poll(async () => WRITTEN.exec(await (await fetch(dev.url + path)).text())?.[0]).toBe(undefined);
  });
  afterAll(async () => {
    await browser?.close();
    dev?.process.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  test('keeps the place that was scrolled to, open questions and the focus', async () => {
    const page = await open('/repairs', { reducedMotion: 'reduce' }); // nothing is on its way when it is measured
    const question = page.locator('#main details').nth(1);
    await question.locator('summary').click();
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    const place = () => question.evaluate((details) => details.getBoundingClientRect().top);
    const before = await place();
    edit('heading: Repairs at a stand of your own', 'heading: Repaired by a save');
    await heading(page, 'Repaired by a save');
    // What is read stands still, though the heading above grew shorter: the browser sees to it when it draws the page.
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(2);
    expect(await question.evaluate((details: HTMLDetailsElement) => details.open)).toBe(true);
    expect(await question.locator('summary').evaluate((summary) => summary === document.activeElement)).toBe(true);
    expect(await isSame(page)).toBe(true);
  });

  test('leaves alone what the save is not about, also what a script has changed, and takes the rest along', async () => {
    const page = await open('/repairs');
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('#main > div:not([data-live]) > *'))
        part.setAttribute('data-own', '');
      document.querySelector('#main details')!.prepend('Of a script. ');
    });
    const own = page.locator('#main [data-own]');
    const count = await own.count();
    edit('heading: Repairs at a stand of your own', 'heading: Repaired by a save');
    await heading(page, 'Repaired by a save');
    expect(await own.count()).toBe(count);
    expect(await page.locator('#main details').first().textContent()).toContain('Of a script.');
    edit(/question: .*/, 'question: Asked by a save?');
    await page.locator('#main summary', { hasText: 'Asked by a save?' }).waitFor({ state: 'attached' });
    await page.reload();
    await hydrated(page);
    expect(await page.locator('#main summary', { hasText: 'Asked by a save?' }).count()).toBe(1);
  });

  test('keeps what is typed into a form, also when the form itself is changed', async () => {
    const page = await open('/contact');
    const field = page.locator('form input:visible').first();
    await field.fill('Ada Lovelace');
    edit(/submitLabel: .*/, 'submitLabel: Send it off');
    await page.getByRole('button', { name: 'Send it off' }).waitFor();
    expect(await field.inputValue()).toBe('Ada Lovelace');
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await isSame(page)).toBe(true);
  });

  test('changes the title and description, the header and the footer too', async () => {
    const page = await open('/repairs');
    const title = await page.title();
    edit(`title: ${title}`, 'title: Another title');
    await page.waitForFunction(() => document.title === 'Another title');
    edit('heading: Workshop', 'heading: The shop');
    await page.locator('footer h2', { hasText: 'The shop' }).waitFor();
    expect(await isSame(page)).toBe(true);
  });

  test('reaches every tab, each with its own page, and pages that were visited before', async () => {
    const [home, repairs] = [await open('/'), await open('/repairs')];
    await repairs.locator('.header a[href="/visit"]').first().click();
    await heading(repairs, 'Visit the workshop');
    edit('heading: Mend your own bicycle', 'heading: At home');
    await heading(home, 'At home');
    edit('heading: Repairs at a stand of your own', 'heading: A page behind');
    const html = async () => (await fetch(`${dev.url}/repairs`)).text();
    await expect.poll(html).toContain('A page behind');
    await isUpTo(repairs, Number(/client\.ts\?version=(\d+)/.exec(await html())![1])); // though it shows another page
    await repairs.goBack();
    await heading(repairs, 'A page behind');
    expect([await isSame(home), await isSame(repairs)]).toEqual([true, true]);
  });

  test('takes a browser along to the new path of its page, and shows the not-found page when the page is gone', async () => {
    const page = await open('/helpers');
    const shown = await page.locator('h1').innerText();
    saveByRename(manifest, original.replaceAll('/helpers', '/volunteers'));
    await page.waitForURL(`${dev.url}/volunteers`);
    await heading(page, shown);
    const rest = original.replace(/^ {2}- path: \/helpers[\s\S]*?(?=^\S)/m, '');
    saveByRename(manifest, rest.replaceAll('/helpers', '/visit'));
    await page.waitForFunction((before) => document.querySelector('h1')?.textContent !== before, shown);
    expect((await fetch(`${dev.url}/volunteers`)).status).toBe(404);
  });
});
