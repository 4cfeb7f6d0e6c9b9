/** Takes a manifest apart for the build. */
import { hash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import {
  listFiles,
  loadManifest,
  publicFolderOf,
  publishedOf,
  readBytes,
  shownName,
} from '../../manifest/manifest.ts';
import { refuseMissingBlocks } from '../../manifest/rules/missing-blocks.ts';
import { batchesOf, keyOf } from '../../manifest/incremental/batches.ts';
import type { Piece } from '../../manifest/incremental/batches.ts';
import { cut } from '../../manifest/incremental/split-routes.ts';
import { areSameFacts } from '../../manifest/incremental/page-summary.ts';
import type { PageFacts } from '../../manifest/incremental/page-summary.ts';
import { judgeSite } from '../../manifest/incremental/site-lint.ts';
import { locateIn } from '../../manifest/incremental/locate.ts';
import { NotPagewise } from '../../manifest/incremental/not-incremental.ts';
import type { PublicFiles } from '../../manifest/public/folder.ts';
import { parse } from '../../manifest/yaml/parse.ts';
import { MAX_SHOWN, printProblems } from '../../manifest/problems/print.ts';
import { paint, print, progress } from '../../scripts/cli/terminal.ts';
import type { Ledger } from '../output/build-cache.ts';
import { WorkerPool } from './worker-pool.ts';
import type { Examined } from './worker-pool.ts';
import { refuseEndless } from './oversized.ts';
import { PageMaker } from './page-maker.ts';
import type { Manuscript } from './page-maker.ts';

/** A right manifest, and those who make its pages. */
export interface Draft {
  /** Of the manifest file. */
  bytes: Uint8Array;
  maker: PageMaker;
  crew: WorkerPool;
  pieces: Piece[];
  facts: PageFacts[];
  publicFiles: PublicFiles;
  /** What was examined just now, by the number of the page. */
  examined: Map<number, Examined>;
  /** Hashes of what all pages share, and of each piece. */
  frame: string;
  sources: string[];
  /** Where there is nothing to advise: a hash of what it was judged with, besides the manifest. */
  calmWith?: string;
}

/** A manifest with the places of its routes. */
type Pieced = Manuscript & { pieces: Piece[] };

/** What an earlier build found out. */
export type Known = Pick<Ledger, 'frame' | 'pages' | 'calmWith'>;

/**
 * Reads and checks a manifest; what an earlier build with the same code knows of a page is not found out again. Prints
 * warnings. Throws ManifestError or UnreadableError.
 */
export async function readDraft(file: string, code: string, known?: Known): Promise<Draft> {
  const publicFiles = listFiles(publicFolderOf(file));
  const bytes = readShared(file);
  refuseMissingBlocks(shownName(file), bytes);
  const crew = new WorkerPool(known ? 0 : bytes.length);
  const cuts = cut(bytes);
  try {
    if (!cuts) throw new NotPagewise();
    const manuscript = { bytes, frame: cuts.frame, publicFiles, pieces: cuts.routes };
    const draft = await examine(manuscript, crew, code, known);
    const published = publishedOf(file);
    const shown = [...draft.maker.frame.notes.files, ...draft.facts.flatMap(({ files }) => files)];
    const calmWith = hash('sha1', JSON.stringify([published ?? null, publicFiles.stateOf?.(shown)]));
    if (isKnownCalm(draft, calmWith, known)) return { ...draft, calmWith };
    const warnings = judgeSite(draft.maker.frame, draft.facts, publicFiles, { published });
    if (warnings.length === 0) return { ...draft, calmWith };
    print(printProblems(locateIn(shownName(file), { bytes, routes: cuts.routes }, warnings, MAX_SHOWN), paint));
    return draft;
  } catch (error) {
    await crew.end();
    if (!(error instanceof NotPagewise)) throw error;
    refuseEndless({ file, bytes, cuts }, error);
    tellWarnings(file);
    return { ...(await examine(rewrite(file, publicFiles), new WorkerPool(0), code, known)), bytes };
  }
}

async function examine(pieced: Pieced, crew: WorkerPool, code: string, known?: Known): Promise<Draft> {
  const { pieces, ...manuscript } = pieced;
  const { bytes, publicFiles } = manuscript;
  const frame = hash('sha1', JSON.stringify([code, manuscript.frame, [...publicFiles].toSorted()]));
  const pages = known?.frame === frame ? known.pages : [];
  const old = new Map(pages.map((page) => [page.source, page.facts]));
  const keys = () => pieces.map((piece) => keyOf(bytes, piece));
  const early = old.size > 0 ? keys() : undefined;
  const batches = batchesOf(pieces, (index) => !early || !old.has(early[index]!));
  const maker = new PageMaker(manuscript);
  crew.begin(manuscript, maker, batches);
  try {
    const examining = crew.examine(batches, (done) => progress(`Checking page ${done} of ${pieces.length}…`));
    const sources = early ?? keys(); // while other threads are at work already
    const examined = await examining;
    const facts = sources.map((source, index) => examined.get(index)?.facts ?? old.get(source)!);
    return { bytes, maker, crew, pieces, facts, publicFiles, examined, frame, sources };
  } catch (error) {
    await crew.end();
    throw error;
  }
}

/** Whether pages have the same to do with one another as in the build before, which had nothing to advise. */
function isKnownCalm({ facts, frame }: Draft, calmWith: string, known?: Known): boolean {
  if (known?.calmWith !== calmWith || known.frame !== frame) return false;
  return areSameFacts(
    known.pages.map((page) => page.facts),
    facts,
  );
}

/** Reads a manifest as a whole, and prints the warnings. Throws ManifestError. */
function tellWarnings(file: string): void {
  const { warnings } = loadManifest(file);
  if (warnings.problems.length > 0) print(printProblems(warnings, paint));
}

/** Writes a right manifest anew, so that it can be taken apart however it is written. */
function rewrite(file: string, publicFiles: PublicFiles): Pieced {
  const source = parse(file, new TextDecoder().decode(readBytes(file)));
  const { routes, ...frame } = (source as { value: { routes: object[] } }).value;
  const parts = routes.map((route) => Buffer.from(`- ${JSON.stringify(route)}\n`));
  let end = 0;
  const pieces = parts.map(({ length }) => ({ start: end, end: (end += length) }));
  const bytes = new Uint8Array(new SharedArrayBuffer(end));
  for (const [index, { start }] of pieces.entries()) bytes.set(parts[index]!, start);
  return { bytes, pieces, frame: JSON.stringify(frame), publicFiles };
}

/** The bytes of a file, where every thread can read them. Throws UnreadableError. */
function readShared(file: string): Uint8Array {
  let descriptor: number;
  try {
    descriptor = openSync(file, 'r');
  } catch {
    return readBytes(file); // says why not
  }
  try {
    const status = fstatSync(descriptor);
    if (!status.isFile()) return readBytes(file);
    const bytes = new Uint8Array(new SharedArrayBuffer(status.size));
    let length = 0;
    for (let read = 1; read > 0 && length < bytes.length; length += read)
      read = readSync(descriptor, bytes, { offset: length });
    return bytes.subarray(0, length);
  } finally {
    closeSync(descriptor);
  }
}
