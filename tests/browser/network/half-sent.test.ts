/** Pages of which a part is late: what was painted before it stays where it is. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchWholeBrowser, openWatched } from '../../support/browser/browser.ts';
import { noteShifts, shiftsOf } from '../../support/browser/layout-shift.ts';
import { site } from '../../support/sites/manifest.ts';

/** Milliseconds: by then a browser has painted what it has. */
const LATE = 500;
/** Less than anybody can see; the browser rounds positions to parts of a pixel. */
const NOTHING = 0.001;

let browser: Browser;
const server = createServer(async ({ url, headers }, response) => {
  const answer = await fetch(inject('siteUrl') + url);
  const bytes = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
  if (headers['sec-fetch-dest'] !== 'document') return void response.end(bytes);
  const body = bytes.toString();
  const at = withinSecondBlock(body);
  response.write(body.slice(0, at));
  setTimeout(() => response.end(body.slice(at)), LATE);
});
beforeAll(async () => {
  browser = await launchWholeBrowser();
  await new Promise<void>((listening) => server.listen(0, () => listening()));
});
afterAll(async () => {
  server.close();
  await browser?.close();
});

/** Returns the offset behind the first heading of a page's second block, or of its middle. */
function withinSecondBlock(html: string): number {
  const [, start = html.length, end = html.indexOf('</main>')] = [...html.matchAll(/<section\b/g)].map(
    ({ index }) => index,
  );
  const heading = html.indexOf('</h2>', start);
  return heading !== -1 && heading < end ? heading + '</h2>'.length : Math.round((start + end) / 2);
}

/** A page for each kind of second block. */
const pages = [...Map.groupBy(site.routes, ({ blocks }) => blocks[1]?.type)].map(([type, [route]]) => ({
  type,
  path: route!.path,
}));

test.each(pages)('$path, whose second block is $type, does not move when the rest of it comes', async ({ path }) => {
  for (const width of [360, 768, 1440]) {
    const { page } = await openWatched(browser, { viewport: { width, height: 800 } });
    await noteShifts(page);
    const { port } = server.address() as AddressInfo;
    await page.goto(`http://localhost:${port}${path}`, { waitUntil: 'load' });
    await page.waitForTimeout(100);
    const { score, moved } = await shiftsOf(page);
    expect(score, `${moved.join(', ')} at ${width} px`).toBeLessThan(NOTHING);
    await page.context().close();
  }
});
