/**
 * waybill words [manifest] [--count <word>]: how long, how hard to read (in English) and how similar the pages are, and how
 * the lengths of their sentences differ. With --count, how often each page has a word. Exit 0, 1 or 2 as for check.
 */
import { loadManifest } from '../manifest/manifest.ts';
import { runWithOptions } from './cli/run.ts';
import { table } from './cli/output/table.ts';
import { comparePages, measurePages } from './words/pages.ts';

const SHOWN_PAIRS = 10;

await runWithOptions({ options: { count: { type: 'string' } } }, ({ manifest, values: { count: word } }) => {
  const { site } = loadManifest(manifest);
  const pages = measurePages(site, word);
  const rows = pages.map(({ path, words, sentences: { mean, spread }, count, grade }) => [
    path,
    String(words).padStart(5),
    `${mean.toFixed(1)} ± ${spread.toFixed(1)}`.padStart(10),
    count === undefined ? undefined : String(count).padStart(word!.length + 2),
    grade?.toFixed(1).padStart(5),
  ]);
  const head = [
    'Page',
    'Words',
    'A sentence',
    word === undefined ? undefined : `“${word}”`,
    pages[0]?.grade === undefined ? undefined : 'Grade',
  ];
  console.log(table([head, ...rows].map((cells) => cells.filter((cell) => cell !== undefined))));
  console.log('\nMost alike (five words in a row that both have, of all that either has)');
  for (const { paths, similarity } of comparePages(site).slice(0, SHOWN_PAIRS))
    console.log(`${similarity.toFixed(3)}  ${paths.join('  ')}`);
});
