/**
 * npm run bench:search: what a search costs at 42, 1,000 and 10,000 pages: the bytes that it loads, and the processor's time
 * until the first result, beside an index that the library has made beforehand.
 */
import { brotliCompressSync } from 'node:zlib';
import MiniSearch from 'minisearch';
import { Engine } from '../../blocks/search/engine/engine.ts';
import type { SearchPage } from '../../blocks/search/engine/search-page.ts';
import { searchWords } from '../../blocks/search/engine/words.ts';
import { searchFile } from '../../builder/assets/search/search-file.ts';
import { loadManifest } from '../../manifest/manifest.ts';
import { cpuTimeSince } from '../support/cpu-time.ts';

const QUERY = 'emergncy transport';
/** Pages, and the words of each. */
const SIZES = [
  [42, 700],
  [1000, 300],
  [10_000, 300],
] as const;

const { site } = loadManifest('site.yaml');
const words = JSON.stringify(site.routes)
  .replaceAll(/<[^>]*>|\\n/g, ' ')
  .split(/[^\p{L}\p{N}]+/u)
  .filter((word) => word.length > 1);

let state = 1;
/** The same numbers on each run. */
const random = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;

function page(number: number, length: number): SearchPage {
  const at = random(words.length - length);
  const text = words.slice(at, at + length);
  const half = Math.floor(length / 2);
  return {
    path: `/page-${number}`,
    title: text.slice(0, 5).join(' '),
    description: text.slice(5, 25).join(' '),
    sections: [
      ['', '', text.slice(0, half).join(' ')],
      ['more', text.slice(half, half + 4).join(' '), text.slice(half).join(' ')],
    ],
  };
}

async function time<T>(work: () => T | Promise<T>): Promise<[milliseconds: number, result: T]> {
  const before = process.cpuUsage();
  const result = await work();
  return [Math.round(cpuTimeSince(before)), result];
}

const kibibytes = (bytes: number) => Math.round(bytes / 1024);
const rows: Record<string, number | string>[] = [];
for (const [count, length] of SIZES) {
  const file = searchFile(Array.from({ length: count }, (_, number) => page(number, length)));
  const pages = JSON.parse(file) as SearchPage[];
  /* oxlint-disable no-await-in-loop -- one measurement at a time */
  const [indexing, engine] = await time(() => Engine.of(pages, 'en'));
  const [query, { total }] = await time(() => engine.search(QUERY));
  const options = { fields: ['text'], tokenize: (text: string) => searchWords(text, 'en').map(({ term }) => term) };
  const made = new MiniSearch(options);
  made.addAll(pages.map((one, id) => ({ id, text: [one.title, one.description, ...one.sections.flat()].join(' ') })));
  const json = JSON.stringify(made);
  const [loading] = await time(() => MiniSearch.loadJSON(json, options));
  /* oxlint-enable no-await-in-loop */
  rows.push({
    pages: count,
    'texts, KiB': kibibytes(file.length),
    'with Brotli': kibibytes(brotliCompressSync(file).length),
    'indexing, ms': indexing,
    'first query, ms': query,
    results: total,
    'made index, KiB': kibibytes(json.length),
    'Brotli of it': kibibytes(brotliCompressSync(json).length),
    'loading it, ms': loading,
  });
}
console.table(rows);
