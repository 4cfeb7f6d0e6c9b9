/** Removes entries and fields. */
import { parentOf } from '../../schema/values/pointer.ts';
import type { Pointer } from '../../schema/values/pointer.ts';
import type { Splice } from '../edit.ts';
import type { Draft } from '../layout/draft.ts';
import { placeOf } from '../layout/nodes.ts';
import { removeFromBrackets } from './brackets.ts';
import { removeLines } from './lines.ts';

/** Returns the splices that remove what is at a pointer. */
export function removeAt(draft: Draft, pointer: Pointer): Splice[] {
  const place = placeOf(draft.root, pointer);
  if (place.container.isFlow) return removeFromBrackets(draft, place.container, place.index);
  const parent = parentOf(pointer);
  return removeLines(draft, place, parent === '' ? undefined : placeOf(draft.root, parent));
}
