/** Groups routes that are read together, since each reading has its cost. */
import { hash } from 'node:crypto';
import type { RouteSpan } from './split-routes.ts';

/** Routes that follow one another. */
export interface Batch extends RouteSpan {
  first: number;
  count: number;
}

/** A batch has at most so many bytes, or is one longer route. */
const SIZE = 50_000;

/** Joins routes to batches; of all, or of those that are picked. */
export function batchesOf(
  routes: RouteSpan[],
  isPicked: (index: number) => boolean = () => true,
  size: number = SIZE,
): Batch[] {
  const batches: Batch[] = [];
  for (const [first, { start, end }] of routes.entries()) {
    if (!isPicked(first)) continue;
    const last = batches.at(-1);
    if (last && last.end === start && end - last.start < size) Object.assign(last, { end, count: last.count + 1 });
    else batches.push({ start, end, first, count: 1 });
  }
  return batches;
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Returns the text of a span. */
export function textOfSpan(bytes: Uint8Array, { start, end }: RouteSpan): string {
  return textOf(bytes.subarray(start, end));
}

/** Returns the text of a part of a manifest. */
export function textOf(part: Uint8Array): string {
  return decoder.decode(part);
}

/** Returns a hash of a span: spans that are written the same have the same. */
export function spanKey(bytes: Uint8Array, { start, end }: RouteSpan): string {
  return hash('sha1', bytes.subarray(start, end), 'base64');
}
