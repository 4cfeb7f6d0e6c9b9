import type { Pointer } from '../problem.ts';
import { isRecord, pagesOf, records } from '../tree.ts';
import type { Tree } from '../tree.ts';

/** Every block of a type where it is written: on a page or under shared; each once. */
export function writtenBlocks(manifest: unknown, type: string): { value: Tree; pointer: Pointer }[] {
  const shared = isRecord(manifest) && isRecord(manifest['shared']) ? Object.entries(manifest['shared']) : [];
  return [
    ...shared.map(([name, value]) => ({ value: isRecord(value) ? value : {}, pointer: `/shared/${name}` })),
    ...pagesOf(manifest).flatMap((page) => records(page.value, 'blocks', page.pointer)),
  ].filter(({ value }) => value['type'] === type);
}
