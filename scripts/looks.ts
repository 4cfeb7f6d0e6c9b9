/**
 * npm run looks [-- look …]: takes the pictures of docs/looks.md, three sites in every look, light and dark, wide and
 * narrow. The sites are built as they are, with another theme.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from '../builder/build.ts';
import { project } from '../builder/project.ts';
import { createApp } from '../server/app.ts';
import { LOOKS } from '../theme/looks/looks.ts';
import { SCHEMES } from './cli/browser/schemes.ts';
import { launchBrowser } from './cli/browser/launch-browser.ts';
import { takeSheet } from './looks/sheet.ts';

const OUT = join(project, process.env['LOOKS_OUT'] ?? 'docs/looks');
/** A workshop, the site that `new site` makes, and the first site. */
const SITES = ['examples/bicycle-workshop', 'scripts/new/starter/sites/garden', '.'];

const chosen = process.argv.slice(2);
const looks = Object.keys(LOOKS).filter((look) => chosen.length === 0 || chosen.includes(look));
const folder = mkdtempSync(join(tmpdir(), 'waybill-looks-'));
const browser = await launchBrowser();
mkdirSync(OUT, { recursive: true });
try {
  for (const look of looks) {
    // oxlint-disable no-await-in-loop -- a site is built after the other, in the same folders
    const apps: Awaited<ReturnType<typeof serveIn>>[] = [];
    for (const site of SITES) apps.push(await serveIn(site, look));
    const urls = apps.map(({ server }) => `http://localhost:${(server.address() as AddressInfo).port}`);
    for (const scheme of SCHEMES) {
      writeFileSync(join(OUT, `${look}-${scheme}.webp`), await takeSheet(browser, urls, scheme));
    }
    await Promise.all(apps.map((app) => app.close()));
    // oxlint-enable no-await-in-loop
    console.log(`Took the pictures of ${look}.`);
  }
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}

/** Builds a site in a look, and serves it. */
async function serveIn(site: string, look: string) {
  const copy = join(folder, look, site);
  for (const part of ['site.yaml', 'public']) cpSync(join(project, site, part), join(copy, part), { recursive: true });
  const manifest = join(copy, 'site.yaml');
  const text = readFileSync(manifest, 'utf8').replace(/^theme:.*\n(?:[ ].*\n)*/m, '');
  writeFileSync(manifest, `${text}\ntheme: { look: ${look} }\n`);
  await buildSite(manifest, join(copy, 'dist'), {});
  const app = await createApp(join(copy, 'dist'));
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}
