/** Writes a value as a list, and a list as what it holds. */
import { endOfLine, indentAt, shift } from './field-lines.ts';
import type { Lines } from './field-lines.ts';
import type { Source } from '../source.ts';
import type { Splice, Span } from '../../problems/problem.ts';
import type { Pointer } from '../../../schema/values/pointer.ts';
import { insertAt, replaceAt } from './splice.ts';

/** Writes the fields below a name as the first item of a list. */
export function intoList({ text }: Source, { end }: Lines, key: Span): Splice[] | undefined {
  const start = endOfLine(text, key.end);
  const next = endOfLine(text, start);
  // Several lines without fields may be an item each.
  if (!/^[ \t]*(?:- |[\w"'-]+[ \t]*:)/.test(text.slice(start)) && next < end) return undefined;
  const inner = shift(text, { start: next, end }, 2);
  return inner && [insertAt(start + indentAt(text, start), '- '), ...inner];
}

/** Removes the hyphens of the list below a name. */
export function outOfList({ text }: Source, { end, column }: Lines, key: Span): Splice[] {
  const start = endOfLine(text, key.end);
  const hyphens = indentAt(text, start);
  // Lines further in than the name may stay in the hyphens' column; else the hyphens become spaces.
  const by = hyphens > column ? 2 : 0;
  const splices: Splice[] = [];
  for (let line = start; line < end; line = endOfLine(text, line)) {
    const indent = indentAt(text, line);
    const isEntry = indent === hyphens && text.startsWith('- ', line + indent);
    if (isEntry) splices.push(replaceAt(line + indent, 2, ' '.repeat(2 - by)));
    else if (by > 0 && indent >= hyphens + by) splices.push(replaceAt(line, by, ''));
  }
  return splices;
}

/** Writes a value on one line as a list in brackets; undefined where it would need quotes there. */
export function inBrackets(pointer: Pointer, { text, locate }: Source): Splice | undefined {
  const { start, end } = locate(pointer);
  const written = text.slice(start, end);
  const isOne = /^(?:"[^"\n]*"|'[^'\n]*'|[^\s[\]{},#:&*!|>'"%@`-](?:[^[\]{},#:\n]|:(?=[^\s[\]{},]))*)$/.test(written);
  return isOne && text[end] !== ':' ? { start, end, text: `[${written}]` } : undefined;
}

/** Removes the second of two hyphens of an entry. */
export function withoutHyphen(pointer: Pointer, { end }: Lines, { text, locate }: Source): Splice[] | undefined {
  const { start } = locate(pointer);
  const width = /^- +/.exec(text.slice(start))?.[0].length;
  const inner = width === undefined ? undefined : shift(text, { start: endOfLine(text, start), end }, -width);
  return inner && [replaceAt(start, width!, ''), ...inner];
}
