/** Remembers what a folder was built from, so that the next build makes only what has changed. */
import { hash } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PageSummary } from '../../manifest/incremental/page-summary.ts';
import type { InlineHashes } from '../../server/site-record.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { project } from '../project.ts';

/** A page as it was built last. */
export interface BuiltPage {
  /** Of its stretch of the manifest. */
  source: string;
  facts: PageSummary;
  /** Of everything that it was made from. */
  key: string;
  file: string;
  /** Of its HTML. */
  htmlHash: string;
  inline: InlineHashes;
}

/** A file as it was left: its size in bytes and when it was written. */
export type Stamp = [size: number, time: number];

/** What a site has besides its pages: the public folder, the code's own files, pictures. */
export interface Assets {
  /** Of everything that it was made from. */
  key: string;
  pictures: Pictures;
  files: string[];
}

export interface BuildCache {
  /** Of what all pages share, and of the code: of another frame nothing is of use. */
  frame: string;
  compress: boolean;
  /** Where there was nothing to advise: a hash of what the pages were judged with. */
  noWarningsKey?: string | undefined;
  pages: BuiltPage[];
  assets: Assets;
  /** Every file of the built folder. */
  files: Record<string, Stamp>;
}

/** The ledger of a built folder; undefined where there is none that is of use. */
export function readBuildCache(out: string): BuildCache | undefined {
  const file = fileFor(out);
  if (!existsSync(file) || !existsSync(out)) return undefined;
  try {
    const [common, ...pages] = Array.from(linesIn(readFileSync(file)), (line) => JSON.parse(line) as unknown);
    return { ...(common as Omit<BuildCache, 'pages'>), pages: pages as BuiltPage[] };
  } catch {
    return undefined; // cut off while it was written: the build makes everything anew
  }
}

/** The lines of a file that may be longer than a text can be. */
function* linesIn(bytes: Buffer): Generator<string> {
  for (let start = 0; start < bytes.length;) {
    const end = bytes.indexOf('\n', start);
    yield bytes.toString('utf8', start, end);
    start = end + 1;
  }
}

/** Keeps a ledger for the next build: what is common, then one line a page. */
export function writeBuildCache(out: string, { pages, ...common }: BuildCache): void {
  const file = fileFor(out);
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  const descriptor = openSync(draft, 'w');
  writeFileSync(descriptor, `${JSON.stringify(common)}\n`);
  for (let at = 0; at < pages.length; at += AT_ONCE) {
    const lines = pages.slice(at, at + AT_ONCE).map((page) => `${JSON.stringify(page)}\n`);
    writeFileSync(descriptor, lines.join(''));
  }
  closeSync(descriptor);
  renameSync(draft, file);
}

/** Pages that are written at a time: all of a large site would be too long a text. */
const AT_ONCE = 500;

function fileFor(out: string): string {
  return join(project, 'node_modules/.cache/waybill-builds', `${hash('sha1', out).slice(0, 16)}.ndjson`);
}
