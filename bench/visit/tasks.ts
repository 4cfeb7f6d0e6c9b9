/**
 * node bench/visit/tasks.ts <folder of a built site>: what a first-time visitor has come for, from the home page on a phone
 * at slow 3G: taps and seconds until the answer is on the screen, with a new browser profile for each.
 */
import type { Browser, Locator, Page } from 'playwright';
import { findBrowser } from '../../scripts/cli/browser/find-browser.ts';
import { run } from '../../scripts/cli/run.ts';
import { table } from '../../scripts/cli/output/table.ts';
import { launchBrowser } from '../../tests/support/browser/browser.ts';
import { serveFolder } from './serve-folder.ts';

const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** As the developer tools of Chromium have it: bytes a second, and milliseconds. */
const SLOW_3G = { offline: false, downloadThroughput: 51_200, uploadThroughput: 51_200, latency: 2000 };

interface Task {
  name: string;
  /** What is tapped, one after the other. */
  taps: ((page: Page) => Locator)[];
  /** Where the answer is. */
  answer(page: Page): Locator;
}

const inFooter = (path: string) => (page: Page) => page.locator(`.footer a[href="${path}"]`);

const TASKS: Task[] = [
  { name: 'Call', taps: [], answer: (page) => page.locator('.header > .wrap > a[href^="tel:"]') },
  {
    name: 'Write',
    taps: [(page) => page.locator('.hero a[href="/contact"]')],
    answer: (page) => page.locator('form input[name=name]'),
  },
  {
    name: 'Patna to Delhi: hours',
    taps: [inFooter('/air-ambulance-services-patna')],
    answer: (page) => page.locator('.distances tr', { hasText: 'Delhi' }).first(),
  },
  {
    name: 'Patna to Delhi: ways',
    taps: [inFooter('/air-ambulance-services-patna')],
    answer: (page) => page.locator('h2, h3', { hasText: 'When an airline is enough' }),
  },
  {
    name: 'Which papers',
    taps: [(page) => page.locator('.steps a[href="/blog1#ready"]')],
    answer: (page) => page.locator('#ready li', { hasText: 'a medical summary' }),
  },
  { name: 'Is it urgent', taps: [], answer: (page) => page.locator('.hero .note a[href="tel:112"]') },
];

/** Returns the seconds from the request of the home page until the answer is on the screen. */
async function secondsFor(browser: Browser, url: string, { taps, answer }: Task): Promise<number> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_3G);
  const start = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  for (const tap of taps) {
    // oxlint-disable-next-line no-await-in-loop -- a finger taps one thing after the other
    await tap(page).tap();
  }
  await answer(page).scrollIntoViewIfNeeded();
  await answer(page).waitFor({ state: 'visible' });
  const seconds = (performance.now() - start) / 1000;
  await context.close();
  return seconds;
}

await run(async () => {
  process.env['BROWSER_PATH'] = findBrowser();
  const served = await serveFolder(process.argv[2] ?? 'dist');
  const browser = await launchBrowser();
  const rows = [['Task', 'Taps', 'Seconds']];
  for (const task of TASKS) {
    // oxlint-disable-next-line no-await-in-loop -- alone, as each has the whole connection
    const seconds = await secondsFor(browser, `${served.url}/`, task);
    rows.push([task.name, String(task.taps.length), seconds.toFixed(1)]);
  }
  console.log(table(rows));
  await browser.close();
  served.close();
});
