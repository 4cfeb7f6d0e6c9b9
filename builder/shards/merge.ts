import { join } from 'node:path';
import { SEARCH_FILE } from '../../schema/addresses/own-addresses.ts';
import { putSearchFile } from '../assets/search/search-file.ts';
import { compressAtOnce } from '../assets/compress.ts';
import { hashCode } from '../output/inputs.ts';
import { putRecord } from '../assets/site-files.ts';
import { copyFiles } from '../output/copy-files.ts';
import { outFolderFor, rejectOtherFolder } from '../output/out-folder.ts';
import { StagingFolder } from '../output/staging.ts';
import { silent } from '../report/reporter.ts';
import type { BuildReporter } from '../report/reporter.ts';
import { checkTogether } from './check-together.ts';
import { readShards } from './read-shards.ts';
import type { ShardRecord } from './shard-record.ts';

export interface MergeResult {
  out: string;
  shards: number;
  pages: number;
}

export interface MergeOptions {
  /** The file of the manifest; without it, the one that the shards name. */
  manifest?: string | undefined;
  reporter?: BuildReporter;
}

/**
 * Checks the pages of the shards in some folders with one another, and merges them into a whole site, the same as one
 * build would make. The shards stay. Throws UnreadableError where they do not make a whole site, and ManifestError; then
 * `outFolder` stays as it was.
 */
export function mergeShards(
  folders: string[],
  outFolder: string,
  { manifest, reporter = silent }: MergeOptions = {},
): MergeResult {
  const out = outFolderFor(outFolder);
  rejectOtherFolder(out);
  const complete = readShards(folders);
  const { shards, last } = complete;
  reporter.progress('Checking the pages with one another…');
  const record = checkTogether(manifest ?? last.manifest, complete, reporter);
  const output = new StagingFolder(out);
  try {
    const total = shards.reduce((sum, { files }) => sum + Object.keys(files).length, 0);
    let copied = 0;
    const onFile = () => reporter.progress(`Copying file ${++copied} of ${total}…`);
    // Where two shards have the same file, a picture, it does not matter whose stays.
    for (const { folder, files } of shards) copyFiles(folder, Object.keys(files), output.staging, onFile);
    const inline = mergePages(output, shards, '', last.compress);
    for (const tag of Object.keys(last.languages)) {
      const parts = shards.map(({ languages }) => languages[tag]!);
      Object.assign(inline, mergePages(output, parts, tag, last.compress));
    }
    putRecord(output, { ...record, inline }, { publicFolder: last.folder, code: hashCode() });
    output.commit();
    return { out, shards: shards.length, pages: Object.keys(last.site.pages).length };
  } catch (error) {
    output.discard();
    throw error;
  } finally {
    reporter.endProgress();
  }
}

/** Writes what search knows of the pages of a language, '' for the site's own; returns what is inline in them. */
function mergePages(
  output: StagingFolder,
  parts: Pick<ShardRecord, 'inline' | 'texts'>[],
  folder: string,
  compress: boolean,
): ShardRecord['inline'] {
  if (parts[0]!.texts) {
    const texts = parts.flatMap((part) => part.texts ?? []);
    putSearchFile(output, texts, folder);
    if (compress) compressAtOnce(join(output.staging, folder, SEARCH_FILE));
  }
  return Object.assign({}, ...parts.map(({ inline }) => inline)) as ShardRecord['inline'];
}
