/** What is other in a manifest than before, piece by piece. */
import type { Piece } from './cut.ts';

/** The bytes of a manifest, and where its routes stand in them. */
export interface Pieces {
  bytes: Uint8Array;
  routes: Piece[];
}

/** The routes from `first` on: as many were `removed`, as many were `added` in their place; all others are the same. */
export interface Changes {
  first: number;
  removed: number;
  added: number;
}

/** Compares from both ends, since most saves are about one page. */
export function changesBetween(before: Pieces, after: Pieces): Changes {
  const most = Math.min(before.routes.length, after.routes.length);
  const isSame = (old: Piece, now: Piece) => areEqual(before.bytes, old, after.bytes, now);
  let first = 0;
  while (first < most && isSame(before.routes[first]!, after.routes[first]!)) first++;
  let last = 0;
  while (last < most - first && isSame(before.routes.at(-1 - last)!, after.routes.at(-1 - last)!)) last++;
  return { first, removed: before.routes.length - first - last, added: after.routes.length - first - last };
}

function areEqual(before: Uint8Array, old: Piece, after: Uint8Array, now: Piece): boolean {
  if (old.end - old.start !== now.end - now.start) return false;
  return Buffer.compare(before.subarray(old.start, old.end), after.subarray(now.start, now.end)) === 0;
}
