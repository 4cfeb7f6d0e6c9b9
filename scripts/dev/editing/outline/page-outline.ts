/** Lists the blocks of a page, and the kinds of blocks that there are. */
import { blockSchemas } from '../../../../schema/schemas.ts';
import { fieldPointer, valueAt } from '../../../../schema/values/pointer.ts';
import { isRecord, records } from '../../../../schema/values/tree.ts';
import type { PageTree, Tree } from '../../../../schema/values/tree.ts';
import { fieldNameWords } from '../texts/names.ts';
import { writtenTitle } from './block-title.ts';
import type { UsageCounts } from '../texts/usage-counts.ts';
import type { BlockKind, Outline, OutlineBlock } from './outline.ts';

/** Returns the blocks of a page; without one, only the kinds. */
export function outlineOf(manifest: Tree, page: PageTree | undefined, usage: UsageCounts): Omit<Outline, 'hash'> {
  const kinds = blockKinds();
  if (!page) return { blocks: [], kinds };
  const blocks = records(page.value, 'blocks', page.pointer).map(({ value, pointer }) =>
    blockAt(manifest, pointer, value, usage),
  );
  const { shared } = manifest;
  return {
    list: `${page.pointer}/blocks`,
    blocks,
    kinds,
    ...(isRecord(shared) ? { shared: Object.keys(shared) } : {}),
  };
}

function blockAt(manifest: Tree, at: string, value: Tree, usage: UsageCounts): OutlineBlock {
  const isShared = value['type'] === 'shared';
  const name = String(value['name']);
  const written = isShared ? valueAt(manifest, fieldPointer('/shared', name)) : value;
  const block = isRecord(written) ? written : value;
  const title = writtenTitle(block, (text) => usage.plain(text));
  return {
    at,
    name: fieldNameWords(String(block['type'])),
    ...(title === undefined ? {} : { title }),
    value,
    ...(isShared
      ? { shared: { name, pages: usage.pagesOfShared(name), references: usage.referencesToShared(name) } }
      : {}),
  };
}

function blockKinds(): BlockKind[] {
  return Array.from(blockSchemas(), ([type, { node }]) => ({
    type,
    name: fieldNameWords(type),
    purpose: node.description ?? '',
  })).filter(({ type }) => type !== 'shared');
}
