/** The ids on a page: those of the layout, and those that authors give to blocks. */
import {
  DATA_ID,
  FONTS_ID,
  FOOTER_ID,
  LATE_ID,
  MAIN_ID,
  NEXT_ID,
  ROOT_ID,
  STYLES_ID,
  TOP_ID,
} from '../../../schema/addresses/layout-ids.ts';
import { isRecord } from '../../../schema/values/tree.ts';

/** Anchors that the layout of every page offers. */
export const LAYOUT_ANCHORS = new Set([TOP_ID, MAIN_ID, FOOTER_ID]);

/** Ids that the layout uses itself: no block or heading may have them. */
export const LAYOUT_IDS: ReadonlySet<string> = new Set([
  ...LAYOUT_ANCHORS,
  ROOT_ID,
  DATA_ID,
  FONTS_ID,
  STYLES_ID,
  LATE_ID,
  NEXT_ID,
]);

/** Returns the ids that a page's author gave to blocks. */
export function blockIds(blocks: { value: unknown }[]): string[] {
  return blocks.flatMap(({ value }) => (isRecord(value) && typeof value['id'] === 'string' ? value['id'] : []));
}
