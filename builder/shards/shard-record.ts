/** Reads and writes the record of a shard, a hidden file in its folder. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchPage } from '../../blocks/search/engine/search-page.ts';
import type { PageSummary } from '../../manifest/incremental/page-summary.ts';
import { UnreadableError } from '../../schema/errors.ts';
import { SHARD_RECORD } from '../../server/site-record.ts';
import type { SiteRecord } from '../../server/site-record.ts';
import type { Inputs } from '../output/inputs.ts';
import { filePathsIn } from '../../server/files/list-files.ts';
import type { StagingFolder } from '../output/staging.ts';
import type { Shard } from './shard.ts';

/** Where shards are built by default, each in a folder of its own. */
export const SHARDS_FOLDER = 'shards';

export interface ShardRecord {
  shard: Shard;
  /** The file of the manifest, from the folder that the build was started in. */
  manifest: string;
  inputs: Inputs;
  /** Whether texts have compressed forms beside them. */
  compress: boolean;
  /** The sizes in bytes of all files but this one. */
  files: Record<string, number>;
  /** Its pages, held ones too, as the check of the whole site has to know them. */
  summaries: PageSummary[];
  /** What is inline in its pages, by file. */
  inline: SiteRecord['inline'];
  /** What search knows of its pages. */
  texts?: SearchPage[] | undefined;
  /** The same of its pages in other languages, by their tags. */
  languages: Record<string, Pick<ShardRecord, 'inline' | 'texts'>>;
  /** The site's record without `inline`, in the last shard; the forms of its endpoints are those of this shard alone. */
  site?: Omit<SiteRecord, 'inline'> | undefined;
}

/** Writes the record of a shard; all its other files must have been written. */
export function putShardRecord(output: StagingFolder, record: Omit<ShardRecord, 'files'>): void {
  const files = filePathsIn(output.staging).map((file) => [file, statSync(join(output.staging, file)).size]);
  output.put(SHARD_RECORD, JSON.stringify({ ...record, files: Object.fromEntries(files) }));
}

/** Reads the record in a folder; undefined where there is none. Throws UnreadableError where it is broken. */
export function readShardRecord(folder: string): ShardRecord | undefined {
  const file = join(folder, SHARD_RECORD);
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ShardRecord;
  } catch {
    throw new UnreadableError(`${file} is broken. Copy the folder ${folder} again, or build its shard again.`);
  }
}

/** A shard, and where it is. */
export interface FoundShard extends ShardRecord {
  folder: string;
}
