/** Adds entries and fields. */
import type { Pointer } from '../../schema/values/pointer.ts';
import type { Splice } from '../edit.ts';
import type { Draft } from '../layout/draft.ts';
import { nodeAt, placeOf } from '../layout/nodes.ts';
import type { Collection } from '../layout/nodes.ts';
import type { Written } from '../write/reads-as.ts';
import { indented, isTree, writeEntry, writeFlow, writeFlowField } from '../write/value.ts';
import { insertInBrackets } from './brackets.ts';
import { insertLines } from './lines.ts';
import { replaceAtPlace, writtenOver } from './replace.ts';

/** Returns the splices that add an entry at an index, or a field behind the others. */
export function addAt(
  draft: Draft,
  pointer: Pointer,
  { step, index }: { step: string; index: number },
  value: unknown,
): Splice[] {
  const { root, text, habits } = draft;
  const holder = nodeAt(root, pointer) as Collection;
  const isList = holder.kind === 'list';
  const place = pointer === '' ? undefined : placeOf(root, pointer);
  // Nothing but brackets: what has parts of its own goes on lines below.
  if (holder.entries.length === 0 && place && !place.holder.isFlow && isTree(value))
    return replaceAtPlace(draft, place, isList ? [value] : Object.fromEntries([[step, value]]));
  if (!holder.isFlow) return [insertLines(draft, holder, index, writeEntry(isList ? undefined : step, value, habits))];
  const isSpread = habits.isJson && isTree(value) && text.slice(holder.start, holder.end).includes('\n');
  const isNew = habits.isJson && holder.entries.length === 0 && text.includes('\n') && isTree(value);
  const written = isList
    ? writeFlow(value, habits, isSpread || isNew)
    : writeFlowField(step, value, habits, isSpread || isNew);
  return insertInBrackets(draft, holder, index, written);
}

/** Returns the splices that add an entry, given as lines at the margin; undefined where the list is in brackets. */
export function addLines(draft: Draft, pointer: Pointer, index: number, lines: string[]): Splice[] | undefined {
  const holder = nodeAt(draft.root, pointer) as Collection;
  if (!holder.isFlow) return [insertLines(draft, holder, index, lines)];
  const place = pointer === '' ? undefined : placeOf(draft.root, pointer);
  if (!place || place.holder.isFlow || holder.entries.length > 0) return undefined;
  const isFlush = holder.kind === 'list' && draft.habits.isFlush;
  return writtenOver(
    draft.text,
    place,
    below(lines, place.entry.key ? (isFlush ? 0 : draft.habits.step) : 2, !place.entry.key),
  );
}

/** Puts lines below a name, or the first of them behind a hyphen. */
function below(lines: string[], by: number, isBehindHyphen: boolean): Written {
  const own = indented(lines, by);
  return isBehindHyphen && !lines[0]!.startsWith('#')
    ? { head: lines[0]!, lines: own.slice(1) }
    : { head: '', lines: own };
}
