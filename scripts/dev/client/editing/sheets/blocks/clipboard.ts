/** The block that was copied or cut last: it is kept from page to page, and when a page is loaded again. */
import type { OutlineBlock } from '../../../../editing/outline/outline.ts';
import { sameBlock } from './block-edits.ts';
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
  const copied: ClipboardBlock = {
    isCut,
    page: location.pathname,
    at: block.at,
    value: block.value,
    title: blockLabel(block),
  };
  sessionStorage.setItem(KEY, JSON.stringify(copied));
}

/** Returns the block that is kept. */
export function readClipboard(): ClipboardBlock | undefined {
  const kept = sessionStorage.getItem(KEY);
  return kept === null ? undefined : (JSON.parse(kept) as ClipboardBlock);
}

/** Returns which of the blocks of the open page was cut. */
export function cutBlock(blocks: OutlineBlock[]): OutlineBlock | undefined {
  const clipboard = readClipboard();
  return clipboard?.isCut && clipboard.page === location.pathname ? sameBlock(blocks, clipboard) : undefined;
}

/** Forgets the block that was copied or cut. */
export function clearClipboard(): void {
  sessionStorage.removeItem(KEY);
}
