/** Reverts single changes of a text, or all of them: with the old text's own lines where that is possible. */
import { isDeepStrictEqual } from 'node:util';
import type { Span } from '../../manifest/problems/problem.ts';
import { applySplices } from '../../manifest/yaml/edit/splice.ts';
import type { Pointer } from '../../schema/values/pointer.ts';
import { applyEdit } from '../apply-edit.ts';
import { editText, parseOrRefuse } from '../edit-text.ts';
import type { EditedText } from '../edit-text.ts';
import { isRefusal, orRefusal, Refused } from '../edit.ts';
import type { Refusal, Splice } from '../edit.ts';
import { extentOf } from '../layout/extents.ts';
import { entryPositionOf, readLayout } from '../layout/nodes.ts';
import type { Conflicts } from '../merge-text.ts';
import { mergeInto } from '../merge-text.ts';
import { trimmed } from '../write/trimmed.ts';
import type { ValueChange } from './changes.ts';
import { hunksBetween } from './line-hunks.ts';
import type { Hunk } from './line-hunks.ts';
import { editsToRevert } from './revert-edits.ts';

/**
 * Returns the new text without one of the changes between two texts; all others stay. Removed lines come back as they
 * were written, with their comments, where nothing else has changed on them; else the part is written by its value.
 */
export function revertChange(old: string, text: string, change: ValueChange): EditedText | Refusal {
  return orRefusal(() => {
    const [before, after] = [parseOrRefuse(old), parseOrRefuse(text)];
    const edits = editsToRevert(before, after, change);
    const wanted = edits.reduce(applyEdit, after);
    const edited = withOldLines(old, text, change, wanted) ?? editText(text, edits);
    if (isRefusal(edited)) throw new Refused(edited.refusal);
    return edited;
  });
}

/** Returns the text with what was changed between two others taken back, or the conflicts with what was changed since. */
export function revertAll(old: string, changed: string, text: string): EditedText | Conflicts | Refusal {
  if (text === changed) return { text: old, splices: splicesOf(hunksBetween(old, text), old, text) };
  return orRefusal(() => mergeInto(parseOrRefuse(changed), parseOrRefuse(old), text));
}

/** Puts the old lines of a change in place of the new ones; undefined where the text would then not have the value that is wanted. */
function withOldLines(old: string, text: string, change: ValueChange, wanted: unknown): EditedText | undefined {
  if (/[\r\uFEFF]/.test(old + text)) return undefined;
  const hunks = hunksBetween(old, text);
  const [oldLines, newLines] = [linesAt(old, change.before), linesAt(text, change.after)];
  const own = hunks.filter(({ before, after }) => isIn(before, oldLines) || isIn(after, newLines));
  // Some of these lines may be of another change beside this one: then those of this change are tried alone.
  for (const some of [own, ...own.map((one) => [one])]) {
    const splices = splicesOf(some, old, text);
    const edited = { text: applySplices(text, splices), splices };
    const read = some.length > 0 ? orRefusal(() => ({ value: parseOrRefuse(edited.text) })) : undefined;
    if (read && !isRefusal(read) && isDeepStrictEqual(read.value, wanted)) return edited;
  }
  return undefined;
}

function splicesOf(hunks: Hunk[], old: string, text: string): Splice[] {
  return hunks.flatMap(({ before, after }) => trimmed(text, { ...after, text: old.slice(before.start, before.end) }));
}

/** Returns the lines of a part, with the comments about it. */
function linesAt(text: string, at: Pointer | undefined): Span | undefined {
  if (at === undefined || at === '') return undefined;
  const { container, entry, index } = entryPositionOf(readLayout(text), at);
  return container.isFlow ? { start: entry.at, end: entry.node.end } : extentOf(text, container, index);
}

/** Returns whether lines belong to a part; none, between two others, belong to neither. */
function isIn(lines: Span, part: Span | undefined): boolean {
  return part !== undefined && lines.start < lines.end && lines.start < part.end && part.start < lines.end;
}
