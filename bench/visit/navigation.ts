/**
 * Measures the time from the click to the picture of the next page, on a phone with a quarter of this machine's speed.
 * A finger touches the link and leaves it 100 ms later, as people tap in 80 to 150 ms; the browser makes the click of
 * it. The clock starts with the click's own time stamp, which is when the finger was lifted, and stops in the second
 * animation frame after the new heading is in the page, so that a frame with it has been handed to the screen. The
 * browser's event timing would stop at the first frame after the click, which may still show the old page.
 */
import type { Browser, CDPSession, Page } from 'playwright';
import { hydrated } from '../../tests/support/browser/browser.ts';
import { median } from '../support/quantile.ts';

export const SLOWDOWN = 4;
export const TOUCH_MS = 100;
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** Long enough for whatever a page fetches ahead or afterwards. */
const QUIET_MS = 1000;

export interface Navigation {
  path: string;
  from: string;
  milliseconds: number;
  /** From the touch on. */
  requests: string[];
}

/** Goes several times from one page to another by a tap on a link: the median time, and the most requests. */
export async function navigate(browser: Browser, from: string, path: string, runs: number): Promise<Navigation> {
  const navigations: Navigation[] = [];
  while (navigations.length < runs) navigations.push(await navigateOnce(browser, from, path));
  const most = navigations.toSorted((a, b) => b.requests.length - a.requests.length)[0]!;
  return { ...most, milliseconds: median(navigations.map(({ milliseconds }) => milliseconds)) };
}

async function navigateOnce(browser: Browser, from: string, path: string): Promise<Navigation> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(from, { waitUntil: 'networkidle' });
  await hydrated(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const { x, y } = await findLink(page, path);
  await page.waitForTimeout(QUIET_MS);
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/favicon')) requests.push(pathname); // the tab's icon is the browser's own affair
  });
  const painted = page.evaluate(untilPainted);
  await page.evaluate(() => 0); // the clock is ready
  await tap(session, x, y);
  const milliseconds = await painted;
  await page.waitForTimeout(QUIET_MS);
  if (new URL(page.url()).pathname !== path) throw new Error(`The link on ${from} led to ${page.url()}, not ${path}.`);
  await context.close();
  return { path, from: new URL(from).pathname, milliseconds, requests };
}

/** Returns where a finger finds the link: in the page, or in the menu, which it opens first. */
async function findLink(page: Page, path: string): Promise<{ x: number; y: number }> {
  const links = page.locator(`a[href="${path}"]:not([target])`);
  if ((await links.filter({ visible: true }).count()) === 0) {
    await page.locator('.menu > summary').tap();
    const inner = page.locator('.menu .dropdown summary');
    if ((await links.filter({ visible: true }).count()) === 0) await inner.first().tap();
  }
  const link = links.filter({ visible: true }).first();
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  return link.evaluate((element) => {
    const { x, y, width, height } = element.getClientRects()[0]!;
    return { x: x + width / 2, y: y + height / 2 };
  });
}

async function tap(session: CDPSession, x: number, y: number): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await new Promise((done) => setTimeout(done, TOUCH_MS));
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Runs in the page. */
async function untilPainted(): Promise<number> {
  const old = document.querySelector('h1');
  const clicked = await new Promise<number>((done) => {
    addEventListener('click', ({ timeStamp }) => done(timeStamp), { once: true, capture: true });
  });
  await new Promise<void>((done) => {
    const observer = new MutationObserver(() => {
      const heading = document.querySelector('h1');
      if (!heading || heading === old) return;
      observer.disconnect();
      done();
    });
    observer.observe(document, { subtree: true, childList: true });
  });
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return performance.now() - clicked;
}
