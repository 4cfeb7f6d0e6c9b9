/** Groups routes that are read together, since each reading has its cost. */
import { hash } from 'node:crypto';
import { partOf, piecesOf } from './manifest-bytes.ts';
import type { ManifestBytes } from './manifest-bytes.ts';
import type { RouteSpan } from './walk-routes.ts';

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
export function textOfSpan(bytes: ManifestBytes, span: RouteSpan): string {
  return textOf(partOf(bytes, span));
}

function textOf(part: Uint8Array): string {
  return decoder.decode(part);
}

/** Yields the text of a manifest, in parts of whole lines. */
export function* textsOf(bytes: ManifestBytes): Generator<string> {
  for (const piece of piecesOf(bytes)) yield textOf(piece);
}

/** Returns a hash of a span: spans that are written the same have the same. */
export function spanKey(bytes: ManifestBytes, span: RouteSpan): string {
  return hash('sha1', partOf(bytes, span), 'base64');
}
