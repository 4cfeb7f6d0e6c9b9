/** The sites that new ones start from: right on the first day, on the smallest phone, in their own look and in any other. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditPages } from '../../../scripts/audit/pages.ts';
import { SCHEMES } from '../../../scripts/cli/browser/schemes.ts';
import { serveBuilt } from '../../../scripts/cli/browser/serve-built.ts';
import { LOOKS } from '../../../theme/looks/looks.ts';
import { findBarriers } from '../../support/browser/barriers.ts';
import { launchWholeBrowser, openWatched } from '../../support/browser/browser.ts';
import { copyInLook } from '../../sites/varied-sites.ts';

const STARTERS = 'scripts/new/starter/sites';
const manifestOf = (name: string) => join(STARTERS, name, 'site.yaml');

const folder = mkdtempSync(join(tmpdir(), 'waybill-starters-'));
let browser: Browser;
beforeAll(async () => {
  browser = await launchWholeBrowser();
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

test.each(readdirSync(STARTERS))(
  'nothing on the first page of a site like the %s keeps people from using it',
  async (name) => {
    const found = await serveBuilt(manifestOf(name), (url) => findBarriers(browser, url, ['/']));
    expect(found).toEqual([]);
  },
);

test.each(Object.keys(LOOKS) as (keyof typeof LOOKS)[])(
  'in the look %s all words on the bar of a phone have one colour, over a picture too',
  async (look) => {
    const colours = await serveBuilt(copyInLook(manifestOf('studio'), look, folder), async (url) => {
      const { page } = await openWatched(browser, { viewport: { width: 360, height: 740 } });
      await page.goto(url, { waitUntil: 'networkidle' });
      const words = page.locator('.header .logo, .header .menu > summary');
      const read = await words.evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
      await page.context().close();
      return read;
    });
    expect(colours).toHaveLength(2);
    expect(new Set(colours).size).toBe(1);
  },
);

test.each(Object.keys(LOOKS) as (keyof typeof LOOKS)[])(
  'the audit finds nothing in a new site in the look %s, whatever is behind its bar',
  async (look) => {
    const manifest = copyInLook(manifestOf('clinic'), look, folder);
    const plan = { paths: ['/', '/404'], widths: [360, 1440], schemes: [...SCHEMES] };
    const found = await serveBuilt(manifest, (url) => auditPages(plan, url, () => {}));
    expect([...found]).toEqual([]);
  },
);
