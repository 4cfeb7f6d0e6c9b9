/** Reads a manifest and checks it, in all threads: the input of a build. */
import { hash as hashOf } from 'node:crypto';
import { dirname } from 'node:path';
import { loadManifest } from '../../manifest/manifest.ts';
import { withLineFeeds } from '../../manifest/yaml/line-ends.ts';
import { listFiles, publicFolderOf, publishedOf, readBytes, sizeOf } from '../../manifest/check/manifest-file.ts';
import { rejectMissingBlocks } from '../../manifest/rules/support/missing-blocks.ts';
import { isDeepStrictEqual } from 'node:util';
import { NeedsWholeCheck } from '../../manifest/incremental/needs-whole-check.ts';
import { heldPaths, pagesBefore, published } from './published.ts';
import { reportWarnings } from '../report/site-warnings.ts';
import { withTurboFan } from './pool/without-turbofan.ts';
import { orClose, WorkerPool } from './pool/worker-pool.ts';
import { rejectOversized } from './source/oversized.ts';
import { readSource } from './source/read-source.ts';
import type { ManifestSource } from './source/read-source.ts';
import { rewrite, treeOf } from './source/split-source.ts';
import type { BuildInput, CheckedInput, ReadOptions } from './checked-input.ts';
import { checkRoutes } from './check-routes.ts';

/**
 * Reads and checks a manifest, or the routes of a shard; a route that an earlier build with the same code has checked is
 * not checked again. Reports warnings; of a shard, the merge does. Throws ManifestError, UnreadableError or UsageError.
 */
export async function readBuildInput(file: string, options: ReadOptions): Promise<BuildInput> {
  rejectMissingBlocks(file);
  const pool = new WorkerPool(options.cached ? 0 : sizeOf(file));
  let source: ManifestSource | undefined;
  try {
    source = withTurboFan(() => readSource(file, () => pool.openStore()));
    return await readByRoute(file, source, pool, options);
  } catch (error) {
    try {
      source?.rejectWritten?.();
      if (source && error instanceof NeedsWholeCheck) rejectOversized({ file, ...source }, error);
    } finally {
      await pool.close();
    }
    if (!(error instanceof NeedsWholeCheck)) throw error;
    return readWhole(file, options);
  }
}

/** Checks a manifest route by route. Throws NeedsWholeCheck. */
async function readByRoute(
  file: string,
  { bytes, hash, split, rejectWritten }: ManifestSource,
  pool: WorkerPool,
  options: ReadOptions,
): Promise<BuildInput> {
  if (!split) throw new NeedsWholeCheck();
  const { sitePart, routes: spans } = split;
  const source = { folder: dirname(file), bytes, sitePart, publicFiles: listFiles(publicFolderOf(file)), spans };
  const checking = checkRoutes(source, pool, options);
  // While other threads are at work already.
  const [input, fileHash] = await Promise.all([checking, hash?.() ?? pool.hashOf(bytes)]);
  const found = options.shard ? {} : lint(file, input, options);
  rejectWritten?.();
  return { ...published(input), hash: fileHash, rejectWritten, ...found };
}

/** Checks a manifest as a whole, however it is written. Throws ManifestError. */
async function readWhole(file: string, options: ReadOptions): Promise<BuildInput> {
  const content = readBytes(file);
  const { warnings } = loadManifest(file, {}, content);
  if (!options.shard && warnings.problems.length > 0) options.reporter.warn(warnings);
  const bytes = withLineFeeds(content);
  const source = rewrite(treeOf(bytes), { folder: dirname(file), publicFiles: listFiles(publicFolderOf(file)) });
  const pool = new WorkerPool(0);
  const input = await orClose(pool, () => checkRoutes(source, pool, options));
  return { ...published(input), bytes, hash: hashOf('sha1', content) };
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
  const publishedAddresses = publishedOf(file);
  const shown = [...sitePart.links.files, ...summaries.flatMap(({ files }) => files)];
  const noWarningsKey = hashOf(
    'sha1',
    JSON.stringify([publishedAddresses ?? null, heldPaths(summaries), publicFiles.stateOf?.(shown)]),
  );
  if (cached?.noWarningsKey === noWarningsKey && cached.siteHash === siteHash) {
    const before = pagesBefore(cached).map(({ summary }) => summary);
    if (isDeepStrictEqual(before, summaries)) return { noWarningsKey };
  }
  const site = { file, bytes, sitePart, routes: spans, summaries, publicFiles, published: publishedAddresses };
  return reportWarnings(site, reporter) ? {} : { noWarningsKey };
}
