/** Builds the folder of a website from a manifest. */
import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { addOwnBlocks } from '../schema/values/own-blocks.ts';
import { putLanguageOffers } from './languages/language-offers.ts';
import { languagesOf } from '../schema/addresses/language-links.ts';
import { readAddressList } from '../manifest/rules/support/address-list.ts';
import { languageSet, readLanguages } from './languages/read-languages.ts';
import type { LanguageInput } from './languages/read-languages.ts';
import { writeLanguages } from './languages/write-languages.ts';
import {
  builtLanguages,
  countsOf,
  offlinePages,
  shardOfLanguages,
  withLanguages,
} from './languages/written-languages.ts';
import type { WrittenLanguage } from './languages/written-languages.ts';
import { publicFolderOf, sizeOf } from '../manifest/check/manifest-file.ts';
import { readRecord, SITE_RECORD } from '../server/site-record.ts';
import type { SiteRecord } from '../server/site-record.ts';
import { codeHash, prepareCode } from './bundle/code.ts';
import { putSearchFile } from './assets/search/search-file.ts';
import { makeAssets } from './assets/assets.ts';
import { compressFolder } from './assets/compress.ts';
import { putSiteFiles, putRecord, recordFor } from './assets/site-files.ts';
import { inputsHash, readInputs } from './output/inputs.ts';
import { writeBuildCache, readBuildCache } from './output/build-cache.ts';
import { outFolderFor, rejectOtherFolder } from './output/out-folder.ts';
import { StagingFolder } from './output/staging.ts';
import { readBuildInput } from './pages/build-input.ts';
import { hashOfFile } from './pages/source/read-source.ts';
import type { BuildInput } from './pages/checked-input.ts';
import { makePages } from './pages/make-pages.ts';
import { setupFor } from './pages/pool/setup.ts';
import type { BuildContext } from './pages/pool/build-context.ts';
import { makeSpecialPages, putWorker } from './pages/special-pages.ts';
import { today } from '../schema/values/hours/today.ts';
import { silent } from './report/reporter.ts';
import type { BuildReporter } from './report/reporter.ts';
import type { Shard } from './shards/shard.ts';
import { putShardRecord } from './shards/shard-record.ts';
import { Timings } from './report/timings.ts';
import { withoutTurboFan } from './pages/pool/without-turbofan.ts';

export interface BuildResult {
  out: string;
  pages: number;
  /** The paths of all routes in every language, built here or by another shard; without the pages that lists make. */
  paths: string[];
  /** How many pages were made, not kept from an earlier build. */
  made: number;
  /** How many files were written. */
  written: number;
  timings: Timings;
}

export interface BuildOptions {
  /** Whether texts get compressed forms beside them. */
  compress?: boolean;
  /** The shard to build; without it, the whole site. */
  shard?: Shard | undefined;
  reporter?: BuildReporter;
}

/**
 * Builds a site. Files of an earlier build in the same folder stay if they would be the same; a shard is always built
 * from nothing. Throws ManifestError, UnreadableError or UsageError; then the folder stays as it was.
 */
export function buildSite(manifestFile: string, outFolder: string, options: BuildOptions = {}): Promise<BuildResult> {
  const bytes = sizeOf(manifestFile) / (options.shard?.of ?? 1);
  return withoutTurboFan(bytes, () => build(manifestFile, outFolder, options));
}

async function build(
  manifestFile: string,
  outFolder: string,
  { compress = false, shard, reporter = silent }: BuildOptions,
): Promise<BuildResult> {
  addOwnBlocks(dirname(manifestFile));
  const out = outFolderFor(outFolder, manifestFile);
  rejectOtherFolder(out, shard);
  const timings = new Timings();
  const last = await timings.of('build cache', () => readBuildCache(out));
  const cached = last?.compress === compress && !shard ? last : undefined;
  const hash = codeHash();
  const bundling = prepareCode(hash); // while the manifest is read
  bundling.catch(() => {}); // reported below, unless the manifest is wrong
  reporter.progress('Reading the manifest…');
  const input = await timings.of('reading and checking', () =>
    readBuildInput(manifestFile, { code: hash, cached, reporter, shard }),
  );
  const output = await timings.of('output folder', () => new StagingFolder(out, cached?.files, { listens: true }));
  const pools = [input.pool];
  const closePools = () => Promise.all(pools.map((pool) => pool.close()));
  try {
    reporter.progress('Preparing the code…');
    const code = await timings.of('code', () => bundling);
    const publicFolder = publicFolderOf(manifestFile);
    const context = { code, publicFolder, output, cached, range: input.range, reporter };
    const languages = await timings.of('translations', () =>
      readLanguages(manifestFile, input, { code: hash, cached, reporter }),
    );
    pools.push(...languages.map((language) => language.input.pool));
    const result = await writeSite(input, languages, context, { manifestFile, compress, shard, timings });
    const paths = [input, ...languages.map((one) => one.input)].flatMap(routePathsOf);
    void closePools();
    return { out, paths, timings, ...result };
  } catch (error) {
    await closePools(); // or a thread would write into the folder that is removed
    output.discard();
    throw error;
  } finally {
    reporter.endProgress();
  }
}

interface WriteOptions {
  manifestFile: string;
  compress: boolean;
  shard: Shard | undefined;
  timings: Timings;
}

/** What the files that a site has once are made from, besides its pages. */
interface OnceInput {
  languages: LanguageInput[];
  written: WrittenLanguage[];
  output: StagingFolder;
  /** The hash of the inputs of the build. */
  inputs: string;
}

/** Returns the paths of a manifest's own pages, without those that lists make. */
const routePathsOf = ({ summaries }: BuildInput) => summaries.map(({ head }) => head.path);

/** Writes all files of a site or a shard, and moves them to the output folder. */
async function writeSite(
  input: BuildInput,
  languages: LanguageInput[],
  context: BuildContext,
  { manifestFile, compress, shard, timings }: WriteOptions,
): Promise<Pick<BuildResult, 'pages' | 'made' | 'written'>> {
  const { code, publicFolder, output, range, reporter } = context;
  const { siteHash, noWarningsKey, held } = input;
  const assets = await timings.of('assets', () => makeAssets(input, context));
  const setup = setupFor(input, assets, context, languageSet(input, languages));
  const making = timings.of('pages', () => makePages(input, assets.pictures.previews, setup, context));
  const { until: _until, ...start } = input.validPeriod; // the end follows from the manifest and the start
  // While other threads are at work.
  const inputs = { ...readInputs(manifestFile, code.hash, input.hash), ...start };
  input.pool.free(input.bytes);
  const { pages, made } = await making;
  input.rejectWritten?.();
  const inline = Object.fromEntries(pages.map((page) => [page.file, page.inline]));
  const texts = input.maker.sitePart.site.search && pages.flatMap((page) => page.texts ?? []);
  if (texts && !shard) putSearchFile(output, texts);
  const special = range.isLast
    ? await timings.of('special pages', () => makeSpecialPages(input, setup, context))
    : undefined;
  if (special) Object.assign(inline, special.inline);
  const written = await timings.of('languages', () => writeLanguages(input, languages, { ...context, shard }));
  if (special) putWorker(output, code, input.maker.sitePart.site.offline ? offlinePages(special, written) : undefined);
  const record = range.isLast
    ? await writeOnce(input, { languages, written, output, inputs: inputsHash(inputs) }, { manifestFile, timings })
    : undefined;
  const all = Object.assign({}, inline, ...written.map((language) => language.inline)) as typeof inline;
  const before = context.cached?.hosting;
  const hosting = await timings.of('record', () =>
    record && !shard
      ? putRecord(output, { ...record, inline: all }, { publicFolder, code: inputs.code, before })
      : undefined,
  );
  if (compress) await timings.of('compressing', () => compressSite(output.staging, reporter));
  if (shard) {
    const own = { summaries: input.own, inline, texts, languages: shardOfLanguages(written), site: record };
    putShardRecord(output, { shard, manifest: relative(process.cwd(), manifestFile), inputs, compress, ...own });
  }
  const { files, written: count } = await timings.of('replacing the output', () => output.commit());
  if (!shard)
    await timings.of('writing the cache', () =>
      writeBuildCache(output.folder, {
        siteHash,
        noWarningsKey,
        compress,
        pages,
        held,
        assets,
        special,
        hosting,
        files,
        languages: builtLanguages(written),
      }),
    );
  const others = countsOf(written);
  return { pages: pages.length + others.pages, made: made + others.made, written: count };
}

/** Writes the files that a site has once, whatever its shards. Returns its record, without what is inline in its pages. */
async function writeOnce(
  input: BuildInput,
  { languages, written, output, inputs }: OnceInput,
  { manifestFile, timings }: Pick<WriteOptions, 'manifestFile' | 'timings'>,
): Promise<Omit<SiteRecord, 'inline'>> {
  const heads = written.flatMap((language) => language.heads);
  await timings.of('site files', () => putSiteFiles(input, output, heads));
  putLanguageOffers(input, languages, output);
  return withLanguages({ ...recordFor(input, inputs), ...input.validPeriod }, written, {
    tags: languagesOf(input.maker.sitePart.manifest),
    published: readAddressList(manifestFile) ?? [],
  });
}

/** Returns whether a built site is the one that this manifest and this code would make. */
export async function isUpToDate(manifestFile: string, out: string): Promise<boolean> {
  const recordFile = join(out, SITE_RECORD);
  if (!existsSync(recordFile) || !existsSync(manifestFile)) return false;
  const { inputs, since, until } = readRecord(out);
  const day = today();
  if ((since !== undefined && day < since) || (until !== undefined && day >= until)) return false;
  const now = readInputs(manifestFile, codeHash(), hashOfFile(manifestFile));
  return inputs === inputsHash(since === undefined ? now : { ...now, since });
}

/** Adds the compressed forms of each text in a built folder. */
export async function compressSite(folder: string, reporter: BuildReporter = silent): Promise<void> {
  await compressFolder(folder, (done, of) => reporter.progress(`Compressing file ${done} of ${of}…`));
  reporter.endProgress();
}
