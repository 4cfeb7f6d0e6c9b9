/** Manifest → the folder of a finished website. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { publicFolderOf, readBytes } from '../manifest/check/manifest-file.ts';
import { readRecord } from '../server/read-record.ts';
import { SITE_RECORD } from '../server/site-record.ts';
import { endProgress, progress } from '../scripts/cli/terminal.ts';
import { codeHash, prepareCode } from './bundle/code.ts';
import { compressFolder } from './assets/compress.ts';
import { nameOf, readInputs } from './inputs.ts';
import { writeBuildCache, readBuildCache } from './output/build-cache.ts';
import { putSiteFiles, putRecord, recordFor } from './assets/site-files.ts';
import { outFolderFor, rejectOtherFolder } from './output/out-folder.ts';
import { StagingFolder } from './output/staging.ts';
import { readBuildInput } from './pages/build-input.ts';
import { fileOf } from './pages/file-of.ts';
import { makePages } from './pages/make-pages.ts';
import { rangeOf } from './shards/shard.ts';
import type { Shard } from './shards/shard.ts';
import { makeAssets } from './assets/assets.ts';
import { putShardRecord } from './shards/shard-record.ts';
import { Timings } from './timings.ts';

export { fileOf };

export interface BuildResult {
  out: string;
  pages: number;
  /** Of all routes, built here or by another shard. */
  paths: string[];
  /** How many of them were made anew, and of the folder's files written. */
  made: number;
  written: number;
  timings: Timings;
}

export interface BuildOptions {
  /** Whether texts get compressed forms beside them. */
  compress?: boolean;
  /** The part to build; without it, the whole site. */
  shard?: Shard | undefined;
}

/**
 * Builds a site: of an earlier build in the same folder everything stays that would come out the same. A shard of it is
 * built from nothing. Throws ManifestError, UnreadableError or UsageError; then the folder stays as it was.
 */
export async function buildSite(
  manifestFile: string,
  outFolder: string,
  { compress = false, shard }: BuildOptions = {},
): Promise<BuildResult> {
  const out = outFolderFor(outFolder, manifestFile);
  rejectOtherFolder(out, shard);
  const timings = new Timings();
  const found = await timings.of('what was built', () => readBuildCache(out));
  const ledger = found?.compress === compress && !shard ? found : undefined;
  const hash = codeHash();
  const coding = prepareCode(hash); // what was never bundled is bundled while the manifest is read
  coding.catch(() => {}); // told below, unless the manifest is wrong
  progress('Reading the manifest…');
  const draft = await timings.of('reading and checking', () => readBuildInput(manifestFile, hash, ledger));
  const output = await timings.of(
    'looking at the folder',
    () => new StagingFolder(out, ledger?.files, { listens: true }),
  );
  try {
    const part = rangeOf(draft.facts.length, shard);
    progress('Preparing the code…');
    const code = await timings.of('the code', () => coding);
    const publicFolder = publicFolderOf(manifestFile);
    const around = { code, publicFolder, output, known: ledger, part };
    const rest = await timings.of('pictures and files', () => makeAssets(draft, around));
    const making = timings.of('pages', () => makePages(draft, rest.pictures, around));
    const inputs = readInputs(manifestFile, code.hash, draft.bytes); // while another thread is at work already
    const { pages, made } = await making;
    const inline = Object.fromEntries(pages.map((page) => [page.file, page.inline]));
    if (part.isLast)
      Object.assign(inline, await timings.of('what a site has once', () => putSiteFiles(draft, code, output)));
    const record = part.isLast ? recordFor(draft, nameOf(inputs)) : undefined;
    if (record && !shard) await timings.of('record', () => putRecord(output, { ...record, inline }, publicFolder));
    if (compress) await timings.of('compressing', () => compressSite(output.draft));
    if (shard) putShardRecord(output, { shard, inputs, compress, inline, ...(record && { site: record }) });
    const { files, written } = await timings.of('moving in', () => output.commit());
    if (!shard)
      await timings.of('remembering', () =>
        writeBuildCache(out, {
          frame: draft.frame,
          noWarningsKey: draft.noWarningsKey,
          compress,
          pages,
          assets: rest,
          files,
        }),
      );
    const paths = draft.facts.map(({ head }) => head.path);
    return { out, pages: pages.length, paths, made, written, timings };
  } catch (error) {
    await draft.crew.end();
    output.discard();
    throw error;
  } finally {
    void draft.crew.end();
    endProgress();
  }
}

/** Whether a built site is the one that this manifest and this code would make. */
export async function isUpToDate(manifestFile: string, out: string): Promise<boolean> {
  const recordFile = join(out, SITE_RECORD);
  if (!existsSync(recordFile) || !existsSync(manifestFile)) return false;
  const { inputs } = readRecord(out);
  return inputs === nameOf(readInputs(manifestFile, codeHash(), readBytes(manifestFile)));
}

/** Compresses a built folder, and says how far it is. */
export async function compressSite(folder: string): Promise<void> {
  await compressFolder(folder, (done, of) => progress(`Compressing file ${done} of ${of}…`));
  endProgress();
}
