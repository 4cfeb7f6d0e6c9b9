/** Makes the splices that write something indented further or out, or in another shape. They fit YAML of one field a line. */
import { splitEntries } from './split-entries.ts';
import { endOfLine, keyOf, lastOf, linesOf, shift } from './field-lines.ts';
import type { Lines } from './field-lines.ts';
import type { Source } from '../source.ts';
import { parentOf, stepsOf } from '../../../schema/values/pointer.ts';
import type { Edit, Move, Reshape, Span } from '../../problems/problem.ts';
import type { Pointer } from '../../../schema/values/pointer.ts';
import { inQuotes } from './quotes.ts';

/** Returns the splices of a change of shape; undefined where the file is written in a way that they would not fit. */
export function reshape(fix: Reshape, pointer: Pointer, source: Source): Edit[] | undefined {
  if ('moves' in fix) return moveAll(fix.moves, source);
  if ('entries' in fix) return splitEntries(fix.entries, source.locate(pointer), source.text);
  const scalar = 'list' in fix ? inBrackets(pointer, source) : undefined;
  if (scalar) return [scalar];
  if ('split' in fix) return [{ ...source.locate(pointer, 'key'), text: fix.split.join(': ') }];
  const lines = linesOf(pointer, source);
  if ('unlist' in fix && lines && /^\d+$/.test(lastOf(pointer))) return withoutHyphen(pointer, lines, source);
  const key = keyOf(pointer, source);
  if ('inside' in fix && /^\d+$/.test(stepsOf(pointer).at(-1)!)) {
    const { start } = source.locate(pointer);
    return [{ start, end: start, text: `${fix.inside}: ` }];
  }
  if (!lines || !key) return undefined;
  const indent = ' '.repeat(lines.column);
  const value = source.text.slice(key.end, lines.end);
  const isBelow = /^:[^\S\n]*(?:#.*)?\n/.test(value);
  if ('inside' in fix) {
    if (isBelow) return undefined;
    return [{ start: key.end + 1, end: key.end + 1, text: `\n${indent}  ${fix.inside}:` }];
  }
  if ('pair' in fix) return asPair(fix.pair, pointer, source);
  if ('type' in fix) {
    const opening = { start: key.start, end: key.end + 1, text: `type: ${lastOf(pointer)}` };
    return isBelow ? [opening, ...shiftInner(source, lines, key.end, lines.column)] : undefined;
  }
  if ('unwrap' in fix) return unwrapped(source, lines, key);
  if ('list' in fix) return isBelow ? intoList(source, lines, key.end) : undefined;
  return outOfList(source, lines, key.end);
}

/** Says how to make a move by hand; undefined where it is none of lines to the left or to the right. */
export function moveHint({ moves }: { moves: Move[] }, edits: Edit[]): string | undefined {
  const last = edits.at(-1);
  if (!last || moves.every(({ from, to }) => parentOf(from) === parentOf(to))) return undefined;
  const by = last.text.length - (last.end - last.start);
  const spaces = `${Math.abs(by)} space${Math.abs(by) === 1 ? '' : 's'}`;
  return `Move ${moves.length > 1 ? 'them' : 'it'} ${spaces} to the ${by < 0 ? 'left' : 'right'}, with all that belongs to it.`;
}

/** Fields and entries with other indentation, all by the same number of spaces. */
function moveAll(moves: Move[], source: Source): Edit[] | undefined {
  const renames = moves.every(({ from, to }) => parentOf(from) === parentOf(to));
  if (renames) {
    return moves.map(({ from, to }) => ({ ...source.locate(from, 'key'), text: lastOf(to) }));
  }
  if (isWithin(parentOf(moves[0]!.to), parentOf(moves[0]!.from)))
    return isFlat(moves, source) ? nest(moves, source) : moveLines(moves, source);
  return moveLines(moves, source);
}

/** Returns whether fields get other names as well, in an object that is not there yet. */
function isFlat(moves: Move[], source: Source): boolean {
  return moves.every(({ from, to }) => !source.has(parentOf(to)) && (lastOf(from) !== lastOf(to) || isIndexed(to)));
}

const isIndexed = (pointer: Pointer): boolean => /\/\d+\/[^/]+$/.test(pointer);

function moveLines(moves: Move[], source: Source): Edit[] | undefined {
  const lines = moves.map(({ from }) => linesOf(from, source));
  const column = columnFor(moves[0]!.to, source);
  const first = lines[0];
  if (!first || column === undefined || lines.some((one) => one?.column !== first.column)) return undefined;
  // One piece of text: what is between them would end up somewhere else.
  if (lines.some((one, index) => index > 0 && one!.start !== lines[index - 1]!.end)) return undefined;
  const target = parentOf(moves[0]!.to);
  const isNew = !source.has(target);
  const opening = isNew ? [{ start: first.start, end: first.start, text: `${' '.repeat(column - 2)}${lastOf(target)}:\n` }] : []; // prettier-ignore
  const shifts = shift(source.text, { ...first, end: lines.at(-1)!.end }, column - first.column);
  if (!shifts) return undefined;
  const [start, ...others] = shifts;
  return opening.length > 0 && start ? [{ ...start, text: opening[0]!.text + start.text }, ...others] : shifts;
}

/** Fields below a new name, where they are the fields of one object, or of the first entry of a list. */
function nest(moves: Move[], source: Source): Edit[] | undefined {
  const ordered = moves.toSorted((a, b) => source.locate(a.from, 'key').start - source.locate(b.from, 'key').start);
  const lines = ordered.map(({ from }) => linesOf(from, source));
  const object = parentOf(ordered[0]!.from);
  const [field = '', index] = stepsOf(ordered[0]!.to.slice(object.length)).slice(0, -1);
  const by = index === undefined ? 2 : 4;
  if (lines.some((one, at) => !one || (at > 0 && one.start !== lines[at - 1]!.end))) return undefined;
  return ordered.flatMap(({ from, to }, at) => {
    const { start, end, column } = lines[at]!;
    const key = source.locate(from, 'key');
    const others = shift(source.text, { start: endOfLine(source.text, start), end }, by) ?? [];
    const opening = `${field}:\n${' '.repeat(column + 2)}${index === undefined ? '' : '- '}`;
    return [{ ...key, text: (at === 0 ? opening : ' '.repeat(by)) + lastOf(to) }, ...others];
  });
}

const isWithin = (pointer: Pointer, around: Pointer): boolean => pointer.startsWith(`${around}/`);

/** Returns the column that a part would have at a pointer: that of its neighbours, or two more than its parent's. */
function columnFor(to: Pointer, source: Source): number | undefined {
  const parent = parentOf(to);
  const isEntry = /^\d+$/.test(lastOf(to));
  if (!source.has(parent)) {
    const around = linesOf(siblingOf(parent, source), source);
    return around && around.column + 2;
  }
  if (isEntry && source.has(`${parent}/0`)) return linesOf(`${parent}/0`, source)?.column;
  if (parent === '') return 0;
  if (!isEntry && /^\d+$/.test(lastOf(parent))) {
    const entry = linesOf(parent, source);
    return entry && entry.column + 2;
  }
  const inside = fieldOf(parent, source);
  const around = linesOf(parent, source);
  return inside === undefined ? around && around.column + 2 : inside;
}

/** Returns the column of the first field of an object that is below its name. */
function fieldOf(pointer: Pointer, source: Source): number | undefined {
  const key = keyOf(pointer, source);
  if (!key) return undefined;
  const [, indent] = /^:[^\S\n]*(?:#.*)?\n(?:[^\S\n]*(?:#.*)?\n)*( *)[\w"']/.exec(source.text.slice(key.end)) ?? [];
  const own = linesOf(pointer, source);
  return indent !== undefined && own && indent.length > own.column ? indent.length : undefined;
}

/** Something that is written in the same object. */
function siblingOf(pointer: Pointer, source: Source): Pointer {
  const { start } = source.locate(parentOf(pointer));
  const name = /^["']?([\w$-]+)["']?:/.exec(source.text.slice(start))?.[1];
  return name === undefined ? parentOf(pointer) : `${parentOf(pointer)}/${name}`;
}

/** Returns what is below a name, in the column of the name. */
function shiftInner({ text }: Source, { end }: Lines, from: number, column: number): Edit[] {
  const start = endOfLine(text, from);
  const indent = /^ */.exec(text.slice(start))![0].length;
  return shift(text, { start, end }, column - indent) ?? [];
}

/** Returns the fields below a name as those of the object that the name is in. */
function unwrapped({ text }: Source, lines: Lines, name: Span): Edit[] | undefined {
  const [, indent] = /^:[^\S\n]*\n( *)[^\s#]/.exec(text.slice(name.end)) ?? [];
  if (indent === undefined) return undefined; // a comment would lose its place
  const start = endOfLine(text, name.end);
  const first = { start: name.start, end: start + indent.length, text: '' };
  const others = shift(text, { start: endOfLine(text, start), end: lines.end }, lines.column - indent.length);
  return others && [first, ...others];
}

function intoList({ text }: Source, { end }: Lines, from: number): Edit[] | undefined {
  const start = endOfLine(text, from);
  // Lines without a field may be an item each.
  if (!/^[ \t]*(?:- |[\w"'-]+[ \t]*:)/.test(text.slice(start)) && endOfLine(text, start) < end) return undefined;
  const indent = /^ */.exec(text.slice(start, end))![0].length;
  const inner = shift(text, { start: endOfLine(text, start), end }, 2);
  return inner && [{ start: start + indent, end: start + indent, text: '- ' }, ...inner];
}

/** Fields without the hyphens that made entries of them; one text without its hyphen. */
function outOfList({ text }: Source, { end, column }: Lines, from: number): Edit[] | undefined {
  const start = endOfLine(text, from);
  if (!/^:[^\S\n]*(?:#.*)?\n/.test(text.slice(from))) return undefined;
  const hyphens = /^ */.exec(text.slice(start, end))![0].length;
  // What is indented further than the name may stay there; else the hyphens become spaces.
  const by = hyphens > column ? 2 : 0;
  const edits: Edit[] = [];
  for (let line = start; line < end; line = endOfLine(text, line)) {
    const indent = /^ */.exec(text.slice(line, end))![0].length;
    const isEntry = indent === hyphens && text.startsWith('- ', line + indent);
    if (isEntry) edits.push({ start: line + indent, end: line + indent + 2, text: ' '.repeat(2 - by) });
    else if (by > 0 && indent >= hyphens + by) edits.push({ start: line, end: line + by, text: '' });
  }
  return edits;
}

/** Returns a value on one line as the only one of a list in brackets; undefined where it is none, or would need quotes there. */
function inBrackets(pointer: Pointer, { text, locate }: Source): Edit | undefined {
  const { start, end } = locate(pointer);
  const written = text.slice(start, end);
  const isOne = /^(?:"[^"\n]*"|'[^'\n]*'|[^\s[\]{},#:&*!|>'"%@`-][^[\]{},#:\n]*)$/.test(written);
  return isOne && text[end] !== ':' ? { start, end, text: `[${written}]` } : undefined;
}

/** Returns an entry without the second of two hyphens. */
function withoutHyphen(pointer: Pointer, { end }: Lines, { text, locate }: Source): Edit[] | undefined {
  const { start } = locate(pointer);
  const [hyphen] = /^- +/.exec(text.slice(start)) ?? [];
  const inner = hyphen === undefined ? undefined : shift(text, { start: endOfLine(text, start), end }, -hyphen.length);
  return inner && [{ start, end: start + hyphen!.length, text: '' }, ...inner];
}

function asPair([first, second]: [string, string], pointer: Pointer, source: Source): Edit[] | undefined {
  const { start, end } = keyOf(pointer, source)!;
  const column = start - (source.text.lastIndexOf('\n', start - 1) + 1);
  const name = lastOf(pointer);
  const written = /^[\w/][\w/ .-]*$/.test(name) ? name : inQuotes(name);
  return [{ start, end, text: `${first}: ${written}\n${' '.repeat(column)}${second}` }];
}
