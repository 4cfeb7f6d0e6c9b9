/** What is other in a manifest than before, found without looking at each line again. */
import { HYPHEN, isPlain, walkRoutes } from '../yaml/routes/split-routes.ts';
import type { RouteSpan } from '../yaml/routes/split-routes.ts';

/** The bytes of a manifest, and where its routes stand in them. */
export interface SplitManifest {
  bytes: Uint8Array;
  routes: RouteSpan[];
}

/** The routes from `first` on: as many were `removed`, as many were `added` in their place; all others are the same. */
export interface RouteChanges {
  routes: RouteSpan[];
  first: number;
  removed: number;
  added: number;
}

const STEP = 1 << 16;

/** Cuts a manifest where it is other than before; undefined where more than routes has changed, or how they stand. */
export function splitAgain({ bytes: old, routes }: SplitManifest, bytes: Uint8Array): RouteChanges | undefined {
  const same = sameStart(old, bytes);
  const sameBehind = sameEnd(old, bytes, Math.min(old.length, bytes.length) - same);
  const grown = bytes.length - old.length;
  // The marks that start the first of them are as before; so is the end of the line in front of the one behind them.
  const marks = old.indexOf(HYPHEN, routes[0]!.start) + 2 - routes[0]!.start;
  const first = routes.findLastIndex((route) => route.start + marks <= same);
  const next = routes.findIndex((route) => route.start > old.length - sameBehind);
  const behind = next === -1 ? routes.length : next;
  if (first === -1 || routes[behind - 1]!.end <= old.length - sameBehind) return undefined;
  const until = routes[behind - 1]!.end;
  const { start } = routes[first]!;
  const { routes: added, end } = walkRoutes(bytes.subarray(0, until + grown), start);
  if (end !== until + grown || !isPlain(bytes.subarray(start, end))) return undefined;
  const moved = routes.slice(behind).map((route) => ({ start: route.start + grown, end: route.end + grown }));
  return {
    routes: [...routes.slice(0, first), ...added, ...moved],
    first,
    removed: behind - first,
    added: added.length,
  };
}

/** How many bytes two texts have in common from their start. */
function sameStart(a: Uint8Array, b: Uint8Array): number {
  const most = Math.min(a.length, b.length);
  let at = 0;
  while (at < most && areSame(a.subarray(at, at + STEP), b.subarray(at, at + STEP))) at += STEP;
  while (at < most && a[at] === b[at]) at++;
  return Math.min(at, most);
}

/** How many they have in common at their end, up to a number. */
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
