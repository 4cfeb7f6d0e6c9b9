/** Compares two versions of a page: its head, its structured data, its blocks. */
import type { PageBlock } from '../../../schema/types.ts';
import { pairBlocks } from './pair-blocks.ts';
import type { BlockPair } from './pair-blocks.ts';
import { headChanges } from './head.ts';
import { isSame, settingChanges } from './leaves.ts';
import type { DiffChange, DiffPassage } from '../report.ts';
import type { SharedChanges } from './shared.ts';
import type { PagePair, VersionPage } from '../versions/version.ts';
import { passagesOf } from './words.ts';

/** The changes of a page, by cause: its own part of the manifest, or something else. */
export interface PageChanges {
  own: DiffChange[];
  /** Such as a label or the name of another page; reported once for all pages that show it. */
  fromElsewhere: DiffChange[];
}

/** Returns the changes of one page, without those that `shared` reports already. */
export function comparePage(pages: PagePair, shared: SharedChanges): PageChanges {
  const [before, after] = pages;
  const changes: PageChanges = { own: headChanges(pages, shared), fromElsewhere: [] };
  const data = passagesOf(before.read.data, after.read.data).filter((passage) => !shared.explains(passage));
  if (data.length > 0)
    changes[isSame(before.written, after.written) ? 'fromElsewhere' : 'own'].push({
      what: 'Structured data',
      passages: data,
    });
  for (const pair of pairBlocks(before.blocks, after.blocks)) compareBlock(pages, pair, shared, changes);
  return changes;
}

/** Returns the whole content of a page without a counterpart as added or removed. */
export function wholePage(page: VersionPage, kind: 'added' | 'removed'): DiffChange[] {
  const { title, description } = page.resolved.meta;
  const as = (text: string): DiffPassage => [{ kind, text }];
  return [
    { what: 'Title', position: page.lineOf(''), passages: [as(title)] },
    { what: 'Description', passages: [as(description)] },
    ...page.blocks.map((_, index) => ({ what: nameOf(page, index), passages: page.read.blocks[index]!.map(as) })),
  ];
}

function compareBlock(
  [oldPage, newPage]: PagePair,
  pair: BlockPair,
  shared: SharedChanges,
  changes: PageChanges,
): void {
  const { before, after } = pair;
  const position = after === undefined ? oldPage.lineOf(`/blocks/${before}`) : newPage.lineOf(`/blocks/${after}`);
  if (before === undefined || after === undefined) {
    const [page, index, kind] =
      before === undefined ? ([newPage, after!, 'added'] as const) : ([oldPage, before, 'removed'] as const);
    const passages = page.read.blocks[index]!.map((text): DiffPassage => [{ kind, text }]);
    changes.own.push({ what: `${nameOf(page, index)}, ${kind}`, position, passages });
    return;
  }
  const name = nameOf(newPage, after);
  if (pair.isMoved) changes.own.push({ what: `${name}, moved from place ${before + 1}`, position, passages: [] });
  const words = passagesOf(oldPage.read.blocks[before]!, newPage.read.blocks[after]!);
  const [oldBlock, newBlock] = [oldPage.blocks[before]!, newPage.blocks[after]!];
  if (!isSame(oldBlock, newBlock)) {
    const passages = [...words, ...settingChanges(oldBlock, newBlock, words)];
    const how = passages.length > 0 ? 'changed' : 'written differently, with the same words';
    changes.own.push({ what: `${name}, ${how}`, position, passages });
  } else if (words.length > 0 && !shared.touches(newBlock))
    changes.fromElsewhere.push({ what: `Text of ${newBlock['type'] as string} blocks`, passages: words });
}

/** Such as: Block 3, cards “Common jobs”. */
function nameOf({ resolved, blocks }: VersionPage, index: number): string {
  const block = resolved.blocks[index] as PageBlock; // shared blocks are resolved
  const heading = 'heading' in block && block.heading ? ` “${block.heading}”` : '';
  const from = blocks[index]!['type'] === 'shared' ? `, shared as ${String(blocks[index]!['name'])}` : '';
  return `Block ${index + 1}, ${block.type}${heading}${from}`;
}
