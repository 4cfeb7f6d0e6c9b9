/** Checks the routes of a manifest, or those of a shard, in all threads. */
import { hash } from 'node:crypto';
import { batchesOf, spanKey } from '../../manifest/yaml/routes/batches.ts';
import { piecesOf } from '../../manifest/yaml/routes/manifest-bytes.ts';
import { summaryOfHead } from '../../manifest/incremental/page-summary.ts';
import { pagesBefore } from './published.ts';
import { fontSetOfSource } from '../../theme/fonts/font-set.ts';
import { resolveTheme } from '../../theme/theme.ts';
import { readOtherHeads } from '../shards/other-heads.ts';
import { rangeOfShard, rejectTooManyShards } from '../shards/shard.ts';
import type { WorkerPool } from './pool/worker-pool.ts';
import type { SplitSource } from './source/split-source.ts';
import type { CheckedInput, ReadOptions } from './checked-input.ts';

/** Checks routes, but those that an earlier build with the same code has checked. Throws NeedsWholeCheck. */
export async function checkRoutes(
  { spans, ...source }: SplitSource,
  pool: WorkerPool,
  { code, cached, reporter, shard }: ReadOptions,
): Promise<CheckedInput> {
  const { bytes, sitePart, publicFiles } = source;
  const siteHash = hash('sha1', JSON.stringify([code, sitePart, [...publicFiles].toSorted(), publicFiles.partState]));
  const pages = cached?.siteHash === siteHash ? pagesBefore(cached) : [];
  const old = new Map(pages.map(({ spanHash, summary }) => [spanHash, summary]));
  rejectTooManyShards(spans.length, shard);
  const range = rangeOfShard(spans.length, shard);
  const isOwn = (index: number) => index >= range.start && index < range.end;
  const hashes = () => spans.map((span, index) => (isOwn(index) ? spanKey(bytes, span) : ''));
  const hashesBefore = old.size > 0 ? hashes() : undefined;
  const isCached = (index: number) => hashesBefore !== undefined && old.has(hashesBefore[index]!);
  const batches = batchesOf(spans, (index) => isOwn(index) && !isCached(index));
  const maker = pool.begin(source, batches);
  const heads = await readOtherHeads(pool, spans, range, maker.sitePart.site);
  const listed = batchesOf(spans, (index) => !isOwn(index) && !heads.has(index));
  const checking = pool.check([...batches, ...listed], (done) =>
    reporter.progress(`Checking page ${done} of ${spans.length}…`),
  );
  // While other threads are at work already.
  const spanHashes = hashesBefore ?? hashes();
  const { theme, language } = maker.sitePart.site;
  const fontSet = fontSetOfSource(resolveTheme(theme).options.type, language, piecesOf(bytes));
  const checked = await checking;
  const summaries = spanHashes.map(
    (one, index) => checked.get(index)?.summary ?? old.get(one) ?? summaryOfHead(heads.get(index)!),
  );
  for (const index of checked.keys()) if (!isOwn(index)) checked.delete(index);
  const own = summaries.slice(range.start, range.end);
  return { bytes, maker, pool, spans, range, summaries, own, publicFiles, checked, siteHash, spanHashes, fontSet };
}
