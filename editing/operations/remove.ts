/** Removes entries and fields. */
import { parentOf } from '../../schema/values/pointer.ts';
import type { Pointer } from '../../schema/values/pointer.ts';
import type { Splice } from '../edit.ts';
import type { ParsedText } from '../layout/parsed-text.ts';
import { entryPositionOf } from '../layout/nodes.ts';
import { removeFromBrackets } from './brackets.ts';
import { removeLines } from './lines.ts';

/** Returns the splices that remove what is at a pointer. */
export function removeAt(parsed: ParsedText, pointer: Pointer): Splice[] {
  const position = entryPositionOf(parsed.root, pointer);
  if (position.container.isFlow) return removeFromBrackets(parsed, position.container, position.index);
  const parent = parentOf(pointer);
  return removeLines(parsed, position, parent === '' ? undefined : entryPositionOf(parsed.root, parent));
}
