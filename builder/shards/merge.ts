/** Merges the shards of a site. */
import { constants, copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { putRecord } from '../assets/site-files.ts';
import { outFolderFor, rejectOtherFolder } from '../output/out-folder.ts';
import { StagingFolder } from '../output/staging.ts';
import { silent } from '../report/reporter.ts';
import type { Reporter } from '../report/reporter.ts';
import { readShards } from './complete.ts';
import type { FoundShard } from './complete.ts';

export interface MergeResult {
  out: string;
  shards: number;
  pages: number;
}

/**
 * Merges the shards in some folders into a whole site, the same as one build would make. The shards stay. Throws
 * UnreadableError where they do not make a whole site; then `outFolder` stays as it was.
 */
export function mergeShards(folders: string[], outFolder: string, reporter: Reporter = silent): MergeResult {
  const out = outFolderFor(outFolder);
  rejectOtherFolder(out);
  const { shards, last } = readShards(folders);
  const output = new StagingFolder(out);
  try {
    copyFiles(shards, output.staging, reporter);
    const inline = Object.assign({}, ...shards.map((shard) => shard.inline)) as (typeof last)['inline'];
    putRecord(output, { ...last.site, inline }, last.folder);
    output.commit();
    return { out, shards: shards.length, pages: Object.keys(last.site.pages).length };
  } catch (error) {
    output.discard();
    throw error;
  } finally {
    reporter.endProgress();
  }
}

/** Copies all files of shards; where two have the same one, a picture, it does not matter whose stays. */
function copyFiles(shards: FoundShard[], to: string, reporter: Reporter): void {
  const all = shards.flatMap(({ folder, files }) => Object.keys(files).map((file) => ({ folder, file })));
  const folders = new Set(all.map(({ file }) => dirname(join(to, file))));
  for (const folder of folders) mkdirSync(folder, { recursive: true });
  for (const [index, { folder, file }] of all.entries()) {
    copyFileSync(join(folder, file), join(to, file), constants.COPYFILE_FICLONE);
    reporter.progress(`Copying file ${index + 1} of ${all.length}…`);
  }
}
