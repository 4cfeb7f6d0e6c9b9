/** Writes a value in another shape. The splices fit YAML with one field a line. */
import { splitEntries } from './split-entries.ts';
import { endOfLine, indentAt, isIndex, fieldNameSpan, lastOf, partLines, shift, startOfLine } from './field-lines.ts';
import type { Lines } from './field-lines.ts';
import { moveParts } from './move-parts.ts';
import type { Source } from '../source.ts';
import type { Splice, Reshape, Span } from '../../problems/problem.ts';
import { parentOf } from '../../../schema/values/pointer.ts';
import type { Pointer } from '../../../schema/values/pointer.ts';
import { inQuotes } from './quotes.ts';
import { insertAt } from './splice.ts';
import { inBrackets, intoList, outOfList, withoutHyphen } from './list-shapes.ts';

/** A name and a colon with its value on the lines below. */
const BELOW = /^:[^\S\n]*(?:#.*)?\n/;

/** Returns the splices of a change of shape; undefined where they would not fit the way in which the file is written. */
export function reshape(fix: Reshape, pointer: Pointer, source: Source): Splice[] | undefined {
  if ('moves' in fix) return moveParts(fix.moves, source);
  if ('entries' in fix) return splitEntries(fix.entries, source.locate(pointer), source.text);
  const scalar = 'list' in fix ? inBrackets(pointer, source) : undefined;
  if (scalar) return [scalar];
  if ('join' in fix) return joined(fix.join.field, pointer, source);
  if ('split' in fix) return [{ ...source.locate(pointer, 'key'), text: fix.split.join(': ') }];
  const lines = partLines(pointer, source);
  const isEntry = isIndex(lastOf(pointer));
  if ('fields' in fix) return otherFields(fix.fields, pointer, source, lines);
  if ('unlist' in fix && lines && isEntry) return withoutHyphen(pointer, lines, source);
  if ('inside' in fix && isEntry) return [insertAt(source.locate(pointer).start, `${fix.inside}: `)];
  const key = fieldNameSpan(pointer, source);
  if (!lines || !key) return undefined;
  if ('pair' in fix) return asPair(fix.pair, lastOf(pointer), key, source.text);
  if ('unwrap' in fix) return unwrap(source, lines, key);
  const isBelow = BELOW.test(source.text.slice(key.end, lines.end));
  if ('inside' in fix)
    return isBelow ? undefined : [insertAt(key.end + 1, `\n${' '.repeat(lines.column)}  ${fix.inside}:`)];
  if (!isBelow) return undefined;
  if ('list' in fix) return intoList(source, lines, key);
  return 'type' in fix ? nameToType(source, lines, key, fix.type) : outOfList(source, lines, key);
}

/** Writes the name of a field as its type, with the lines below it in the same column. */
function nameToType({ text }: Source, { end, column }: Lines, key: Span, name: string): Splice[] {
  const start = endOfLine(text, key.end);
  const inner = shift(text, { start, end }, column - indentAt(text, start)) ?? [];
  return [{ start: key.start, end: key.end + 1, text: `type: ${name}` }, ...inner];
}

/** Removes a name, and moves the fields below it to its column; undefined where a comment would be lost. */
function unwrap({ text }: Source, lines: Lines, key: Span): Splice[] | undefined {
  const [, indent] = /^:[^\S\n]*\n( *)(?:#[^\n]*\n\1)*[^\s#]/.exec(text.slice(key.end)) ?? [];
  if (indent === undefined) return undefined;
  const start = endOfLine(text, key.end);
  const first = { start: key.start, end: start + indent.length, text: '' };
  const others = shift(text, { start: endOfLine(text, start), end: lines.end }, lines.column - indent.length);
  return others && [first, ...others];
}

/** Puts a text and the names after it, which commas have cut from it, in quotes; undefined where they are not in braces. */
function joined(field: string, pointer: Pointer, { text, locate }: Source): Splice[] | undefined {
  const { start } = locate(`${parentOf(pointer)}/${field}`);
  const { end } = locate(pointer, 'key');
  const written = text.slice(start, end);
  return /["'\n]/.test(written) || !/^\s*[,}]/.test(text.slice(end))
    ? undefined
    : [{ start, end, text: inQuotes(written) }];
}

/** Writes other fields in the place of one: each on a line of its own, or beside one another in braces. */
function otherFields(
  fields: [string, string][],
  pointer: Pointer,
  { text, locate }: Source,
  lines: Lines | undefined,
): Splice[] | undefined {
  const { start } = locate(pointer, 'key');
  const end = lines?.end ?? locate(pointer).end;
  const written = fields.map((field) => field.join(': '));
  const between = lines ? `\n${' '.repeat(start - startOfLine(text, start))}` : ', ';
  const before = text.slice(start, end).trimEnd();
  return /\n.*#/s.test(before) ? undefined : [{ start, end: start + before.length, text: written.join(between) }];
}

/** Writes a name as the value of one field, and its value as that of another. */
function asPair([first, second]: [string, string], name: string, key: Span, text: string): Splice[] {
  const indent = ' '.repeat(key.start - startOfLine(text, key.start));
  const written = /^[\w/][\w/ .-]*$/.test(name) ? name : inQuotes(name);
  return [{ ...key, text: `${first}: ${written}\n${indent}${second}` }];
}
