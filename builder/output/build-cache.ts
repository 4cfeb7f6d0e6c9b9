/** The build cache: what a folder was built from, so that the next build makes only what has changed. */
import { hash } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cacheFolder } from '../../schema/values/cache.ts';
import type { BuildCache, BuiltPage, LanguageCache } from './cached-build.ts';

/** The first line of a cache: of each language, how many lines its pages have. */
interface WrittenCache extends Omit<BuildCache, 'pages' | 'languages'> {
  languages: [tag: string, Omit<LanguageCache, 'pages'> & { count: number }][];
}

/** Reads the build cache of a built folder; undefined where there is none that can be used. */
export function readBuildCache(out: string): BuildCache | undefined {
  const file = fileFor(out);
  if (!existsSync(file) || !existsSync(out)) return undefined;
  try {
    const [first, ...pages] = Array.from(linesIn(readFileSync(file)), (line) => JSON.parse(line) as unknown);
    const { languages, ...common } = first as WrittenCache;
    let start = pages.length - languages.reduce((sum, [, { count }]) => sum + count, 0);
    const own = pages.slice(0, start) as BuiltPage[];
    const others = languages.map(([tag, { count, ...otherFields }]) => {
      const its = pages.slice(start, (start += count)) as BuiltPage[];
      return [tag, { ...otherFields, pages: its }] as const;
    });
    return { ...common, pages: own, languages: Object.fromEntries(others) };
  } catch {
    return undefined; // truncated: the build makes everything again
  }
}

/** Yields the lines of a file that may be longer than a string can be. */
function* linesIn(bytes: Buffer): Generator<string> {
  for (let start = 0; start < bytes.length;) {
    const end = bytes.indexOf('\n', start);
    yield bytes.toString('utf8', start, end);
    start = end + 1;
  }
}

/** Writes the build cache of a folder: one line for the site, then one for each page, those of other languages last. */
export function writeBuildCache(out: string, { pages: own, languages, ...otherFields }: BuildCache): void {
  const others = Object.entries(languages);
  const common: WrittenCache = {
    ...otherFields,
    languages: others.map(([tag, { pages: its, ...language }]) => [tag, { ...language, count: its.length }]),
  };
  const pages = [own, ...others.map(([, language]) => language.pages)].flat();
  const file = fileFor(out);
  mkdirSync(dirname(file), { recursive: true });
  const staging = `${file}.${process.pid}`;
  const descriptor = openSync(staging, 'w');
  writeFileSync(descriptor, `${JSON.stringify(common)}\n`);
  for (let at = 0; at < pages.length; at += AT_ONCE) {
    const lines = pages.slice(at, at + AT_ONCE).map((page) => `${JSON.stringify(page)}\n`);
    writeFileSync(descriptor, lines.join(''));
  }
  closeSync(descriptor);
  renameSync(staging, file);
}

/** Pages that are written at a time: all those of a large site would be too long for a string. */
const AT_ONCE = 500;

function fileFor(out: string): string {
  return join(cacheFolder('waybill-builds'), `${hash('sha1', out).slice(0, 16)}.ndjson`);
}
