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
export function nameTargets(block: unknown, ids: PageIds): void {
  if (!isRecord(block)) return;
  if (block['printLabel'] !== undefined) block['id'] ??= ids.add(String(block['heading']));
  if (block['type'] !== 'tabs') return;
  for (const { value } of records(block, 'items')) value['id'] ??= ids.add(String(value['title']));
}

/** The ids on a page, each unlike the others and those of the layout. */
export class PageIds {
  readonly all: Set<string>;
  /** The next number for each slug that is taken already. */
  readonly #numbers = new Map<string, number>();

  constructor(ids: Iterable<string> = []) {
    this.all = new Set(ids);
  }

  /** Adds a heading, and returns its id. */
  add(heading: string): string {
    const slug = slugOf(heading);
    let id = slug;
    let n = this.#numbers.get(slug) ?? 2;
    for (; this.all.has(id) || LAYOUT_IDS.has(id); n++) id = `${slug}-${n}`;
    this.#numbers.set(slug, n);
    this.all.add(id);
    return id;
  }
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
