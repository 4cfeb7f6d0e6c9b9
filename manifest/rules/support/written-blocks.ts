import type { Pointer } from '../../../schema/values/pointer.ts';
import { isRecord, pagesOf, recordOf, records } from '../../../schema/values/tree.ts';
import type { PageTree, Tree } from '../../../schema/values/tree.ts';

/** A block and where it is. */
export interface Placed {
  value: Tree;
  pointer: Pointer;
}

/** Returns every block of a type where it is written, on a page or under shared, each once. */
export function writtenBlocks(manifest: unknown, type: string): Placed[] {
  const found: Placed[] = [];
  const isOfType = (value: unknown): value is Tree => isRecord(value) && value['type'] === type;
  for (const [name, value] of Object.entries(recordOf(manifest, 'shared')))
    if (isOfType(value)) found.push({ value, pointer: `/shared/${name}` });
  for (const page of pagesOf(manifest)) {
    const { blocks } = page.value;
    // A pointer is written only for a block that is asked for: every rule about a block asks on every page.
    if (Array.isArray(blocks))
      for (const [index, value] of blocks.entries())
        if (isOfType(value)) found.push({ value, pointer: `${page.pointer}/blocks/${index}` });
  }
  return found;
}

/** Returns the blocks that a page shows, shared ones replaced by their contents; the pointer is that of the given field. */
export function shownBlocks(manifest: unknown, page: PageTree, field: string): Placed[] {
  const shared = recordOf(manifest, 'shared');
  return records(page.value, 'blocks', page.pointer).flatMap(({ value, pointer }): Placed[] => {
    if (value['type'] !== 'shared') return [{ value, pointer: `${pointer}/${field}` }];
    const name = String(value['name']);
    const target = Object.hasOwn(shared, name) ? shared[name] : undefined;
    return isRecord(target) ? [{ value: target, pointer: `${pointer}/name` }] : [];
  });
}
