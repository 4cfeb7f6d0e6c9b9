/** What the folder of a shard says of it, in a hidden file. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { UnreadableError } from '../../schema/errors.ts';
import { SHARD_RECORD } from '../../server/site-record.ts';
import type { SiteRecord } from '../../server/site-record.ts';
import type { Inputs } from '../inputs.ts';
import { filesIn } from '../../server/files/list-files.ts';
import type { StagingFolder } from '../output/staging.ts';
import type { Shard } from './shard.ts';

/** Where shards are built by default, each in a folder of its own. */
export const SHARDS_FOLDER = 'shards';

export interface ShardRecord {
  shard: Shard;
  inputs: Inputs;
  /** Whether texts have compressed forms beside them. */
  compress: boolean;
  /** The sizes in bytes of all files but this one. */
  files: Record<string, number>;
  /** What stands inline in its pages, by file. */
  inline: SiteRecord['inline'];
  /** The rest of the site's record, in the last shard. */
  site?: Omit<SiteRecord, 'inline'>;
}

/** Puts the record of a shard whose other files have all been put. */
export function putShardRecord(output: StagingFolder, record: Omit<ShardRecord, 'files'>): void {
  const files = filesIn(output.draft).map((file) => [file, statSync(join(output.draft, file)).size]);
  output.put(SHARD_RECORD, JSON.stringify({ ...record, files: Object.fromEntries(files) }));
}

/** The record in a folder; undefined where there is none. Throws UnreadableError where it is broken. */
export function readShardRecord(folder: string): ShardRecord | undefined {
  const file = join(folder, SHARD_RECORD);
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ShardRecord;
  } catch {
    throw new UnreadableError(`${file} is broken. Copy the folder ${folder} anew, or build its shard again.`);
  }
}
