/** waybill words [manifest]: how long, how hard to read (in English) and how similar the pages are. Exit 0, 1 or 2 as for check. */
import { loadManifest } from '../manifest/manifest.ts';
import { runWithOptions } from './cli/run.ts';
import { table } from './cli/table.ts';
import { comparePages, measurePages } from './words/pages.ts';

const SHOWN_PAIRS = 10;

await runWithOptions({}, ({ manifest }) => {
  const { site } = loadManifest(manifest);
  const pages = measurePages(site);
  const rows = pages.map(({ path, words, grade }) => [path, String(words).padStart(5), grade?.toFixed(1).padStart(5)]);
  const head = ['Page', 'Words', pages[0]?.grade === undefined ? undefined : 'Grade'];
  console.log(table([head, ...rows].map((cells) => cells.filter((cell) => cell !== undefined))));
  console.log('\nMost alike (five words in a row that both have, of all that either has)');
  for (const { paths, similarity } of comparePages(site).slice(0, SHOWN_PAIRS))
    console.log(`${similarity.toFixed(3)}  ${paths.join('  ')}`);
});
