/** Remembers what a folder was built from, so that the next build makes only what has changed. */
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PageFacts } from '../../schema/pagewise/facts.ts';
import type { InlineHashes } from '../../server/site-record.ts';
import type { Pictures } from './pictures/pictures.ts';
import { project } from './project.ts';

/** A page as it was built last. */
export interface BuiltPage {
  /** Of its stretch of the manifest. */
  source: string;
  facts: PageFacts;
  /** Of everything that it was made from. */
  key: string;
  file: string;
  /** Of its HTML. */
  html: string;
  inline: InlineHashes;
}

/** A file as it was left: its size in bytes and when it was written. */
export type Stamp = [size: number, time: number];

/** What a site has besides its pages: the public folder, the code's own files, pictures. */
export interface Rest {
  /** Of everything that it was made from. */
  key: string;
  pictures: Pictures;
  files: string[];
}

export interface Ledger {
  /** Of what all pages share, and of the code: of another frame nothing is of use. */
  frame: string;
  compress: boolean;
  pages: BuiltPage[];
  rest: Rest;
  /** Every file of the built folder. */
  files: Record<string, Stamp>;
}

/** The ledger of a built folder; undefined where there is none that is of use. */
export function readLedger(out: string): Ledger | undefined {
  const file = fileFor(out);
  if (!existsSync(file) || !existsSync(out)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Ledger;
  } catch {
    return undefined; // cut off while it was written: the build makes everything anew
  }
}

/** Keeps a ledger for the next build. */
export function keepLedger(out: string, ledger: Ledger): void {
  const file = fileFor(out);
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(ledger));
  renameSync(draft, file);
}

function fileFor(out: string): string {
  return join(project, 'node_modules/.cache/waybill-builds', `${hash('sha1', out).slice(0, 16)}.json`);
}
