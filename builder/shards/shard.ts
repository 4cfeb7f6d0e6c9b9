/** Computes which of a site's routes a build makes: all, or those of a shard. */
import { UsageError } from '../../schema/errors.ts';

/** One of several equal parts of a site, each built by itself. */
export interface Shard {
  /** From 1. */
  number: number;
  of: number;
}

/** The routes from `start` up to, not including, `end`. */
export interface RouteRange {
  start: number;
  end: number;
  /** The site files are made with the last page. */
  isLast: boolean;
}

/** Reads the option of a shard, such as 2/4. Throws UsageError. */
export function parseShardOption(text: string): Shard {
  const [, number, of] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (number === undefined || of === undefined)
    throw new UsageError(
      `--shard takes which shard to build and of how many there are, such as 2/4; it got ${JSON.stringify(text)}.`,
    );
  if (of === 0) throw new UsageError(`--shard ${text}: a site has at least one shard. Write 1/1 for the whole of it.`);
  if (number === 0 || number > of)
    throw new UsageError(`--shard ${text}: there is no shard ${number} of ${of}. They are 1/${of} to ${of}/${of}.`);
  return { number, of };
}

/** Returns the name of a shard, such as "shard 2 of 4". */
export const nameOfShard = ({ number, of }: Shard) => `shard ${number} of ${of}`;

/** Throws UsageError where a site has fewer routes than shards. */
export function rejectTooManyShards(routes: number, shard: Shard | undefined): void {
  if (shard && shard.of > routes)
    throw new UsageError(
      `The manifest has ${routes === 1 ? '1 route' : `${routes} routes`}, too few for ${shard.of} shards. Build at most ${routes}.`,
    );
}

/** Returns the range of a shard among some routes, which is empty where there are too few for all shards; without a shard, all. */
export function rangeOfShard(routes: number, { number, of }: Shard = { number: 1, of: 1 }): RouteRange {
  const startOf = (index: number) => Math.floor((index * routes) / of);
  return { start: startOf(number - 1), end: startOf(number), isLast: number === of };
}
