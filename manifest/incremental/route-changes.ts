/** Finds the routes of a manifest that have changed, without looking at each line again. */
import { isPlain } from '../yaml/routes/split-routes.ts';
import { HYPHEN, walkRoutes } from '../yaml/routes/walk-routes.ts';
import type { ManifestBytes } from '../yaml/routes/manifest-bytes.ts';
import type { RouteSpan } from '../yaml/routes/walk-routes.ts';

/** The bytes of a manifest, and the spans of its routes in them. */
export interface SplitManifest<Bytes extends ManifestBytes = ManifestBytes> {
  bytes: Bytes;
  routes: RouteSpan[];
}

/** From the route `first` on, `removed` routes were replaced by `added` routes; all others are the same. */
export interface RouteChanges {
  routes: RouteSpan[];
  first: number;
  removed: number;
  added: number;
}

const STEP = 1 << 16;

/** Splits a manifest where it differs from before; undefined where more than routes has changed, or their indentation. */
export function splitAgain(
  { bytes: old, routes }: SplitManifest<Uint8Array>,
  bytes: Uint8Array,
): RouteChanges | undefined {
  const same = sameStart(old, bytes);
  const sameAtEnd = sameEnd(old, bytes, Math.min(old.length, bytes.length) - same);
  const grown = bytes.length - old.length;
  // The hyphen that starts the first of them is as before; so is the end of the line before the one that follows them.
  const hyphenWidth = old.indexOf(HYPHEN, routes[0]!.start) + 2 - routes[0]!.start;
  const first = routes.findLastIndex((route) => route.start + hyphenWidth <= same);
  const next = routes.findIndex((route) => route.start > old.length - sameAtEnd);
  const after = next === -1 ? routes.length : next;
  if (first === -1 || routes[after - 1]!.end <= old.length - sameAtEnd) return undefined;
  const until = routes[after - 1]!.end;
  const { start } = routes[first]!;
  const { routes: added, end } = walkRoutes(bytes.subarray(0, until + grown), start);
  if (end !== until + grown || !isPlain(bytes.subarray(start, end))) return undefined;
  const shifted = routes.slice(after).map((route) => ({ start: route.start + grown, end: route.end + grown }));
  return {
    routes: [...routes.slice(0, first), ...added, ...shifted],
    first,
    removed: after - first,
    added: added.length,
  };
}

/** Returns how many bytes two texts have in common from their start. */
function sameStart(a: Uint8Array, b: Uint8Array): number {
  const most = Math.min(a.length, b.length);
  let at = 0;
  while (at < most && areSame(a.subarray(at, at + STEP), b.subarray(at, at + STEP))) at += STEP;
  while (at < most && a[at] === b[at]) at++;
  return Math.min(at, most);
}

/** Returns how many bytes they have in common at their end, up to `most`. */
function sameEnd(a: Uint8Array, b: Uint8Array, most: number): number {
  const tail = (bytes: Uint8Array, at: number) => bytes.subarray(bytes.length - at - STEP, bytes.length - at);
  let at = 0;
  while (at + STEP <= most && areSame(tail(a, at), tail(b, at))) at += STEP;
  while (at < most && a[a.length - at - 1] === b[b.length - at - 1]) at++;
  return at;
}

function areSame(a: Uint8Array, b: Uint8Array): boolean {
  return Buffer.compare(a, b) === 0;
}

/** Returns the changes where nothing is known: any route may have changed. */
export function allChanged(before: SplitManifest, routes: RouteSpan[]): RouteChanges {
  return { routes, first: 0, removed: before.routes.length, added: routes.length };
}
