/** Compares two versions of a page: its head, its structured data, its blocks. */
import type { PageBlock } from '../../../schema/types.ts';
import { records } from '../../../schema/values/tree.ts';
import type { Tree } from '../../../schema/values/tree.ts';
import { pairBlocks } from './pair-blocks.ts';
import type { BlockPair } from './pair-blocks.ts';
import { headChanges } from './head.ts';
import { isSame, settingChanges } from './leaves.ts';
import { readPage } from '../versions/read-page.ts';
import type { ReadPage } from '../versions/read-page.ts';
import type { Change, Passage } from '../report.ts';
import type { SharedChanges } from './shared.ts';
import type { Version, VersionPage } from '../versions/version.ts';
import { passagesOf } from './words.ts';

/** The changes of a page, by cause: its own part of the manifest, or something else. */
export interface PageChanges {
  own: Change[];
  /** Such as a label or the name of another page; reported once for all pages that show it. */
  fromElsewhere: Change[];
}

interface Side {
  version: Version;
  page: VersionPage;
  read: ReadPage;
  blocks: Tree[];
}

/** Returns the changes of one page, without those that `shared` reports already. */
export function comparePage(
  versions: [Version, Version],
  pages: [VersionPage, VersionPage],
  shared: SharedChanges,
): PageChanges {
  const [before, after] = [sideOf(versions[0], pages[0]), sideOf(versions[1], pages[1])];
  const changes: PageChanges = { own: headChanges(before, after, shared), fromElsewhere: [] };
  const data = passagesOf(before.read.data, after.read.data).filter((passage) => !shared.explains(passage));
  if (data.length > 0)
    changes[isSame(before.page.written, after.page.written) ? 'fromElsewhere' : 'own'].push({
      what: 'Structured data',
      passages: data,
    });
  for (const pair of pairBlocks(before.blocks, after.blocks)) compareBlock(before, after, { pair, shared, changes });
  return changes;
}

/** Returns the whole content of a page without a counterpart as added or removed. */
export function wholePage(version: Version, page: VersionPage, kind: 'added' | 'removed'): Change[] {
  const side = sideOf(version, page);
  const as = (text: string): Passage => [{ kind, text }];
  return [
    { what: 'Title', position: version.lineOf(page.pointer), passages: [as(page.page.meta.title)] },
    { what: 'Description', passages: [as(page.page.meta.description)] },
    ...side.blocks.map((_, index) => ({ what: nameOf(side, index), passages: side.read.blocks[index]!.map(as) })),
  ];
}

function sideOf(version: Version, page: VersionPage): Side {
  return {
    version,
    page,
    read: readPage(page.html),
    blocks: records(page.written, 'blocks').map(({ value }) => value),
  };
}

interface BlockTask {
  pair: BlockPair;
  shared: SharedChanges;
  changes: PageChanges;
}

function compareBlock(before: Side, after: Side, { pair, shared, changes }: BlockTask): void {
  const [one, other] = [pair.before, pair.after];
  const position = other === undefined ? positionOf(before, one!) : positionOf(after, other);
  if (one === undefined || other === undefined) {
    const [side, index, kind] =
      one === undefined ? ([after, other!, 'added'] as const) : ([before, one, 'removed'] as const);
    const passages = side.read.blocks[index]!.map((text): Passage => [{ kind, text }]);
    changes.own.push({ what: `${nameOf(side, index)}, ${kind}`, position, passages });
    return;
  }
  const name = nameOf(after, other);
  if (pair.isMoved) changes.own.push({ what: `${name}, moved from place ${one + 1}`, position, passages: [] });
  const words = passagesOf(before.read.blocks[one]!, after.read.blocks[other]!);
  const [oldBlock, newBlock] = [before.blocks[one]!, after.blocks[other]!];
  if (!isSame(oldBlock, newBlock)) {
    const passages = [...words, ...settingChanges(oldBlock, newBlock, words)];
    const how = passages.length > 0 ? 'changed' : 'written differently, with the same words';
    changes.own.push({ what: `${name}, ${how}`, position, passages });
  } else if (words.length > 0 && !shared.touches(newBlock))
    changes.fromElsewhere.push({ what: `Text of ${newBlock['type'] as string} blocks`, passages: words });
}

function positionOf({ version, page }: Side, index: number): string {
  return version.lineOf(`${page.pointer}/blocks/${index}`);
}

/** Such as: Block 3, cards “Common jobs”. */
function nameOf({ page, blocks }: Side, index: number): string {
  const block = page.page.blocks[index] as PageBlock; // shared blocks are resolved
  const heading = 'heading' in block && block.heading ? ` “${block.heading}”` : '';
  const from = blocks[index]!['type'] === 'shared' ? `, shared as ${String(blocks[index]!['name'])}` : '';
  return `Block ${index + 1}, ${block.type}${heading}${from}`;
}
