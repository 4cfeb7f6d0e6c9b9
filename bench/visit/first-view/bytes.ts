/** Counts the bytes that have come over the network before the first paint. */
import type { Browser } from 'playwright';

/** Lighthouse's slow 4G, for the browser's own throttling. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 };

/** The encodings of RFC 9842. */
const BY_DICTIONARY = new Set(['dcb', 'dcz']);

/** Milliseconds after a visit in which a browser fetches what it may need later. */
const IDLE = 5000;

/**
 * Returns the bytes that a phone on slow 4G receives until it paints: of each file the part that has arrived, with
 * headers. With `before`, the address of a page that was visited before.
 */
export async function bytesBeforePaint(browser: Browser, url: string, before?: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, isMobile: true });
  const page = await context.newPage();
  if (before !== undefined) {
    await page.goto(before, { waitUntil: 'networkidle' });
    await page.waitForTimeout(IDLE);
  }
  const session = await context.newCDPSession(page);
  const loaded = new Map<string, Loaded>();
  const of = (id: string): Loaded => {
    const one = loaded.get(id) ?? { pieces: [], encoded: 0 };
    loaded.set(id, one);
    return one;
  };
  let clock = 0; // the wall's clock less the browser's, in seconds
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  session.on('Network.requestWillBeSent', ({ timestamp, wallTime }) => (clock ||= wallTime - timestamp));
  session.on('Network.dataReceived', ({ requestId, timestamp, dataLength }) =>
    of(requestId).pieces.push({ at: timestamp, bytes: dataLength }),
  );
  // What is unpacked with a dictionary is reported with its response alone, without headers; everything else at the end.
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const encoding = response.headers['content-encoding'] ?? '';
    if (BY_DICTIONARY.has(encoding)) of(requestId).encoded = response.encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    of(requestId).encoded = Math.max(of(requestId).encoded, encodedDataLength);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const painted = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return (performance.timeOrigin + paint!.startTime) / 1000;
  });
  await context.close();
  return Math.round([...loaded.values()].reduce((sum, one) => sum + sentBefore(painted - clock, one), 0));
}

/** One file on its way: when its pieces came, unpacked, and what all of it weighed on the wire, headers included. */
interface Loaded {
  pieces: { at: number; bytes: number }[];
  encoded: number;
}

/** The browser reports the size only when all has come, so it is shared out over the pieces. */
function sentBefore(time: number, { pieces, encoded }: Loaded): number {
  const sum = (some: Loaded['pieces']) => some.reduce((total, { bytes }) => total + bytes, 0);
  return (encoded * sum(pieces.filter(({ at }) => at <= time))) / Math.max(1, sum(pieces));
}
