/** Leaves out edits that would bring an error into the file, and says which. */
import { editText } from '../../../../../editing/edit-text.ts';
import { isRefusal } from '../../../../../editing/edit.ts';
import type { Edit } from '../../../../../editing/edit.ts';
import type { Pointer } from '../../../../../schema/values/pointer.ts';
import type { TextFinding } from '../../../manifest/findings.ts';

/** What some edits come to: those that can be made together, and why the others cannot. */
export interface Accepted {
  edits: Edit[];
  refused: { at: Pointer; sentence: string }[];
}

type ErrorIn = (text: string, pointers: Pointer[]) => Promise<TextFinding | undefined>;

/**
 * Returns the edits that the check finds no error in. An error may be elsewhere, such as at a link to a heading that was
 * changed: then halves are tried, until it is known which edit it is of.
 */
export async function acceptedEdits(
  text: string,
  edits: Edit[],
  errorIn: ErrorIn,
  made: Edit[] = [],
): Promise<Accepted> {
  if (edits.length === 0) return { edits, refused: [] };
  const edited = editText(text, [...made, ...edits]);
  const error = isRefusal(edited)
    ? { at: '', sentence: edited.refusal }
    : await errorIn(
        edited.text,
        edits.map(({ path }) => path),
      );
  if (!error) return { edits, refused: [] };
  const own = edits.find(({ path }) => path === error.at) ?? (edits.length === 1 ? edits[0]! : undefined);
  if (own) {
    const others = await acceptedEdits(
      text,
      edits.filter((edit) => edit !== own),
      errorIn,
      made,
    );
    return { edits: others.edits, refused: [{ at: own.path, sentence: error.sentence }, ...others.refused] };
  }
  const half = Math.ceil(edits.length / 2);
  const first = await acceptedEdits(text, edits.slice(0, half), errorIn, made);
  const second = await acceptedEdits(text, edits.slice(half), errorIn, [...made, ...first.edits]);
  return { edits: [...first.edits, ...second.edits], refused: [...first.refused, ...second.refused] };
}
