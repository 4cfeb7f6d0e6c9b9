import type { Pointer } from '../../../schema/values/pointer.ts';
import { isRecord, recordOf, records, SPECIAL_PAGES } from '../../../schema/values/tree.ts';
import type { PageTree, Tree } from '../../../schema/values/tree.ts';

/** A block and where it is. */
export interface Placed {
  value: Tree;
  pointer: Pointer;
}

/**
 * Returns every block of a type where it is written, on a page or under shared, each once. Called by many rules for
 * every page, so it allocates only for blocks of the type.
 */
export function writtenBlocks(manifest: unknown, type: string): Placed[] {
  if (!isRecord(manifest)) return [];
  const found: Placed[] = [];
  const isOfType = (value: unknown): value is Tree => isRecord(value) && value['type'] === type;
  for (const [name, value] of Object.entries(recordOf(manifest, 'shared')))
    if (isOfType(value)) found.push({ value, pointer: `/shared/${name}` });
  const { routes } = manifest;
  const pages: unknown[] = Array.isArray(routes) ? routes : [];
  const specials = Object.keys(SPECIAL_PAGES).map((name) => [name, manifest[name]] as const);
  for (let index = 0; index < pages.length; index++) collectBlocks(pages[index], 'routes/', index);
  for (const [name, page] of specials) collectBlocks(page, name, '');
  return found;

  function collectBlocks(page: unknown, start: string, end: number | string): void {
    const blocks = isRecord(page) ? page['blocks'] : undefined;
    if (!Array.isArray(blocks)) return;
    for (let index = 0; index < blocks.length; index++) {
      const value: unknown = blocks[index];
      if (isOfType(value)) found.push({ value, pointer: `/${start}${end}/blocks/${index}` });
    }
  }
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
