/** Routes that are read together, since each reading has its cost. */
import { hash } from 'node:crypto';
import type { RouteSpan } from './split-routes.ts';
import { NeedsWholeCheck } from './not-incremental.ts';

export type { RouteSpan as Piece };

/** Routes that follow one another. */
export interface Batch extends RouteSpan {
  first: number;
  count: number;
}

/** The bytes of a batch; one of a few routes has more where they are long. */
const SIZE = 50_000;

/** Joins routes to batches; of all, or of those that are picked. */
export function batchesOf(routes: RouteSpan[], isPicked: (index: number) => boolean = () => true): Batch[] {
  const batches: Batch[] = [];
  for (const [first, { start, end }] of routes.entries()) {
    if (!isPicked(first)) continue;
    const last = batches.at(-1);
    if (last && last.end === start && end - last.start < SIZE) Object.assign(last, { end, count: last.count + 1 });
    else batches.push({ start, end, first, count: 1 });
  }
  return batches;
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The text of a piece. Throws NotPagewise where it is no UTF-8. */
export function batchText(bytes: Uint8Array, { start, end }: RouteSpan): string {
  try {
    return decoder.decode(bytes.subarray(start, end));
  } catch {
    throw new NeedsWholeCheck();
  }
}

/** A hash of a piece: pieces that are written the same have the same. */
export function spanKey(bytes: Uint8Array, { start, end }: RouteSpan): string {
  return hash('sha1', bytes.subarray(start, end), 'base64');
}
