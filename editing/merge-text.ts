/** Writes edits of one version of a file into another one, which somebody else has changed meanwhile. */
import { applyEdit } from './apply-edit.ts';
import { mergeValues } from './compare/merge-values.ts';
import type { Conflict } from './compare/versions.ts';
import { editText, parseOrRefuse } from './edit-text.ts';
import type { EditedText } from './edit-text.ts';
import { orRefusal } from './edit.ts';
import type { Edit, Refusal } from './edit.ts';

/** What both versions changed, each in another way. */
export interface Conflicts {
  conflicts: Conflict[];
}

/** Returns whether the result of a merge is a conflict. */
export function isConflict(result: object): result is Conflicts {
  return 'conflicts' in result;
}

/** Returns their text with our edits, which were made to the base; or the conflicts of both. */
export function mergeText(base: string, edits: Edit[], theirs: string): EditedText | Conflicts | Refusal {
  return orRefusal(() => {
    const old = parseOrRefuse(base);
    return mergeInto(old, edits.reduce(applyEdit, old), theirs);
  });
}

/** Returns their text with the changes from `base` to `ours`. Throws Refused. */
export function mergeInto(base: unknown, ours: unknown, theirs: string): EditedText | Conflicts | Refusal {
  const conflicts: Conflict[] = [];
  const merged = mergeValues({ base, ours, theirs: parseOrRefuse(theirs) }, '', conflicts);
  if (conflicts.length > 0) return { conflicts };
  return editText(theirs, [{ op: 'replace', path: '', value: merged }]);
}
