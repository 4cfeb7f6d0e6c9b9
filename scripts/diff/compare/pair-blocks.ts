/** Which block of a page became which. */
import { diffArrays } from 'diff';
import type { Tree } from '../../../schema/values/tree.ts';

/** Two blocks that belong together, by position from 0; one is missing where a block came or went. */
export interface BlockPair {
  before?: number;
  after?: number;
  /** The same block, at another place among the others. */
  isMoved?: true;
}

/** Pairs the blocks of two versions of a page: the same ones first, then those that are most likely meant. */
export function pairBlocks(before: Tree[], after: Tree[]): BlockPair[] {
  const pairs = pairEqual(before, after);
  const free = (side: 'before' | 'after', all: Tree[]) =>
    all.map((_, index) => index).filter((index) => !pairs.some((pair) => pair[side] === index));
  const likeness: ((block: Tree) => string | undefined)[] = [
    (block) => JSON.stringify(block),
    (block) => nameOf(block, 'heading'),
    (block) => nameOf(block, 'id'),
    (block) => (block['type'] === 'shared' ? undefined : String(block['type'])),
  ];
  for (const [round, name] of likeness.entries()) {
    for (const one of free('before', before)) {
      const wanted = name(before[one]!);
      const other = free('after', after).find((index) => wanted !== undefined && name(after[index]!) === wanted);
      if (other !== undefined) pairs.push({ before: one, after: other, ...(round === 0 ? { isMoved: true } : {}) });
    }
  }
  const all: BlockPair[] = [
    ...pairs,
    ...free('before', before).map((index) => ({ before: index })),
    ...free('after', after).map((index) => ({ after: index })),
  ];
  return all.toSorted((a, b) => (a.after ?? a.before ?? 0) - (b.after ?? b.before ?? 0));
}

/** The longest run of equal blocks in the same order. */
function pairEqual(before: Tree[], after: Tree[]): BlockPair[] {
  const pairs: BlockPair[] = [];
  let [one, other] = [0, 0];
  const texts = (blocks: Tree[]) => blocks.map((block) => JSON.stringify(block));
  for (const { removed, added, value } of diffArrays(texts(before), texts(after))) {
    if (removed) one += value.length;
    else if (added) other += value.length;
    else for (const _ of value) pairs.push({ before: one++, after: other++ });
  }
  return pairs;
}

function nameOf(block: Tree, field: 'heading' | 'id'): string | undefined {
  return typeof block[field] === 'string' ? `${String(block['type'])} ${block[field]}` : undefined;
}
