/** Moves a field's lines to another object, or removes them. The splices fit YAML with one field a line. */
import { indentAt, isIndex, fieldNameSpan, lastOf, partLines, shift } from './field-lines.ts';
import type { Lines } from './field-lines.ts';
import { insertAt, applySplices } from './splice.ts';
import type { Source } from '../source.ts';
import { isRecord } from '../../../schema/values/tree.ts';
import { parentOf, valueAt } from '../../../schema/values/pointer.ts';
import type { Splice } from '../../problems/problem.ts';
import type { Pointer } from '../../../schema/values/pointer.ts';

/**
 * Returns the splices that move a field to the end of an existing object, and remove an object that would be left
 * empty. Undefined where the layout of the file does not allow it.
 */
export function relocate(from: Pointer, to: Pointer, source: Source): Splice[] | undefined {
  const field = partLines(from, source);
  const target = lastFieldOf(parentOf(to), source);
  const gone = onlyFieldOf(from, source) ? partLines(parentOf(from), source) : field;
  const key = fieldNameSpan(from, source);
  if (!field || !key || !target || !gone || startsAnEntry(gone, source)) return undefined;
  const { text } = source;
  const lines = text.slice(field.start, field.end);
  const shiftedLines = applySplices(
    lines,
    shift(lines, { start: 0, end: lines.length }, target.column - field.column) ?? [],
  );
  const written =
    shiftedLines.slice(0, target.column) + lastOf(to) + shiftedLines.slice(target.column + key.end - key.start);
  const opening = text[target.end - 1] === '\n' ? '' : '\n'; // the last line of the file may have no end
  const closing = written.endsWith('\n') ? '' : '\n';
  return [insertAt(target.end, opening + written + closing), { start: gone.start, end: gone.end, text: '' }];
}

/** Returns the splice that removes a field or an entry; undefined where something else is on the same lines. */
export function remove(pointer: Pointer, source: Source): Splice[] | undefined {
  const { text } = source;
  if (/^\s*[{[]/.test(text)) return undefined;
  const isEntry = isIndex(lastOf(pointer));
  const lines = partLines(pointer, source);
  if (lines)
    return isEntry || !startsAnEntry(lines, source) ? [{ start: lines.start, end: lines.end, text: '' }] : undefined;
  if (!isEntry || !source.has(pointer)) return undefined;
  // In brackets, the comma after it goes, or that in front of the last.
  const { start, end } = source.locate(pointer);
  const [after] = /^ *, */.exec(text.slice(end, end + 20)) ?? [];
  if (after !== undefined) return [{ start, end: end + after.length, text: '' }];
  const [before] = /, *$/.exec(text.slice(Math.max(0, start - 20), start)) ?? [];
  return before === undefined ? undefined : [{ start: start - before.length, end, text: '' }];
}

/** Returns the lines of the last field of an object that has its fields on lines of their own. */
function lastFieldOf(object: Pointer, source: Source): Lines | undefined {
  const fields = valueAt(source.value, object);
  const name = isRecord(fields) ? Object.keys(fields).at(-1) : undefined;
  return name === undefined ? undefined : partLines(`${object}/${name}`, source);
}

function onlyFieldOf(pointer: Pointer, source: Source): boolean {
  return (
    Object.keys(valueAt(source.value, parentOf(pointer)) as object).length === 1 && !isIndex(lastOf(parentOf(pointer)))
  );
}

/** Returns whether the first line has the hyphen of an entry, which would be lost. */
function startsAnEntry({ start }: Lines, { text }: Source): boolean {
  return text[start + indentAt(text, start)] === '-';
}
