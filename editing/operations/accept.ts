/** Accepts a warning about a part, with a reason: in a comment above it, which the check reads. */
import { isDeepStrictEqual } from 'node:util';
import { applySplices, insertAt } from '../../manifest/yaml/edit/splice.ts';
import { startOfLine } from '../../manifest/yaml/edit/field-lines.ts';
import { MARK } from '../../manifest/problems/reported/accepted.ts';
import type { Pointer } from '../../schema/values/pointer.ts';
import { orRefusal, Refused } from '../edit.ts';
import type { Refusal } from '../edit.ts';
import type { EditedText } from '../edit-text.ts';
import { parseOrRefuse } from '../edit-text.ts';
import { hasPart } from '../apply-edit.ts';
import { entryPositionOf, readLayout } from '../layout/nodes.ts';
import type { LayoutNode } from '../layout/nodes.ts';
import { plainOf } from '../layout/plain-text.ts';

/** What is accepted of a part: a kind of warning, and why. */
export interface AcceptedWarning {
  at: Pointer;
  code: string;
  reason: string;
}

/** Returns the text with the comment; where the part is in brackets, it is above what is around these. */
export function acceptWarning(text: string, { at, code, reason }: AcceptedWarning): EditedText | Refusal {
  return orRefusal(() => {
    const { plain, toWritten } = plainOf(text);
    const root = readLayout(plain);
    if (root.kind === 'scalar' || root.isFlow) throw new Refused(NO_COMMENTS);
    if (at !== '' && !hasPart(parseOrRefuse(plain), at)) throw new Refused(GONE);
    const line = at === '' ? 0 : lineOf(plain, at, root);
    const indent = /^ */.exec(plain.slice(line))![0];
    const comment = `${indent}${MARK}${code}: ${reason.replaceAll(/\s+/g, ' ').trim()}\n`;
    const made = [insertAt(line, comment)];
    const isSame = isDeepStrictEqual(parseOrRefuse(applySplices(plain, made)), parseOrRefuse(plain));
    if (!isSame) throw new Refused(UNSAFE);
    const splices = toWritten(made);
    return { text: applySplices(text, splices), splices };
  });
}

const NO_COMMENTS = 'A file in JSON has no comments, so that no warning can be accepted in it.';
const UNSAFE = 'This reason cannot be written into the file. Write it with letters, digits and signs.';
const GONE = 'This part is no longer in the file.';

/** Returns where the line begins on which a part is written, or what is around it. */
function lineOf(text: string, at: Pointer, root: LayoutNode): number {
  const { containers, entry } = entryPositionOf(root, at);
  const flow = containers.find(({ isFlow }) => isFlow);
  return startOfLine(text, flow?.start ?? entry.at);
}
