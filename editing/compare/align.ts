/** Finds which entries of a list are which entries of another version of it. */
import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '../../schema/values/tree.ts';

/** The fields that identify an entry, the surest first. */
const NAMES = ['path', 'id', 'from', 'name', 'label', 'question', 'heading', 'type'];

/** Returns for each entry of the new list the index that it had in the old one; undefined for those that are new. */
export function align(before: unknown[], after: unknown[]): (number | undefined)[] {
  const found: (number | undefined)[] = after.map(() => undefined);
  const free = new Set(before.keys());
  const pair = (from: number, to: number) => {
    found[to] = from;
    free.delete(from);
  };
  let start = 0;
  while (start < before.length && start < after.length && isDeepStrictEqual(before[start], after[start])) {
    pair(start, start);
    start++;
  }
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && isDeepStrictEqual(before.at(-1 - end), after.at(-1 - end))) {
    pair(before.length - 1 - end, after.length - 1 - end);
    end++;
  }
  pairUnique(before, after, { found, free, pair }, (value) => JSON.stringify(value));
  for (const name of NAMES)
    pairUnique(before, after, { found, free, pair }, (value) =>
      isRecord(value) && name in value ? JSON.stringify(value[name]) : undefined,
    );
  pairAfterNeighbour(before, after, { found, free, pair });
  return found;
}

interface Pairs {
  found: (number | undefined)[];
  free: Set<number>;
  pair(from: number, to: number): void;
}

/** Pairs the two entries with the same key, where no other entry of either list has that key. */
function pairUnique(
  before: unknown[],
  after: unknown[],
  { found, free, pair }: Pairs,
  keyOf: (value: unknown) => string | undefined,
): void {
  const byKey = (indices: number[], list: unknown[]) => Map.groupBy(indices, (index) => keyOf(list[index]));
  const inBefore = byKey([...free], before);
  const inAfter = byKey(
    [...after.keys()].filter((index) => found[index] === undefined),
    after,
  );
  for (const [key, [to, ...others]] of inAfter) {
    const from = inBefore.get(key);
    if (key !== undefined && others.length === 0 && from?.length === 1) pair(from[0]!, to!);
  }
}

/** Pairs a remaining entry with the old entry after the same predecessor, if both are of the same kind. */
function pairAfterNeighbour(before: unknown[], after: unknown[], { found, free, pair }: Pairs): void {
  for (const [to] of after.entries()) {
    if (found[to] !== undefined) continue;
    const above = to === 0 ? -1 : found[to - 1];
    const from = above === undefined ? undefined : above + 1;
    if (from !== undefined && free.has(from) && kindOf(before[from]) === kindOf(after[to])) pair(from, to);
  }
}

function kindOf(value: unknown): string {
  if (!isRecord(value)) return Array.isArray(value) ? 'list' : 'scalar';
  return typeof value['type'] === 'string' ? value['type'] : 'fields';
}

/** Returns the largest set of entries that are in the same order as before: those that did not move. */
export function inOrder(indices: number[]): Set<number> {
  const ends: number[] = []; // for each length, the position of the smallest last index
  const before: (number | undefined)[] = [];
  for (const [position, index] of indices.entries()) {
    let length = ends.findIndex((end) => indices[end]! >= index);
    if (length === -1) length = ends.length;
    before[position] = length === 0 ? undefined : ends[length - 1];
    ends[length] = position;
  }
  const kept = new Set<number>();
  for (let at = ends.at(-1); at !== undefined; at = before[at]) kept.add(indices[at]!);
  return kept;
}
