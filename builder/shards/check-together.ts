/** Checks the pages of all shards with one another, from what each shard knows of its own. */
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { listFiles, publicFolderOf, publishedOf } from '../../manifest/check/manifest-file.ts';
import { Listing } from '../../manifest/incremental/lists/listing.ts';
import { NeedsWholeCheck } from '../../manifest/incremental/needs-whole-check.ts';
import { RouteChecker } from '../../manifest/incremental/route-checker.ts';
import type { CheckedSitePart } from '../../manifest/incremental/site-part.ts';
import { loadManifest } from '../../manifest/manifest.ts';
import { UnreadableError } from '../../schema/errors.ts';
import { addOwnBlocks } from '../../schema/values/own-blocks.ts';
import type { SiteRecord } from '../../server/site-record.ts';
import { recordFor } from '../assets/site-files.ts';
import { codeHash } from '../bundle/code.ts';
import { readInputs } from '../output/inputs.ts';
import { withStore } from '../pages/pool/route-store.ts';
import type { RouteStore } from '../pages/pool/route-store.ts';
import { hashOf, readSource } from '../pages/source/read-source.ts';
import type { ManifestSource } from '../pages/source/read-source.ts';
import { treeOf } from '../pages/source/split-source.ts';
import type { BuildReporter } from '../report/reporter.ts';
import { reportWarnings } from '../report/site-warnings.ts';
import type { Shards } from './read-shards.ts';

/**
 * Reports the warnings about a site, and returns its record without what is inline in its pages. Throws ManifestError, or
 * UnreadableError where the manifest is not that of the shards.
 */
export function checkTogether(
  manifestFile: string,
  { shards, last }: Shards,
  reporter: BuildReporter,
): Omit<SiteRecord, 'inline'> {
  addOwnBlocks(dirname(manifestFile));
  const summaries = shards.flatMap((shard) => shard.summaries);
  const sitePart = withStore((store) => {
    const source = readManifest(manifestFile, last, store);
    return checkPages(manifestFile, source, summaries, reporter);
  });
  const published = summaries.filter(({ head }) => last.site.pages[head.path] !== undefined);
  const listing = new Listing(sitePart.site, published);
  const { endpoints } = recordFor({ maker: { sitePart }, summaries: published, listing }, last.site.inputs);
  return { ...last.site, endpoints };
}

function readManifest(
  file: string,
  { folder, inputs: built }: Shards['last'],
  store: () => RouteStore,
): ManifestSource {
  const use = 'Run the merge in the folder that the shards were built in, or name the manifest: --manifest site.yaml.';
  if (!existsSync(file)) throw new UnreadableError(`There is no ${file}, which the shards were built from. ${use}`);
  const source = readSource(file, store);
  const { manifest, publicFolder } = readInputs(file, codeHash(), source.hash?.() ?? hashOf(source.bytes));
  if (manifest !== built.manifest || publicFolder !== built.publicFolder)
    throw new UnreadableError(
      `${folder} was built from ${manifest === built.manifest ? 'another public folder' : 'another manifest'} than that of ${file}. ${use}`,
    );
  return source;
}

/** Reports the warnings about pages, and returns what they share. Throws ManifestError. */
function checkPages(
  file: string,
  { bytes, split, rejectWritten }: ManifestSource,
  summaries: Shards['last']['summaries'],
  reporter: BuildReporter,
): CheckedSitePart {
  const publicFiles = listFiles(publicFolderOf(file));
  try {
    if (!split) throw new NeedsWholeCheck();
    const { sitePart } = new RouteChecker(split.sitePart, publicFiles);
    const { routes } = split;
    const site = { file, bytes, sitePart, routes, summaries, publicFiles, published: publishedOf(file) };
    reportWarnings(site, reporter);
    rejectWritten?.();
    return sitePart;
  } catch (error) {
    if (!(error instanceof NeedsWholeCheck)) throw error;
    const { warnings } = loadManifest(file);
    if (warnings.problems.length > 0) reporter.warn(warnings);
    const { routes: _routes, ...site } = treeOf(bytes);
    return new RouteChecker(JSON.stringify(site), publicFiles, true).sitePart;
  }
}
