/** Removes entries and fields. */
import { parentOf } from '../../schema/values/pointer.ts';
import type { Pointer } from '../../schema/values/pointer.ts';
import type { Splice } from '../edit.ts';
import type { Draft } from '../layout/draft.ts';
import { entryPositionOf } from '../layout/nodes.ts';
import { removeFromBrackets } from './brackets.ts';
import { removeLines } from './lines.ts';

/** Returns the splices that remove what is at a pointer. */
export function removeAt(draft: Draft, pointer: Pointer): Splice[] {
  const position = entryPositionOf(draft.root, pointer);
  if (position.container.isFlow) return removeFromBrackets(draft, position.container, position.index);
  const parent = parentOf(pointer);
  return removeLines(draft, position, parent === '' ? undefined : entryPositionOf(draft.root, parent));
}
