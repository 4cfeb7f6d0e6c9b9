/** Finds the lines of a field or an entry, and changes their indentation. */
import type { Source } from '../source.ts';
import { stepsOf } from '../../../schema/values/pointer.ts';
import type { Edit } from '../../problems/problem.ts';
import type { Pointer } from '../../../schema/values/pointer.ts';

/** Some lines of a text, from the start of the first to the end of the last. */
export interface Lines {
  start: number;
  end: number;
  /** The column of the field's name, or of the hyphen of an entry, from 0. */
  column: number;
}

/** Returns the lines of a field, or of an entry of a list; undefined where something else is in them. */
export function linesOf(pointer: Pointer, { text, locate, has }: Source): Lines | undefined {
  if (!has(pointer) || pointer === '') return undefined;
  const isEntry = /^\d+$/.test(lastOf(pointer));
  const at = locate(pointer, isEntry ? 'value' : 'key').start;
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const before = text.slice(start, at);
  if (!/^ *(?:- )? *$/.test(before)) return undefined;
  const hyphen = before.indexOf('-');
  if (isEntry && hyphen === -1) return undefined;
  const column = isEntry ? hyphen : before.length;
  return { start, end: endOf(text, start, column, isEntry), column };
}

/** Returns the end of the lines that belong to what starts in a column: all that are indented further. */
function endOf(text: string, start: number, column: number, isEntry: boolean): number {
  let end = endOfLine(text, start);
  for (let line = end; line < text.length;) {
    const next = endOfLine(text, line);
    const indent = /^ */.exec(text.slice(line, next))![0].length;
    const first = text[line + indent];
    if (first !== '\n' && first !== '\r' && first !== '#' && first !== undefined) {
      // The hyphens of a list may be directly below the first letter of its name.
      if (indent < column || (indent === column && (isEntry || !text.startsWith('- ', line + indent)))) break;
      end = next;
    }
    line = next;
  }
  return end;
}

/** Returns the end of the line that an offset is in. */
export function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end === -1 ? text.length : end + 1;
}

/** Returns the splices that change the indentation of some lines; undefined where they have too little. */
export function shift(text: string, { start, end }: { start: number; end: number }, by: number): Edit[] | undefined {
  const edits: Edit[] = [];
  for (let line = start; line < end; line = endOfLine(text, line)) {
    const indent = /^ */.exec(text.slice(line, end))![0].length;
    if (/[\r\n]/.test(text[line + indent] ?? '\n')) continue;
    if (indent + by < 0) return undefined;
    edits.push(by > 0 ? { start: line, end: line, text: ' '.repeat(by) } : { start: line, end: line - by, text: '' });
  }
  return edits;
}

/** Returns the stretch of a field's name, where a colon is directly after it. */
export function keyOf(pointer: Pointer, source: Source): { start: number; end: number } | undefined {
  if (!source.has(pointer)) return undefined;
  const key = source.locate(pointer, 'key');
  return source.text[key.end] === ':' ? key : undefined;
}

/** Returns the last step of a pointer. */
export function lastOf(pointer: Pointer): string {
  return stepsOf(pointer).at(-1) ?? '';
}
