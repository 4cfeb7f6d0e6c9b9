/** Reads what the pages of a shard need of the pages of others. */
import type { RouteHead } from '../../manifest/incremental/route-head.ts';
import { batchesOf } from '../../manifest/yaml/routes/batches.ts';
import type { RouteSpan } from '../../manifest/yaml/routes/walk-routes.ts';
import type { SiteWithoutRoutes } from '../../schema/types.ts';
import type { WorkerPool } from '../pages/pool/worker-pool.ts';
import type { RouteRange } from './shard.ts';

/** A batch of routes whose heads are read is so long, in bytes: most of them are skipped. */
const SIZE = 1_000_000;

/** What no other page shows of a page; of a million, it would be most of what is in memory. */
const UNREAD = { title: '', description: '' };

/**
 * Returns the heads of the routes outside of a range, by their numbers in the manifest; those of which lists show more are
 * left out. Rejects with NeedsWholeCheck.
 */
export async function readOtherHeads(
  pool: WorkerPool,
  spans: RouteSpan[],
  { start, end }: RouteRange,
  { collections }: Pick<SiteWithoutRoutes, 'collections'>,
): Promise<Map<number, RouteHead>> {
  const others = batchesOf(spans, (index) => index < start || index >= end, SIZE);
  const heads = await pool.readHeads(others, spans);
  const lists = new Set(Object.values(collections).map(({ page }) => page));
  for (const [index, { collection, path, meta }] of heads)
    if (collection !== undefined || lists.has(path)) heads.delete(index);
    else Object.assign(meta, UNREAD);
  return heads;
}
