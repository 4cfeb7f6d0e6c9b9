/** Finds the lines of a field or an entry, and changes their indentation. */
import type { Source } from '../source.ts';
import { stepsOf } from '../../../schema/values/pointer.ts';
import type { Splice, Span } from '../../problems/problem.ts';
import type { Pointer } from '../../../schema/values/pointer.ts';
import { insertAt, replaceAt } from './splice.ts';
import { isPlainName } from '../../words/several-names.ts';
import { inQuotes } from './quotes.ts';

/** The lines of a field or an entry, from the start of the first to the end of the last. */
export interface Lines extends Span {
  /** The column of the field's name, or of the entry's hyphen, from 0. */
  column: number;
}

/** Returns the lines of a field or an entry; undefined where something else is on the same lines. */
export function partLines(pointer: Pointer, { text, locate, has }: Source): Lines | undefined {
  if (!has(pointer) || pointer === '') return undefined;
  const isEntry = isIndex(lastOf(pointer));
  const at = locate(pointer, isEntry ? 'value' : 'key').start;
  const start = startOfLine(text, at);
  const before = text.slice(start, at);
  if (!/^ *(?:- )? *$/.test(before)) return undefined;
  const hyphen = before.indexOf('-');
  if (isEntry && hyphen === -1) return undefined;
  const column = isEntry ? hyphen : before.length;
  return { start, end: endOf(text, start, column, isEntry), column };
}

/** Returns the splice that writes a text in place of an entry of fields; undefined where a comment would be lost. */
export function inPlaceOfFields(text: string, pointer: Pointer, source: Source): Splice[] | undefined {
  const lines = partLines(pointer, source);
  if (!lines) return undefined;
  const written = source.text.slice(lines.start, lines.end);
  if (written.includes('#')) return undefined;
  const end = written.endsWith('\n') ? lines.end - 1 : lines.end;
  const entry = isPlainName(text) ? text : inQuotes(text);
  return [{ start: lines.start, end, text: `${' '.repeat(lines.column)}- ${entry}` }];
}

/** Returns the offset after the last line that belongs to the field or entry in a column. */
function endOf(text: string, start: number, column: number, isEntry: boolean): number {
  let end = endOfLine(text, start);
  for (let line = end; line < text.length;) {
    const next = endOfLine(text, line);
    const indent = indentAt(text, line);
    const first = text[line + indent];
    if (first !== '\n' && first !== '\r' && first !== '#' && first !== undefined) {
      // The hyphens of a list may be in the column of its name.
      if (indent < column || (indent === column && (isEntry || !text.startsWith('- ', line + indent)))) break;
      end = next;
    }
    line = next;
  }
  return end;
}

/** Returns the offset of the start of the line at an offset. */
export function startOfLine(text: string, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1;
}

/** Returns the offset after the line at an offset. */
export function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end === -1 ? text.length : end + 1;
}

/** Counts the spaces from an offset on. */
export function indentAt(text: string, at: number): number {
  let end = at;
  while (text[end] === ' ') end++;
  return end - at;
}

/** Indents lines by more spaces, or by fewer where the number is negative; undefined where a line has too few. */
export function shift(text: string, { start, end }: Span, by: number): Splice[] | undefined {
  const splices: Splice[] = [];
  for (let line = start; line < end; line = endOfLine(text, line)) {
    const indent = Math.min(indentAt(text, line), end - line);
    if (/[\r\n]/.test(text[line + indent] ?? '\n')) continue;
    if (indent + by < 0) return undefined;
    splices.push(by > 0 ? insertAt(line, ' '.repeat(by)) : replaceAt(line, -by, ''));
  }
  return splices;
}

/** Returns the span of a field's name; undefined where no colon follows it directly. */
export function fieldNameSpan(pointer: Pointer, source: Source): Span | undefined {
  if (!source.has(pointer)) return undefined;
  const key = source.locate(pointer, 'key');
  return source.text[key.end] === ':' ? key : undefined;
}

/** Returns the last step of a pointer. */
export function lastOf(pointer: Pointer): string {
  return stepsOf(pointer).at(-1) ?? '';
}

/** Returns whether a step of a pointer is the index of an entry. */
export function isIndex(step: string): boolean {
  return /^\d+$/.test(step);
}
