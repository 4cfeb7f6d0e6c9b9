import type { Pointer } from '../../../schema/values/pointer.ts';
import { isRecord, pagesOf, recordOf, records } from '../../../schema/values/tree.ts';
import type { PageTree, Tree } from '../../../schema/values/tree.ts';

interface Placed {
  value: Tree;
  pointer: Pointer;
}

/** Returns every block of a type where it is written, on a page or under shared, each once. */
export function writtenBlocks(manifest: unknown, type: string): Placed[] {
  const shared = Object.entries(recordOf(manifest, 'shared'));
  return [
    ...shared.map(([name, value]) => ({ value: isRecord(value) ? value : {}, pointer: `/shared/${name}` })),
    ...pagesOf(manifest).flatMap((page) => records(page.value, 'blocks', page.pointer)),
  ].filter(({ value }) => value['type'] === type);
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
