/**
 * Sites of many trades and languages, in every look: nothing keeps people from using their pages, nothing is cut off on a
 * small phone, nothing moves. A few of them are drawn by chance from SEED; `npm run test:sites` takes all, and
 * `SITES=name,name npm run test:sites` some, in every look.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadManifest } from '../../../manifest/manifest.ts';
import { serveBuilt } from '../../../scripts/cli/browser/serve-built.ts';
import { LOOKS } from '../../../theme/looks/looks.ts';
import { widths } from '../../support/browser/axe.ts';
import { findBarriers } from '../../support/browser/barriers.ts';
import { launchWholeBrowser } from '../../support/browser/browser.ts';
import { forgetShifts, openShifting, scrollToEnd, shiftsOf } from '../../support/browser/layout-shift.ts';
import { copyInLook, variedSites } from '../../sites/varied-sites.ts';
import { seeded } from '../../support/texts/seeded.ts';

type Look = keyof typeof LOOKS;

const looks = Object.keys(LOOKS) as Look[];
const asked = process.env['SITES'];
/** How many sites are drawn, each in one look, and how many pages of each are looked at. */
const SITES_DRAWN = 4;
const PAGES_DRAWN = 2;
/** Less than anybody can see. */
const NOTHING = 0.001;

const random = seeded(Number(process.env['SEED'] ?? 21));
const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item);

const folder = mkdtempSync(join(tmpdir(), 'waybill-looks-'));
let browser: Browser;
beforeAll(async () => {
  browser = await launchWholeBrowser();
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

function chosen(): { name: string; manifest: string; look: Look }[] {
  if (asked === undefined) {
    const order = shuffled(looks);
    return shuffled(variedSites).slice(0, SITES_DRAWN).map((site, index) => ({ ...site, look: order[index]! })); // prettier-ignore
  }
  const names = asked === 'all' ? variedSites : variedSites.filter(({ name }) => asked.split(',').includes(name));
  return names.flatMap((site) => looks.map((look) => ({ ...site, look })));
}

test.each(chosen())('$name in the look $look', async ({ manifest, look }) => {
  const copy = copyInLook(manifest, look, folder);
  const all = loadManifest(copy).site.routes.map(({ path }) => path);
  const paths = asked === undefined ? shuffled(all).slice(0, PAGES_DRAWN) : all;
  // Most of the time is waiting, for fonts that come late on purpose.
  const found = await serveBuilt(copy, (url) =>
    Promise.all([findBarriers(browser, url, paths), ...widths.map((width) => findMoving(url, paths, width))]),
  );
  expect(found.flat()).toEqual([]);
});

/** Returns what moves on pages of a width while their fonts arrive and while they are scrolled. */
async function findMoving(url: string, paths: string[], width: number): Promise<string[]> {
  const found: string[] = [];
  const page = await openShifting(browser, width);
  for (const path of paths) {
    await page.goto(url + path, { waitUntil: 'networkidle' });
    await scrollToEnd(page);
    const { score, moved } = await shiftsOf(page);
    if (score >= NOTHING) found.push(`${path} at ${width} px moves by ${score}: ${moved.join(', ')}`);
    await forgetShifts(page);
  }
  await page.context().close();
  return found;
}
