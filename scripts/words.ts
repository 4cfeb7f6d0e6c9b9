/** npm run words -- [manifest]: how long, how hard to read and how similar the pages are. Exit 0, 1 or 2 as for check. */
import { parseArgs } from 'node:util';
import { loadManifest } from '../manifest/manifest.ts';
import { run } from './cli/run.ts';
import { comparePages, measurePages } from './words/pages.ts';

const SHOWN_PAIRS = 10;

await run(() => {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} });
  const { site } = loadManifest(positionals[0] ?? 'site.yaml');
  const pages = measurePages(site);
  const width = Math.max(...pages.map(({ path }) => path.length));
  console.log(`${'Page'.padEnd(width)}  Words  Grade`);
  for (const { path, words, grade } of pages)
    console.log(`${path.padEnd(width)}  ${String(words).padStart(5)}  ${grade.toFixed(1).padStart(5)}`);
  console.log('\nMost alike (five words in a row that both have, of all that either has)');
  for (const { paths, similarity } of comparePages(site).slice(0, SHOWN_PAIRS))
    console.log(`${similarity.toFixed(3)}  ${paths.join('  ')}`);
});
