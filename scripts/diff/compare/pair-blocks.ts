import { diffArrays } from 'diff';
import type { Tree } from '../../../schema/values/tree.ts';

/** Two corresponding blocks, by index from 0; one is missing if a block was added or removed. */
export interface BlockPair {
  before?: number;
  after?: number;
  /** The same block, at another index. */
  isMoved?: true;
}

/** Returns the pairs in the order of the new page: equal blocks are matched first, then by heading, id and type. */
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

/** Returns the pairs of the longest common subsequence of equal blocks. */
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
