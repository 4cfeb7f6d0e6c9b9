/** Reads the shards of a site, and rejects those that do not make a whole site. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { UnreadableError } from '../../schema/errors.ts';
import { SHARD_RECORD, SITE_RECORD } from '../../server/site-record.ts';
import { nameOfShard } from './shard.ts';
import { readShardRecord } from './shard-record.ts';
import type { FoundShard, ShardRecord } from './shard-record.ts';
import { rejectOtherInputs } from './same-state.ts';

/** All shards of a site in their order. */
export interface Shards {
  shards: FoundShard[];
  /** It has the site files. */
  last: FoundShard & { site: NonNullable<ShardRecord['site']> };
}

/** Reads the shards in some folders. Throws UnreadableError, with what to do, unless they are all of one site. */
export function readShards(folders: string[]): Shards {
  const shards = folders.map(readShard).toSorted((a, b) => a.shard.number - b.shard.number);
  rejectOtherCounts(shards);
  rejectDuplicates(shards);
  rejectMissing(shards);
  rejectOtherInputs(shards);
  for (const shard of shards) rejectLostFiles(shard);
  return { shards, last: shards.at(-1) as Shards['last'] };
}

function readShard(folder: string): FoundShard {
  const record = readShardRecord(folder);
  if (record) return { folder, ...record };
  if (!existsSync(folder)) throw new UnreadableError(`There is no folder ${folder}.`);
  if (existsSync(join(folder, SITE_RECORD)))
    throw new UnreadableError(`${folder} holds a whole site, no shard. Name the folders that --shard has built.`);
  throw new UnreadableError(
    `${folder} holds no shard: it has no ${SHARD_RECORD}. Name the folders that --shard has built; if this is one, it was copied without its hidden files, so copy it with them.`,
  );
}

function rejectOtherCounts(shards: FoundShard[]): void {
  const [first] = shards;
  const other = shards.find(({ shard }) => shard.of !== first!.shard.of);
  if (other)
    throw new UnreadableError(
      `${first!.folder} holds ${nameOfShard(first!.shard)}, and ${other.folder} ${nameOfShard(other.shard)}. Build all shards with the same number of them.`,
    );
}

function rejectDuplicates(shards: FoundShard[]): void {
  const second = shards.find(({ shard }, index) => shard.number === shards[index - 1]?.shard.number);
  if (!second) return;
  const first = shards[shards.indexOf(second) - 1]!;
  throw new UnreadableError(
    `Both ${first.folder} and ${second.folder} hold ${nameOfShard(second.shard)}. Name only one of them.`,
  );
}

function rejectMissing(shards: FoundShard[]): void {
  const { of } = shards[0]!.shard;
  const found = new Set(shards.map(({ shard }) => shard.number));
  const missing = Array.from({ length: of }, (_, index) => index + 1).filter((number) => !found.has(number));
  if (missing.length === 0) return;
  const all = new Intl.ListFormat('en-GB').format(missing.map((number) => `${number}/${of}`));
  throw new UnreadableError(
    missing.length === 1
      ? `Shard ${all} is missing. Build it (npx waybill build --shard ${all}), and name its folder, too.`
      : `Shards ${all} are missing. Build each of them (such as npx waybill build --shard ${missing[0]}/${of}), and name their folders, too.`,
  );
}

function rejectLostFiles({ folder, files }: FoundShard): void {
  const sizeOf = (file: string) => statSync(join(folder, file), { throwIfNoEntry: false })?.size;
  const lost = Object.keys(files).filter((file) => sizeOf(file) !== files[file]);
  if (lost.length > 0)
    throw new UnreadableError(
      `${folder} is not as it was built: of its ${Object.keys(files).length} files, ${lost.length} ${lost.length === 1 ? 'is' : 'are'} missing or different, such as ${lost[0]}. Copy the folder again, with its hidden files.`,
    );
}
