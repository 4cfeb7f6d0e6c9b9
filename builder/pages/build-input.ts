import { hash } from 'node:crypto';
import { dirname } from 'node:path';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { loadManifest } from '../../manifest/manifest.ts';
import { withLineFeeds } from '../../manifest/yaml/line-ends.ts';
import { listFiles, publicFolderOf, publishedOf, readBytes, shownName } from '../../manifest/check/manifest-file.ts';
import { rejectMissingBlocks } from '../../manifest/rules/support/missing-blocks.ts';
import { batchesOf, spanKey } from '../../manifest/yaml/routes/batches.ts';
import type { RouteSpan } from '../../manifest/yaml/routes/split-routes.ts';
import { splitRoutes } from '../../manifest/yaml/routes/split-routes.ts';
import { isDeepStrictEqual } from 'node:util';
import type { PageSummary } from '../../manifest/incremental/page-summary.ts';
import type { Listing } from '../../manifest/incremental/lists/listing.ts';
import { lintSite } from '../../manifest/incremental/site-lint.ts';
import { locateInParts } from '../../manifest/incremental/locate.ts';
import { NeedsWholeCheck } from '../../manifest/incremental/needs-whole-check.ts';
import type { Tree } from '../../schema/values/tree.ts';
import type { PublicFiles } from '../../manifest/public/public-folder.ts';
import { parse } from '../../manifest/yaml/parse.ts';
import { MAX_SHOWN } from '../../manifest/problems/print.ts';
import { heldPaths, pagesBefore, published } from './published.ts';
import type { BuildCache, HeldPage } from '../output/build-cache.ts';
import { fontSetOfSource } from '../../theme/fonts/font-set.ts';
import type { FontSet } from '../../theme/fonts/font-set.ts';
import { resolveTheme } from '../../theme/theme.ts';
import type { BuildReporter } from '../report/reporter.ts';
import { WorkerPool } from './worker-pool.ts';
import { rejectOversized } from './oversized.ts';
import { PageMaker } from './page-maker.ts';
import type { BuildSource, CheckedRoute } from './page-maker.ts';

/** A manifest that passed the check, and the threads that make its pages. */
export interface BuildInput {
  /** The bytes of the manifest file. */
  bytes: Uint8Array;
  maker: PageMaker;
  pool: WorkerPool;
  /** One for each route, in the order of the manifest; so are `summaries` and `spanHashes`. */
  spans: RouteSpan[];
  summaries: PageSummary[];
  spanHashes: string[];
  publicFiles: PublicFiles;
  /** What lists show. */
  listing: Listing;
  /** The pages that are held back; those of the other fields are published. */
  held: HeldPage[];
  /** The days between which the same pages are published. */
  duration: { since?: string; until?: string };
  /** The routes that this build has checked, by their index. An earlier build has checked the others. */
  checked: Map<number, CheckedRoute>;
  /** The hash of what all pages share, and of the code. */
  siteHash: string;
  /** Which files of its fonts the site's letters need. */
  fontSet: FontSet;
  /** Where there are no warnings: a hash of what they depend on besides the manifest. */
  noWarningsKey?: string;
}

export interface ReadOptions {
  /** The hash of the code. */
  code: string;
  /** An earlier build, by the same code or another. */
  cached: (Pick<BuildCache, 'siteHash' | 'pages' | 'held'> & Partial<Pick<BuildCache, 'noWarningsKey'>>) | undefined;
  reporter: BuildReporter;
}

/** A manifest whose routes are checked, held ones too. */
export type CheckedInput = Omit<BuildInput, 'listing' | 'held' | 'duration'>;

/** A manifest with the positions of its routes. */
type SplitSource = BuildSource & { spans: RouteSpan[] };

/**
 * Reads and checks a manifest; a route that an earlier build with the same code has checked is not checked again. Reports
 * warnings. Throws ManifestError or UnreadableError.
 */
export async function readBuildInput(file: string, options: ReadOptions): Promise<BuildInput> {
  const publicFiles = listFiles(publicFolderOf(file));
  const folder = dirname(file);
  const content = readShared(file);
  rejectMissingBlocks(shownName(file), content);
  const pool = new WorkerPool(options.cached ? 0 : content.length);
  const bytes = withLineFeeds(content);
  const split = splitRoutes(bytes);
  try {
    if (!split) throw new NeedsWholeCheck();
    const { sitePart, routes: spans } = split;
    const input = await checkRoutes({ folder, bytes, sitePart, publicFiles, spans }, pool, options);
    return { ...published(input), bytes: content, ...lint(file, input, options) };
  } catch (error) {
    await pool.close();
    if (!(error instanceof NeedsWholeCheck)) throw error;
    rejectOversized({ file, bytes, split }, error);
    const { warnings } = loadManifest(file, {}, content);
    if (warnings.problems.length > 0) options.reporter.warn(warnings);
    const input = await checkRoutes(rewrite(treeOf(bytes), { folder, publicFiles }), new WorkerPool(0), options);
    return { ...published(input), bytes: content };
  }
}

/** Makes the input of a build from a manifest that has passed the check; `folder` is that of its file. */
export async function inputOf(
  manifest: Tree,
  folder: string,
  publicFiles: PublicFiles,
  options: ReadOptions,
): Promise<BuildInput> {
  const source = rewrite(manifest, { folder, publicFiles });
  return published(await checkRoutes(source, new WorkerPool(options.cached ? 0 : source.bytes.length), options));
}

/** Returns the value of a manifest that has passed the check. */
export function treeOf(bytes: Uint8Array): Tree {
  return (parse('', new TextDecoder().decode(bytes)) as { value: Tree }).value;
}

async function checkRoutes(
  { spans, ...source }: SplitSource,
  pool: WorkerPool,
  { code, cached, reporter }: ReadOptions,
): Promise<CheckedInput> {
  const { bytes, sitePart, publicFiles } = source;
  const siteHash = hash('sha1', JSON.stringify([code, sitePart, [...publicFiles].toSorted(), publicFiles.partState]));
  const pages = cached?.siteHash === siteHash ? pagesBefore(cached) : [];
  const old = new Map(pages.map(({ spanHash, summary }) => [spanHash, summary]));
  const hashes = () => spans.map((span) => spanKey(bytes, span));
  const early = old.size > 0 ? hashes() : undefined;
  const batches = batchesOf(spans, (index) => !early || !old.has(early[index]!));
  const maker = new PageMaker(source);
  pool.begin(source, maker, batches);
  try {
    const checking = pool.check(batches, (done) => reporter.progress(`Checking page ${done} of ${spans.length}…`));
    const spanHashes = early ?? hashes(); // while other threads are at work already
    const checked = await checking;
    const summaries = spanHashes.map((one, index) => checked.get(index)?.summary ?? old.get(one)!);
    const { theme, language } = maker.sitePart.site;
    const fontSet = fontSetOfSource(resolveTheme(theme).knobs.type, language, bytes);
    return { bytes, maker, pool, spans, summaries, publicFiles, checked, siteHash, spanHashes, fontSet };
  } catch (error) {
    await pool.close();
    throw error;
  }
}

/**
 * Reports the warnings about a site. Where there are none, returns a key: with the same key, the next build need not
 * check again.
 */
function lint(
  file: string,
  { bytes, maker: { sitePart }, spans, summaries, publicFiles, siteHash }: CheckedInput,
  { cached, reporter }: ReadOptions,
): Pick<BuildInput, 'noWarningsKey'> {
  const lock = publishedOf(file);
  const shown = [...sitePart.links.files, ...summaries.flatMap(({ files }) => files)];
  const noWarningsKey = hash(
    'sha1',
    JSON.stringify([lock ?? null, heldPaths(summaries), publicFiles.stateOf?.(shown)]),
  );
  if (cached?.noWarningsKey === noWarningsKey && cached.siteHash === siteHash) {
    const before = pagesBefore(cached).map(({ summary }) => summary);
    if (isDeepStrictEqual(before, summaries)) return { noWarningsKey };
  }
  const warnings = lintSite(sitePart, summaries, {
    publicFiles,
    published: lock,
    source: () => new TextDecoder().decode(bytes),
  });
  if (warnings.length === 0) return { noWarningsKey };
  reporter.warn(locateInParts(shownName(file), { bytes, routes: spans }, warnings, MAX_SHOWN));
  return {};
}

/** Writes a manifest that passed the check one route a line, so that it can be split however it is written. */
function rewrite(manifest: Tree, others: Pick<BuildSource, 'folder' | 'publicFiles'>): SplitSource {
  const { routes, ...site } = manifest;
  const parts = (routes as object[]).map((route) => Buffer.from(`- ${JSON.stringify(route)}\n`));
  let end = 0;
  const spans = parts.map(({ length }) => ({ start: end, end: (end += length) }));
  const bytes = new Uint8Array(new SharedArrayBuffer(end));
  for (const [index, { start }] of spans.entries()) bytes.set(parts[index]!, start);
  return { bytes, spans, sitePart: JSON.stringify(site), isChecked: true, ...others };
}

/** Reads a file into memory that every thread can read. Throws UnreadableError. */
function readShared(file: string): Uint8Array {
  let descriptor: number;
  try {
    descriptor = openSync(file, 'r');
  } catch {
    return readBytes(file); // throws with the reason
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
