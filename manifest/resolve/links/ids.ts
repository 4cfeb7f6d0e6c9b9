/** The ids on a page: those of the layout, and those that authors give to blocks. */
import { isRecord } from '../../../schema/values/tree.ts';

/** Anchors that the layout of every page offers. */
export const LAYOUT_ANCHORS = new Set(['top', 'main', 'footer']);

/** Ids that the layout uses itself: no block or heading may have them. */
export const LAYOUT_IDS: ReadonlySet<string> = new Set([
  ...LAYOUT_ANCHORS,
  'root',
  'page-data',
  'fonts',
  'styles',
  'late',
  'second-block',
]);

/** Returns the ids that a page's author gave to blocks. */
export function blockIds(blocks: { value: unknown }[]): string[] {
  return blocks.flatMap(({ value }) => (isRecord(value) && typeof value['id'] === 'string' ? value['id'] : []));
}
