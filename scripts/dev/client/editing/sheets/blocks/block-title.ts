import type { OutlineBlock } from '../../../../editing/outline/outline.ts';
import { words } from '../../words/words.ts';
import type { Row } from '../list-box.ts';

/** Returns what people call a block: its kind, and the first of its words. */
export function blockLabel({ name, title }: OutlineBlock): string {
  return words.block(name, title);
}

/** Returns a block as a row of the list. */
export function blockRow(block: OutlineBlock, isCut: boolean): Row {
  const notes = [block.shared && words.onPages(block.shared.pages), isCut && words.isCut];
  return { title: blockLabel(block), note: notes.filter(Boolean).join(' · ') };
}
