/**
 * npm run bench:languages: builds a made-up site in one language and in several, and compares what a page costs: processor
 * time of all threads, in milliseconds; of several languages with translations that have changed since the last build, and
 * with the same. --routes 1000, --languages 5, --runs 3; 10,000 routes want 6 gigabytes. Exit 1 where a page of several
 * costs more than 1.1 of one.
 */
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeCatalog } from '../../localize/catalog/catalog.ts';
import { updateCatalog } from '../../localize/catalog/update.ts';
import { textsOf } from '../../localize/texts/texts.ts';
import { treeOf } from '../../builder/pages/source/split-source.ts';
import { emptyCatalog } from '../../scripts/languages/update.ts';
import { syntheticSite } from '../support/synthetic.ts';

const MAX = 1.1;
/** Languages in Latin letters, so that all sites have the same fonts. */
const TAGS = ['de', 'fr', 'es', 'it', 'nl', 'pl', 'pt'];
const BUILD = `
import { buildSite } from ${JSON.stringify(new URL('../../builder/build.ts', import.meta.url).href)};
const [manifest, out] = process.argv.slice(2);
const { pages } = await buildSite(manifest, out);
const { user, system } = process.cpuUsage();
console.log(JSON.stringify({ pages, milliseconds: (user + system) / 1000, memory: process.resourceUsage().maxRSS / 1e6 }));
process.exit();
`;

const { values } = parseArgs({
  options: {
    routes: { type: 'string', default: '1000' },
    languages: { type: 'string', default: '5' },
    runs: { type: 'string', default: '3' },
  },
});
const others = TAGS.slice(0, Number(values.languages) - 1);
const folder = mkdtempSync(join(tmpdir(), 'waybill-languages-'));
try {
  const text = [...syntheticSite(Number(values.routes), 'full')]
    .join('')
    .replace(/^language: .*/m, '$&\npreviews: false');
  const one = writeSite('one', text);
  const several = writeSite('several', text.replace(/^language: .*/m, `$&\nlanguages: [${others.join(', ')}]`));
  writeTranslations(several);
  const perPage = { one: Infinity, changed: Infinity, same: Infinity };
  for (let run = -1; run < Number(values.runs); run++) {
    // One after the other, so that what else the machine does slows both; the first pair only fills caches.
    for (const [name, manifest] of [
      ['one', one],
      ['changed', several],
      ['same', several],
    ] as const) {
      if (name === 'changed') for (const tag of others) appendFileSync(catalogOf(several, tag), `# ${run}\n`);
      // prettier-ignore
      const { pages, milliseconds, memory } = build(manifest);
      if (run >= 0) perPage[name] = Math.min(perPage[name], milliseconds / pages);
      console.log(`${name.padEnd(8)} ${String(pages).padStart(6)} pages ${(milliseconds / pages).toFixed(2)} ms a page, ${memory.toFixed(1)} GB`); // prettier-ignore
    }
  }
  const [changed, same] = [perPage.changed / perPage.one, perPage.same / perPage.one];
  console.log(`A page of ${others.length + 1} languages costs ${changed.toFixed(2)} of one, ${same.toFixed(2)} with translations that were checked before (at most ${MAX}).`); // prettier-ignore
  if (changed > MAX) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function writeSite(name: string, text: string): string {
  mkdirSync(join(folder, name));
  const manifest = join(folder, name, 'site.yaml');
  writeFileSync(manifest, text);
  return manifest;
}

function catalogOf(manifest: string, tag: string): string {
  return join(manifest, '../languages', `${tag}.po`);
}

function writeTranslations(manifest: string): void {
  const catalog = updateCatalog(emptyCatalog('Synthetic', others[0]!), textsOf(treeOf(readFileSync(manifest))));
  mkdirSync(join(manifest, '../languages'));
  for (const tag of others) {
    const entries = catalog.entries.map((entry) => ({ ...entry, text: `${entry.id} ${tag}`.replace(/([?.])( ..)$/, '$2$1') })); // prettier-ignore
    writeFileSync(catalogOf(manifest, tag), writeCatalog({ ...catalog, entries }));
  }
}

/** Builds into a folder of its own: ext4 creates files slowly for minutes after many were deleted. */
function build(manifest: string): { pages: number; milliseconds: number; memory: number } {
  const out = join(folder, crypto.randomUUID());
  writeFileSync(join(folder, 'build.mjs'), BUILD);
  const args = ['--max-old-space-size=6000', join(folder, 'build.mjs'), manifest, out];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as ReturnType<typeof build>;
}
