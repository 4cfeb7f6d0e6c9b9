import type { PageBlock } from '../../../../editing/outline/outline.ts';
import { words } from '../../words.ts';
import type { Row } from '../list-box.ts';

/** Returns what people call a block: its kind, and the first of its words. */
export function titleOf({ name, title }: PageBlock): string {
  return words.block(name, title);
}

/** Returns a block as a row of the list. */
export function rowOf(block: PageBlock, isCut: boolean): Row {
  const notes = [block.shared && words.onPages(block.shared.pages), isCut && words.isCut];
  return { title: titleOf(block), note: notes.filter(Boolean).join(' · ') };
}
