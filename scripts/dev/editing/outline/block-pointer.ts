/** Finds the block that a pointer is in. */
import type { Pointer } from '../../../../schema/values/pointer.ts';

const BLOCK = /^(\/(?:routes\/\d{1,9}|notFound|answerPage)\/blocks\/\d{1,9}|\/shared\/[^/]+)(\/.*)?$/;

/** A block, and what a pointer names within it: nothing, if it is the pointer of the block itself. */
export interface BlockPart {
  block: Pointer;
  inside: Pointer;
  /** Whether the block is written once for several pages, not in the list of a page. */
  isShared: boolean;
}

/** Returns the block that a pointer names, or is within; undefined if it is in no block. */
export function blockPartAt(at: Pointer): BlockPart | undefined {
  const [, block, inside = ''] = BLOCK.exec(at) ?? [];
  return block === undefined ? undefined : { block, inside, isShared: block.startsWith('/shared/') };
}
