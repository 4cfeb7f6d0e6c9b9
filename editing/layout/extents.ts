/** Finds the lines that belong to an entry: its own, and those of the comments about it. */
import type { Span } from '../../manifest/problems/problem.ts';
import { endOfLine, indentAt, startOfLine } from '../../manifest/yaml/edit/field-lines.ts';
import { aboveBlankLines, aboveComments, isBlankLine, isCommentLine } from './gaps.ts';
import { columnOf } from './nodes.ts';
import type { LayoutCollection } from './nodes.ts';

/** The lines of an entry, from the start of the first to the end of the last. */
export interface Extent extends Span {
  column: number;
  /** The entry follows a hyphen on the same line; then the extent starts with the entry itself. */
  isInline: boolean;
}

/**
 * Returns the lines of an entry that is not in brackets. Comments directly above it belong to it, and so do those below it
 * that are indented further. At the top of a file a comment is about the file.
 */
export function extentOf(text: string, { entries }: LayoutCollection, index: number): Extent {
  const { at, node } = entries[index]!;
  const column = columnOf(text, at);
  const line = startOfLine(text, at);
  const isInline = !/^ *$/.test(text.slice(line, at));
  const before = entries[index - 1];
  const limit = before ? endOfLine(text, before.node.end) : 0;
  const isFirstOfFile = index === 0 && column === 0;
  const start = isInline ? at : isFirstOfFile ? line : aboveComments(text, line, limit, before ? column : Infinity);
  let end = endOfLine(text, Math.max(node.end, at));
  const stop = entries[index + 1]?.at ?? text.length;
  for (let next = end; next < stop; next = endOfLine(text, next)) {
    if (isCommentLine(text, next) && indentAt(text, next) > column) end = endOfLine(text, next);
    else if (!isBlankLine(text, next)) break;
  }
  return { start, end, column, isInline };
}

/** Counts the blank lines directly above an entry that has one before it. */
export function blankLinesAbove(text: string, container: LayoutCollection, index: number): number {
  const { start } = extentOf(text, container, index);
  const limit = extentOf(text, container, index - 1).end;
  return text.slice(aboveBlankLines(text, start, limit), start).split('\n').length - 1;
}
