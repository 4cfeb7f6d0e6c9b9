/** The block that was copied or cut last: it is kept from page to page, and when a page is loaded again. */
import type { OutlineBlock } from '../../../../editing/outline/outline.ts';
import { blockLabel } from './block-title.ts';

const KEY = 'waybill-clipboard';

/** A block that was copied or cut; one that is cut stays where it is until it is pasted. */
export interface ClipboardBlock extends Pick<OutlineBlock, 'at' | 'value'> {
  isCut: boolean;
  /** The path of the page that it is on. */
  page: string;
  title: string;
}

/** Keeps a block of the page that is shown. */
export function copyToClipboard(block: OutlineBlock, isCut: boolean): void {
  const held: ClipboardBlock = {
    isCut,
    page: location.pathname,
    at: block.at,
    value: block.value,
    title: blockLabel(block),
  };
  sessionStorage.setItem(KEY, JSON.stringify(held));
}

/** Returns the block that is kept. */
export function readClipboard(): ClipboardBlock | undefined {
  const kept = sessionStorage.getItem(KEY);
  return kept === null ? undefined : (JSON.parse(kept) as ClipboardBlock);
}

/** Forgets the block that was copied or cut. */
export function clearClipboard(): void {
  sessionStorage.removeItem(KEY);
}
