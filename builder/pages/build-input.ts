/** Takes a manifest apart for the build. */
import { hash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { loadManifest } from '../../manifest/manifest.ts';
import type { Manifest } from '../../manifest/manifest.ts';
import { withLineFeeds } from '../../manifest/yaml/line-ends.ts';
import { listFiles, publicFolderOf, publishedOf, readBytes, shownName } from '../../manifest/check/manifest-file.ts';
import { rejectMissingBlocks } from '../../manifest/rules/missing-blocks.ts';
import { batchesOf, spanKey } from '../../manifest/yaml/routes/batches.ts';
import type { RouteSpan } from '../../manifest/yaml/routes/split-routes.ts';
import { splitRoutes } from '../../manifest/yaml/routes/split-routes.ts';
import { areSameSummaries } from '../../manifest/incremental/page-summary.ts';
import type { PageSummary } from '../../manifest/incremental/page-summary.ts';
import { lintSite } from '../../manifest/incremental/site-lint.ts';
import { locateInParts } from '../../manifest/incremental/locate.ts';
import { NeedsWholeCheck } from '../../manifest/incremental/needs-whole-check.ts';
import type { PublicFiles } from '../../manifest/public/public-folder.ts';
import { parse } from '../../manifest/yaml/parse.ts';
import { MAX_SHOWN, printProblems } from '../../manifest/problems/print.ts';
import { paint, print, progress } from '../../scripts/cli/terminal.ts';
import type { BuildCache } from '../output/build-cache.ts';
import { WorkerPool } from './worker-pool.ts';
import type { CheckedRoute } from './worker-pool.ts';
import { rejectOversized } from './oversized.ts';
import { PageMaker } from './page-maker.ts';
import type { BuildSource } from './page-maker.ts';

/** A right manifest, and those who make its pages. */
export interface BuildInput {
  /** Of the manifest file. */
  bytes: Uint8Array;
  maker: PageMaker;
  crew: WorkerPool;
  pieces: RouteSpan[];
  facts: PageSummary[];
  publicFiles: PublicFiles;
  /** What was examined just now, by the number of the page. */
  examined: Map<number, CheckedRoute>;
  /** Hashes of what all pages share, and of each piece. */
  frame: string;
  sources: string[];
  /** Where there is nothing to advise: a hash of what it was judged with, besides the manifest. */
  noWarningsKey?: string;
}

/** A manifest with the places of its routes. */
type SplitSource = BuildSource & { pieces: RouteSpan[] };

/** What an earlier build found out. */
export type EarlierBuild = Pick<BuildCache, 'frame' | 'pages' | 'noWarningsKey'>;

/**
 * Reads and checks a manifest; what an earlier build with the same code knows of a page is not found out again. Prints
 * warnings. Throws ManifestError or UnreadableError.
 */
export async function readBuildInput(file: string, code: string, known?: EarlierBuild): Promise<BuildInput> {
  const publicFiles = listFiles(publicFolderOf(file));
  const content = readShared(file);
  rejectMissingBlocks(shownName(file), content);
  const crew = new WorkerPool(known ? 0 : content.length);
  const bytes = withLineFeeds(content);
  const cuts = splitRoutes(bytes);
  try {
    if (!cuts) throw new NeedsWholeCheck();
    const manuscript = { bytes, frame: cuts.sitePart, publicFiles, pieces: cuts.routes };
    const draft = { ...(await examine(manuscript, crew, code, known)), bytes: content };
    const published = publishedOf(file);
    const shown = [...draft.maker.frame.links.files, ...draft.facts.flatMap(({ files }) => files)];
    const noWarningsKey = hash('sha1', JSON.stringify([published ?? null, publicFiles.stateOf?.(shown)]));
    if (hadNoWarnings(draft, noWarningsKey, known)) return { ...draft, noWarningsKey };
    const warnings = lintSite(draft.maker.frame, draft.facts, { publicFiles, published });
    if (warnings.length === 0) return { ...draft, noWarningsKey };
    print(printProblems(locateInParts(shownName(file), { bytes, routes: cuts.routes }, warnings, MAX_SHOWN), paint));
    return draft;
  } catch (error) {
    await crew.end();
    if (!(error instanceof NeedsWholeCheck)) throw error;
    rejectOversized({ file, bytes, cuts }, error);
    printWarnings(loadManifest(file, {}, content));
    return { ...(await examine(rewrite(bytes, publicFiles), new WorkerPool(0), code, known)), bytes: content };
  }
}

async function examine(pieced: SplitSource, crew: WorkerPool, code: string, known?: EarlierBuild): Promise<BuildInput> {
  const { pieces, ...manuscript } = pieced;
  const { bytes, publicFiles } = manuscript;
  const frame = hash('sha1', JSON.stringify([code, manuscript.frame, [...publicFiles].toSorted()]));
  const pages = known?.frame === frame ? known.pages : [];
  const old = new Map(pages.map((page) => [page.source, page.facts]));
  const keys = () => pieces.map((piece) => spanKey(bytes, piece));
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
function hadNoWarnings({ facts, frame }: BuildInput, noWarningsKey: string, known?: EarlierBuild): boolean {
  if (known?.noWarningsKey !== noWarningsKey || known.frame !== frame) return false;
  return areSameSummaries(
    known.pages.map((page) => page.facts),
    facts,
  );
}

function printWarnings({ warnings }: Manifest): void {
  if (warnings.problems.length > 0) print(printProblems(warnings, paint));
}

/** Writes a manifest that passes the check one route a line, so that it can be split however it is written. */
function rewrite(content: Uint8Array, publicFiles: PublicFiles): SplitSource {
  const source = parse('', new TextDecoder().decode(content));
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
