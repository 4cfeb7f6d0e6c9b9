/** Fonts change no letter that is being read: those that come late are applied from the next page on. */
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { hydrated, launchWholeBrowser, openWatched } from '../../support/browser/browser.ts';

const FONTS = 2;
/** Longer than a browser waits for a font before it paints the page without. */
const LATE = 800;

let browser: Browser;
beforeAll(async () => {
  browser = await launchWholeBrowser();
});
afterAll(() => browser?.close());

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

async function open(options: BrowserContextOptions = {}): Promise<{ page: Page; session: CDPSession }> {
  const { page } = await openWatched(browser, { reducedMotion: 'reduce', ...options });
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  return { page, session };
}

/** Holds the fonts back; the answer lets them go, and waits until they are there. */
async function holdFonts(page: Page): Promise<() => Promise<unknown>> {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  return async () => {
    let left = FONTS;
    const arrived = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.woff2') && --left === 0);
    release();
    await arrived;
  };
}

/** Whether the heading and the text are painted with the site's own fonts. */
async function appliedFonts(session: CDPSession): Promise<boolean[]> {
  const { root } = await session.send('DOM.getDocument');
  const applied: boolean[] = [];
  for (const selector of ['h1', '.lead']) {
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    expect(fonts.length, selector).toBeGreaterThan(0);
    applied.push(fonts.every(({ isCustomFont }) => isCustomFont));
  }
  return applied;
}

/**
 * Opens a page whose fonts the browser has; returns whether it is painted with them. A busy machine may read them too late
 * for one visit, so this is asked of the next ones, too.
 */
const visit = async (page: Page, session: CDPSession, path: string) => {
  await page.goto(inject('siteUrl') + path, { waitUntil: 'networkidle' });
  return appliedFonts(session);
};

const follow = async (page: Page) => {
  await page.evaluate(() => document.querySelector<HTMLElement>('.bar a[href="/about"]')!.click());
  await page.waitForURL('**/about');
  await page.waitForFunction(() => document.activeElement?.localName === 'h1');
};

test('fonts that come late are not swapped in on the page that is read, but applied on the next, by a click', async () => {
  const { page, session } = await open();
  const release = await holdFonts(page);
  await page.goto(inject('siteUrl'), { waitUntil: 'domcontentloaded' });
  await page.waitForTimeout(LATE);
  expect(await appliedFonts(session)).toEqual([false, false]);
  await release();
  await hydrated(page);
  await page.waitForTimeout(LATE);
  expect(await appliedFonts(session)).toEqual([false, false]);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await follow(page);
  await expect.poll(() => appliedFonts(session)).toEqual([true, true]);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('fonts that never come hold up no page', async () => {
  const { page, session } = await open();
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto(inject('siteUrl'));
  await hydrated(page);
  await follow(page);
  expect(await appliedFonts(session)).toEqual([false, false]);
});

test('on a second visit the first page applies them', async () => {
  const { page, session } = await open();
  await page.goto(inject('siteUrl'), { waitUntil: 'networkidle' });
  await expect.poll(() => visit(page, session, '/about')).toEqual([true, true]);
});

test('fonts that hang do not keep the page from coming alive', async () => {
  const { page } = await open();
  await page.route('**/*.woff2', () => {}); // never answered
  await page.goto(inject('siteUrl'), { waitUntil: 'commit' });
  await hydrated(page);
});

describe('a phone', () => {
  test('asks for nothing but the page and its pictures before it has painted it', async () => {
    const { page } = await open(PHONE);
    await page.goto(inject('siteUrl'));
    await hydrated(page);
    // By the clock of the browser alone: what it asks for is heard of here later, on a busy machine much later.
    const asked = () =>
      page.evaluate(() => {
        const painted = performance.getEntriesByName('first-contentful-paint')[0]!.startTime;
        const entries = performance.getEntriesByType('resource');
        return entries.map(({ name, startTime }) => ({ path: new URL(name).pathname, isEarly: startTime < painted }));
      });
    const fonts = async () => (await asked()).filter(({ path }) => path.endsWith('.woff2'));
    await expect.poll(fonts).toHaveLength(FONTS);
    const early = (await asked()).filter(({ isEarly }) => isEarly).map(({ path }) => path);
    expect(early.filter((path) => !/\.(?:svg|png|ico|avif|webp|jpg)$/.test(path))).toEqual([]);
    expect((await fonts()).filter(({ isEarly }) => isEarly)).toEqual([]);
    expect(await page.evaluate(() => document.head.querySelector('link[rel=manifest]') !== null)).toBe(true);
  });

  test('applies the fonts on the next page by a click, and when it comes again', async () => {
    const { page, session } = await open({ ...PHONE, serviceWorkers: 'allow' });
    await page.goto(inject('siteUrl'), { waitUntil: 'networkidle' });
    expect(await appliedFonts(session)).toEqual([false, false]);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await follow(page);
    await expect.poll(() => appliedFonts(session)).toEqual([true, true]);
    await expect.poll(() => visit(page, session, '/contact')).toEqual([true, true]);
  });
});
