/** Inserts and removes entries that are on lines of their own. */
import { insertAt, replaceAt } from '../../manifest/yaml/edit/splice.ts';
import { endOfLine, indentAt } from '../../manifest/yaml/edit/field-lines.ts';
import type { Splice } from '../edit.ts';
import type { ParsedText } from '../layout/parsed-text.ts';
import { blankLinesAbove, extentOf } from '../layout/extents.ts';
import { aboveBlankLines, isBlankLine } from '../layout/gaps.ts';
import type { LayoutCollection, EntryPosition } from '../layout/nodes.ts';
import { columnOf } from '../layout/nodes.ts';
import { indented } from '../write/value.ts';

/** An entry that is inserted: its lines at the margin, and how many blank lines are between it and the next; as between the others, if that is left out. */
export interface InsertedLines {
  lines: string[];
  blankLines?: number | undefined;
}

/** Returns the splice that inserts an entry. */
export function insertLines(
  { text }: ParsedText,
  container: LayoutCollection,
  index: number,
  { lines, blankLines = usualBlankLines(text, container, index) }: InsertedLines,
): Splice {
  const { entries } = container;
  const column = columnOf(text, entries[0]!.at);
  const gap = '\n'.repeat(blankLines);
  const own = indented(lines, column).join('\n');
  if (index < entries.length) {
    const { start, isInline } = extentOf(text, container, index);
    if (!isInline) return insertAt(start, `${own}\n${gap}`);
    return insertAt(start, `${own.slice(column)}\n${gap}${' '.repeat(column)}`);
  }
  const { end } = extentOf(text, container, index - 1);
  const isEnded = end > 0 && text[end - 1] === '\n';
  return insertAt(end, isEnded ? `${gap}${own}\n` : `\n${gap}${own}`);
}

/** How many entries around an index say how many blank lines are usual. */
const AROUND = 5;

/** Returns how many blank lines are between most entries around an index: a single one may be there to divide a list into two. */
function usualBlankLines(text: string, container: LayoutCollection, index: number): number {
  const last = Math.min(container.entries.length - 1, index + AROUND);
  const counts: number[] = [];
  for (let at = Math.max(1, index - AROUND); at <= last; at++) counts.push(blankLinesAbove(text, container, at));
  return counts.toSorted((a, b) => a - b)[(counts.length - 1) >> 1] ?? 0;
}

/** Returns how many blank lines go with an entry that is removed: those above it, or those below the first. */
export function blankLinesOf({ text }: ParsedText, { container, index }: EntryPosition): number {
  return container.entries.length > 1 ? blankLinesAbove(text, container, Math.max(index, 1)) : 0;
}

/** Returns the splices that remove an entry; nothing but brackets is left of a list that had no other. */
export function removeLines(parsed: ParsedText, position: EntryPosition, parent: EntryPosition | undefined): Splice[] {
  const { container, index } = position;
  const { text } = parsed;
  const { start, end, isInline } = extentOf(text, container, index);
  if (container.entries.length === 1) return emptied(parsed, position, parent);
  if (isInline) {
    const next = extentOf(text, container, 1);
    return [{ start, end: next.start + indentAt(text, next.start), text: '' }];
  }
  if (index > 0)
    return [{ start: aboveBlankLines(text, start, extentOf(text, container, index - 1).end), end, text: '' }];
  return [{ start, end: belowBlankLines(text, end), text: '' }];
}

function emptied({ text }: ParsedText, { container }: EntryPosition, parent: EntryPosition | undefined): Splice[] {
  const brackets = container.kind === 'list' ? '[]' : '{}';
  const { start, end, isInline } = extentOf(text, container, 0);
  if (isInline || !parent) {
    const isEnded = text[end - 1] === '\n';
    return [replaceAt(start, end - start, brackets + (isEnded ? '\n' : ''))];
  }
  return [insertAt(parent.entry.after, ` ${brackets}`), { start, end, text: '' }];
}

function belowBlankLines(text: string, line: number): number {
  let at = line;
  while (at < text.length && isBlankLine(text, at)) at = endOfLine(text, at);
  return at;
}
