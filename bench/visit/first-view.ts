/** The first picture of the same page as different generators make it. */
import type { Browser } from 'playwright';
import { examine } from './lighthouse.ts';
import { serveFolder } from './serve-folder.ts';

/** A page to compare: one path of a folder that a generator wrote. */
export interface Candidate {
  name: string;
  folder: string;
  path: string;
}

export interface FirstView {
  name: string;
  /** The largest paint on Lighthouse's phone, in milliseconds. */
  largestPaint: number;
  /** What had come over the network when the first picture was made. */
  bytes: number;
}

/** Lighthouse's slow 4G, for the browser's own brake. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 };

/** Measures pages, each served by the same small server. */
export async function compareFirstViews(browser: Browser, candidates: Candidate[], runs: number): Promise<FirstView[]> {
  const views: FirstView[] = [];
  for (const { name, folder, path } of candidates) {
    const served = await serveFolder(folder);
    const bytes = await bytesBeforePaint(browser, served.url + path);
    const { metrics } = await examine(served.url + path, runs);
    views.push({ name, largestPaint: metrics.largestPaint, bytes });
    served.close();
  }
  return views;
}

/** What a phone on slow 4G receives until it paints: headers, and bodies as far as they have come. */
async function bytesBeforePaint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, isMobile: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const received: { at: number; bytes: number }[] = [];
  let clock = 0; // the wall's clock less the browser's, in seconds
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  session.on('Network.requestWillBeSent', ({ timestamp, wallTime }) => (clock ||= wallTime - timestamp));
  session.on('Network.responseReceived', ({ timestamp, response }) =>
    received.push({ at: timestamp, bytes: response.encodedDataLength }),
  );
  session.on('Network.dataReceived', ({ timestamp, encodedDataLength }) =>
    received.push({ at: timestamp, bytes: encodedDataLength }),
  );
  await page.goto(url, { waitUntil: 'networkidle' });
  const painted = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return (performance.timeOrigin + paint!.startTime) / 1000;
  });
  await context.close();
  return received.reduce((sum, { at, bytes }) => (at + clock <= painted ? sum + bytes : sum), 0);
}
