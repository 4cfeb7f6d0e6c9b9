/** The gallery of blocks in the dev server: what somebody who writes a block looks at. */
import type { Browser, Frame, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { allExamples, blockFolders, readExamples } from '../../blocks/examples.ts';
import { hydrated, launchBrowser, openWatched } from '../../support/browser/browser.ts';

const USUAL = /^debug: \[vite\]|Download the React DevTools/;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

/** The gallery with some choices, as a page that remembers what went wrong on it. Its frames may still be loading. */
async function openGallery(choices = '', options: Parameters<typeof openWatched>[1] = {}) {
  const watched = await openWatched(browser, { allowed: USUAL, ...options });
  await watched.page.goto(`${inject('devUrl')}/_gallery/${choices}`, { waitUntil: 'domcontentloaded' });
  return { ...watched, [Symbol.asyncDispose]: () => watched.page.context().close() };
}

/** The first example's frame, loaded. */
async function firstFrame(page: Page): Promise<Frame> {
  const frame = (await (await page.waitForSelector('iframe')).contentFrame())!;
  await frame.waitForSelector('#main');
  return frame;
}

describe('the gallery', () => {
  test('lists every block type and every example, each in lazy frames with titles of their own', async () => {
    await using gallery = await openGallery();
    const { page } = gallery;
    expect(await page.locator('h2').allInnerTexts()).toEqual(blockFolders);
    expect(await page.locator('h3').allInnerTexts()).toEqual(allExamples.map(({ name }) => name));
    const anchors = await page.locator('nav a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(anchors).toEqual(blockFolders.map((type) => `#${type}`));
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    const frames = await page
      .locator('iframe')
      .evaluateAll((all) => all.map((frame) => [frame.getAttribute('title'), frame.getAttribute('loading')]));
    expect(frames).toEqual(
      allExamples.flatMap(({ title }) => [360, 1440].map((width) => [`${title}, ${width} px, light`, 'lazy'])),
    );
  });

  test('shows every look beside another, and the one of the site where none is asked for', async () => {
    await using gallery = await openGallery('?width=1440&scheme=light&look=inn&look=poster');
    const { page } = gallery;
    expect(await page.locator('iframe').count()).toBe(2 * allExamples.length);
    const fonts: string[] = [];
    for (const look of ['look=inn', 'look=poster', '']) {
      await page.goto(`${inject('devUrl')}/_gallery/faq/1?scheme=light&${look}`, { waitUntil: 'domcontentloaded' });
      fonts.push(
        await page
          .locator('h2')
          .first()
          .evaluate((heading) => getComputedStyle(heading).fontFamily),
      );
    }
    expect(fonts.map((font) => font.split(',')[0])).toEqual(['Fraunces', '"Archivo Expanded"', '"Anek Latin"']);
  });

  test('shows the widths and colours that its address asks for, and the form makes such an address', async () => {
    await using gallery = await openGallery('?width=768&scheme=dark');
    const { page } = gallery;
    expect(await page.locator('iframe').count()).toBe(allExamples.length);
    const frame = await firstFrame(page);
    expect(await frame.evaluate(() => innerWidth)).toBe(768);
    const scheme = () => frame.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    await expect.poll(scheme).toBe('dark');
    await page.getByLabel('360').check();
    await page.getByRole('button', { name: 'Show' }).click();
    await page.waitForURL(/\?width=360&width=768&scheme=dark$/);
  });

  test('makes a frame as high as the block needs, and never scrolls sideways', async () => {
    await using gallery = await openGallery('', { viewport: { width: 360, height: 800 } });
    const { page, complaints } = gallery;
    await page.waitForFunction(() => document.querySelector('figure')!.style.getPropertyValue('--frame-height'));
    const cut = () =>
      page.frames()[1]!.evaluate(() => {
        const { bottom } = document.getElementById('main')!.getBoundingClientRect();
        return Math.abs(innerHeight - bottom);
      });
    await expect.poll(cut).toBeLessThan(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(complaints()).toEqual([]);
  });

  test('copies an example as it would stand in a manifest', async () => {
    await using gallery = await openGallery('', { permissions: ['clipboard-read', 'clipboard-write'] });
    const { page } = gallery;
    const { type, block } = allExamples[0]!;
    const example = page.locator('.example').first();
    await example.getByText('YAML').click();
    // It says so for two seconds.
    await Promise.all([
      example.getByRole('button', { name: 'Copied' }).waitFor(),
      example.getByRole('button', { name: 'Copy' }).click(),
    ]);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(`- type: ${type}\n  heading: ${String(block['heading'])}\n`);
    expect(copied).toBe(await example.locator('code').innerText());
  });

  test('shows the YAML without scripts, too', async () => {
    await using gallery = await openGallery('', { javaScriptEnabled: false });
    const { page } = gallery;
    const example = page.locator('.example').first();
    await example.getByText('YAML').click();
    await example.locator('code').waitFor();
    expect(await page.getByRole('button', { name: 'Copy' }).count()).toBe(0);
  });

  test('gives each example an address of its own, where it works as on the site', async () => {
    const { page, complaints } = await openWatched(browser, { allowed: USUAL });
    for (const type of ['form', 'feature']) {
      const response = await page.goto(`${inject('devUrl')}/_gallery/${type}/2?scheme=dark`);
      await hydrated(page);
      expect(response!.status()).toBe(200);
      expect(await page.locator(`#main .${type}`).count()).toBe(1);
    }
    expect(complaints()).toEqual([]);
  });

  test('serves every example as a whole page that search engines leave alone', async () => {
    for (const type of blockFolders) {
      for (const index of readExamples(type).keys()) {
        const address = `/_gallery/${type}/${index + 1}`;
        const response = await fetch(inject('devUrl') + address);
        expect.soft(response.status, address).toBe(200);
        const html = await response.text();
        expect.soft(html, address).toContain('<meta name="robots" content="noindex,nofollow">');
        expect.soft(html, address).toMatch(new RegExp(`class="${type}[ "]`));
      }
    }
  });

  test.each(['no-such-block/1', 'faq/99', 'faq/0', 'faq', 'faq/1/2'])('has nothing at /_gallery/%s', async (path) => {
    expect((await fetch(`${inject('devUrl')}/_gallery/${path}`)).status).toBe(404);
  });
});
