/** Acts on whole blocks, on pages at random: each does what it says, and nothing else. */
import { expect, test } from 'vitest';
import { applyEdit } from '../../../editing/apply-edit.ts';
import type { Edit } from '../../../editing/edit.ts';
import { recordOf, records } from '../../../schema/values/tree.ts';
import type { Tree } from '../../../schema/values/tree.ts';
import {
  editsToDelete,
  editsToMove,
  editsToPaste,
} from '../../../scripts/dev/client/editing/sheets/blocks/block-edits.ts';
import { outlineOf } from '../../../scripts/dev/editing/outline/page-outline.ts';
import { UsageCounts } from '../../../scripts/dev/editing/texts/usage-counts.ts';
import { often } from '../../support/texts/often.ts';
import { RandomManifest } from './random/manifests.ts';

const ROUNDS = often(10_000, 200);

/** A site of three pages; some of their blocks are the same two, which are written once. */
function siteOf(made: RandomManifest): Tree {
  let count = 0;
  const block = (): Tree => {
    const chance = made.random();
    if (chance < 0.2) return { type: 'shared', name: 'one' };
    if (chance < 0.4) return { type: 'shared', name: 'two' };
    return { type: 'notice', text: `Text ${++count}`, ...(chance < 0.6 ? { id: `at-${count}` } : {}) };
  };
  const routes = ['/', '/a', '/b'].map((path) => ({ path, blocks: Array.from({ length: 1 + made.below(6) }, block) }));
  return { shared: { one: { type: 'notice', text: 'One' }, two: { type: 'notice', text: 'Two' } }, routes };
}

const blocksOf = (site: unknown, page: number) => (records(site, 'routes')[page]!.value as { blocks: Tree[] }).blocks;
const after = (site: Tree, edits: Edit[]) => edits.reduce<unknown>(applyEdit, site) as Tree;

/** Returns a page by its number, with one of its blocks. */
function choose(site: Tree, made: RandomManifest) {
  const page = made.below(3);
  const { value, pointer } = records(site, 'routes')[page]!;
  const { blocks } = outlineOf(site, { path: '/', value, pointer }, new UsageCounts(site));
  const index = made.below(blocks.length);
  return { page, index, block: blocks[index]!, list: `${pointer}/blocks`, length: blocks.length };
}

test(`${ROUNDS} acts on blocks`, () => {
  for (let seed = 1; seed <= ROUNDS; seed++) {
    const made = new RandomManifest(seed);
    const site = siteOf(made);
    const { page, index, block, list, length } = choose(site, made);
    const own = blocksOf(site, page);
    const others = [0, 1, 2].filter((one) => one !== page);

    const to = made.below(length);
    const moved = after(
      site,
      editsToMove(block, () => to, false),
    );
    expect(blocksOf(moved, page)).toEqual(own.toSpliced(index, 1).toSpliced(to, 0, block.value));
    for (const one of others) expect(blocksOf(moved, one)).toBe(blocksOf(site, one));

    const everywhere = after(site, block.shared ? editsToMove(block, (at) => at + 1, true) : []);
    for (const one of [0, 1, 2]) expect(sorted(blocksOf(everywhere, one))).toEqual(sorted(blocksOf(site, one)));

    const here = after(site, editsToDelete(block, false));
    expect(blocksOf(here, page)).toEqual(own.toSpliced(index, 1));
    const gone = after(site, editsToDelete(block, true));
    const isSame = (one: Tree) => block.shared !== undefined && one['name'] === block.shared.name;
    for (const one of [0, 1, 2]) expect(blocksOf(gone, one).some(isSame)).toBe(false);
    if (block.shared) expect(recordOf(gone, 'shared')).not.toHaveProperty(block.shared.name);
    else expect(gone).toEqual(here);

    const target = choose(site, made);
    const place = `${target.list}/${target.index}`;
    const cut = after(site, editsToPaste({ isCut: true, value: block.value }, block.at, place));
    expect([0, 1, 2].flatMap((one) => blocksOf(cut, one)).length).toBe([0, 1, 2].flatMap((one) => blocksOf(site, one)).length); // prettier-ignore
    const isBefore = target.list === list && index < target.index;
    expect(blocksOf(cut, target.page)[target.index - (isBefore ? 1 : 0)]).toEqual(block.value);
    for (const from of [block.at, undefined]) {
      const copied = after(site, editsToPaste({ isCut: false, value: block.value }, from, place));
      const { id: _id, ...value } = block.value;
      expect(blocksOf(copied, target.page)).toEqual(blocksOf(site, target.page).toSpliced(target.index, 0, value));
    }
  }
});

const sorted = (blocks: Tree[]) => blocks.map((block) => JSON.stringify(block)).toSorted();
