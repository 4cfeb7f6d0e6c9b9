/** What may be built where: nothing takes the place of what is something else. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { UnreadableError } from '../../schema/problem.ts';
import { SITE_RECORD } from '../../server/site-record.ts';
import { nameOfShard } from './part.ts';
import type { Shard } from './part.ts';
import { readShardRecord } from './shards/shard-record.ts';

/** Refuses a folder that holds anything but an earlier build of the same: of the site, or of this shard. Throws UnreadableError. */
export function refuseOtherFolder(out: string, shard?: Shard): void {
  if (!existsSync(out)) return;
  const found = readShardRecord(out)?.shard;
  if (found && (found.number !== shard?.number || found.of !== shard.of))
    throw new UnreadableError(
      `${out} holds ${nameOfShard(found)} of a site${shard ? '' : ', not a whole one; npm run merge puts the shards together'}. ${OTHERWISE}`,
    );
  if (found) return;
  if (existsSync(join(out, SITE_RECORD))) {
    if (shard) throw new UnreadableError(`${out} holds a whole site, and a shard would take its place. ${OTHERWISE}`);
    return;
  }
  if (readdirSync(out).length > 0) throw new UnreadableError(`${out} holds files that are no built site. ${OTHERWISE}`);
}

const OTHERWISE = 'Choose another folder with --out, or empty it.';
