/** The ids on a page: those of the layout, and those that authors give to blocks. */
import * as layoutIds from '../../../schema/addresses/layout-ids.ts';
import { isRecord, records } from '../../../schema/values/tree.ts';

/** Anchors that the layout of every page offers. */
export const LAYOUT_ANCHORS = new Set<string>([layoutIds.TOP_ID, layoutIds.MAIN_ID, layoutIds.FOOTER_ID]);

/** Ids that the layout uses itself: no block or heading may have them. */
export const LAYOUT_IDS: ReadonlySet<string> = new Set(Object.values(layoutIds));

/** Returns the ids that a page's author gave to blocks, and to the parts of tabs. */
export function blockIds(blocks: { value: unknown }[]): string[] {
  return blocks.flatMap(({ value }) => {
    if (!isRecord(value)) return [];
    const parts = value['type'] === 'tabs' ? blockIds(records(value, 'items')) : [];
    return typeof value['id'] === 'string' ? [value['id'], ...parts] : parts;
  });
}

const BEYOND_ASCII = /[^ -~]/;

/** Gives an id to what a resolved block links to itself and has none: the parts of tabs, a feature that is printed alone. */
export function nameTargets(block: unknown, page: { headingId(text: string): string }): void {
  if (!isRecord(block)) return;
  if (block['printLabel'] !== undefined) block['id'] ??= page.headingId(String(block['heading']));
  if (block['type'] !== 'tabs') return;
  for (const { value } of records(block, 'items')) value['id'] ??= page.headingId(String(value['title']));
}

/** Returns an id with a number that makes it unlike those that are taken and those of the layout, and takes it. */
export function uniqueId(slug: string, taken: Set<string>): string {
  let id = slug;
  for (let n = 2; taken.has(id) || LAYOUT_IDS.has(id); n++) id = `${slug}-${n}`;
  taken.add(id);
  return id;
}

/** Returns the id of a heading, before it is made unlike those of the page's other headings. */
export function slugOf(heading: string): string {
  const slug = heading
    .normalize('NFC')
    .replaceAll('İ', 'i') // in small letters it would be two signs, one of them invisible
    .toLowerCase()
    // Marks carry the vowels of many scripts. The pattern for all of them takes 15 ms to compile, which most sites do without.
    .replace(BEYOND_ASCII.test(heading) ? /[^\p{L}\p{M}\p{N}]+/gu : /[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug || 'section';
}
