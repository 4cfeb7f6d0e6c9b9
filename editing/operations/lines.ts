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

/** Returns the splice that inserts an entry, given as lines at the margin, with blank lines as between the others. */
export function insertLines({ text }: ParsedText, container: LayoutCollection, index: number, lines: string[]): Splice {
  const { entries } = container;
  const column = columnOf(text, entries[0]!.at);
  const neighbour = Math.min(Math.max(index, 1), entries.length - 1);
  const gap = '\n'.repeat(entries.length > 1 ? blankLinesAbove(text, container, neighbour) : 0);
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
