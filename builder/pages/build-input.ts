/** Reads a manifest and checks it, in all threads: the input of a build. */
import { hash } from 'node:crypto';
import { dirname } from 'node:path';
import { loadManifest } from '../../manifest/manifest.ts';
import { withLineFeeds } from '../../manifest/yaml/line-ends.ts';
import { listFiles, publicFolderOf, publishedOf, readBytes, shownName } from '../../manifest/check/manifest-file.ts';
import { rejectMissingBlocks } from '../../manifest/rules/support/missing-blocks.ts';
import { splitRoutes } from '../../manifest/yaml/routes/split-routes.ts';
import { isDeepStrictEqual } from 'node:util';
import { NeedsWholeCheck } from '../../manifest/incremental/needs-whole-check.ts';
import type { Tree } from '../../schema/values/tree.ts';
import { heldPaths, pagesBefore, published } from './published.ts';
import { reportWarnings } from '../report/site-warnings.ts';
import { WorkerPool } from './pool/worker-pool.ts';
import { rejectOversized } from './oversized.ts';
import { rewrite, treeOf } from './split-source.ts';
import type { BuildInput, CheckedInput, ReadOptions } from './checked-input.ts';
import { checkRoutes } from './check-routes.ts';

/**
 * Reads and checks a manifest, or the routes of a shard; a route that an earlier build with the same code has checked is
 * not checked again. Reports warnings; of a shard, the merge does. Throws ManifestError, UnreadableError or UsageError.
 */
export async function readBuildInput(file: string, options: ReadOptions): Promise<BuildInput> {
  const publicFiles = listFiles(publicFolderOf(file));
  const folder = dirname(file);
  const content = readBytes(file);
  rejectMissingBlocks(shownName(file), content);
  const pool = new WorkerPool(options.cached ? 0 : content.length);
  const bytes = withLineFeeds(content);
  const split = splitRoutes(bytes);
  try {
    if (!split) throw new NeedsWholeCheck();
    const { sitePart, routes: spans } = split;
    const input = await checkRoutes({ folder, bytes, sitePart, publicFiles, spans }, pool, options);
    return { ...published(input), bytes: content, ...(options.shard ? {} : lint(file, input, options)) };
  } catch (error) {
    await pool.close();
    if (!(error instanceof NeedsWholeCheck)) throw error;
    rejectOversized({ file, bytes, split }, error);
    const { warnings } = loadManifest(file, {}, content);
    if (!options.shard && warnings.problems.length > 0) options.reporter.warn(warnings);
    const input = await checkRoutes(rewrite(treeOf(bytes), { folder, publicFiles }), new WorkerPool(0), options);
    return { ...published(input), bytes: content };
  }
}

/** Makes the input of a build from a translated manifest, for the threads of `own`; `folder` is that of its file. */
export async function inputOf(
  manifest: Tree,
  folder: string,
  own: BuildInput,
  options: ReadOptions,
): Promise<BuildInput> {
  const source = rewrite(manifest, { folder, publicFiles: own.publicFiles });
  const pool = own.pool.forLanguage();
  try {
    const checked = await checkRoutes(source, pool, options);
    pool.free(source.bytes);
    return published(checked);
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
  const publishedAddresses = publishedOf(file);
  const shown = [...sitePart.links.files, ...summaries.flatMap(({ files }) => files)];
  const noWarningsKey = hash(
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
