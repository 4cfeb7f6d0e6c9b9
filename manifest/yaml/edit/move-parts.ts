/** Writes fields and entries further in or out, or under other names. The splices fit YAML with one field a line. */
import { counted } from '../../problems/sentence-parts.ts';
import { endOfLine, isIndex, fieldNameSpan, lastOf, partLines, shift } from './field-lines.ts';
import type { Lines } from './field-lines.ts';
import type { Source } from '../source.ts';
import { insertAt, applySplices } from './splice.ts';
import { parentOf, stepsOf } from '../../../schema/values/pointer.ts';
import type { Pointer } from '../../../schema/values/pointer.ts';
import type { Splice, Move, Span } from '../../problems/problem.ts';
import { columnFor } from './column-for.ts';

/** Returns the splices of moves that belong together; undefined where they would not fit the way in which the file is written. */
export function moveParts(moves: Move[], source: Source): Splice[] | undefined {
  if (moves.every(isRename)) return moves.map(({ from, to }) => ({ ...source.locate(from, 'key'), text: lastOf(to) }));
  const isInward = parentOf(moves[0]!.to).startsWith(`${parentOf(moves[0]!.from)}/`);
  // Fields that get other names as well, in an object that does not exist yet.
  const isNested = ({ from, to }: Move) =>
    !source.has(parentOf(to)) && (lastOf(from) !== lastOf(to) || isIndex(lastOf(parentOf(to))));
  return isInward && moves.every(isNested) ? nest(moves, source) : moveLines(moves, source);
}

/** Describes moves to the left or right for people; undefined for renamed fields. */
export function moveHint({ moves }: { moves: Move[] }, splices: Splice[]): string | undefined {
  const last = splices.at(-1);
  if (!last || moves.every(isRename)) return undefined;
  if (splices[0]!.text === '' && last.start > splices[0]!.end)
    return `Write ${moves.length > 1 ? 'them' : 'it'} below ${JSON.stringify(`${lastOf(parentOf(moves[0]!.to))}:`)}, two spaces further in.`;
  const by = last.text.length - (last.end - last.start);
  return `Move ${moves.length > 1 ? 'them' : 'it'} ${counted(Math.abs(by), 'space')} to the ${by < 0 ? 'left' : 'right'}, with all that belongs to it.`;
}

const isRename = ({ from, to }: Move): boolean => parentOf(from) === parentOf(to);

function adjoiningLines(moves: Move[], source: Source): Lines[] | undefined {
  const all: Lines[] = [];
  for (const { from } of moves) {
    const lines = partLines(from, source);
    if (!lines || (all.length > 0 && lines.start !== all.at(-1)!.end)) return undefined;
    all.push(lines);
  }
  return all;
}

function moveLines(moves: Move[], source: Source): Splice[] | undefined {
  const lines = adjoiningLines(moves, source);
  const column = columnFor(moves[0]!.to, source);
  if (!lines || column === undefined || lines.some((one) => one.column !== lines[0]!.column)) return undefined;
  const span = { start: lines[0]!.start, end: lines.at(-1)!.end };
  const target = parentOf(moves[0]!.to);
  const below = source.has(target) ? partLines(target, source) : undefined;
  if (below && below.start >= span.end) return moveDown(span, column - lines[0]!.column, target, source);
  const [first, ...others] = shift(source.text, span, column - lines[0]!.column) ?? [];
  if (!first || source.has(target)) return first && [first, ...others];
  return [{ ...first, text: `${' '.repeat(column - 2)}${lastOf(target)}:\n${first.text}` }, ...others];
}

/** Moves lines to the start of an object that is written below them. */
function moveDown(span: Span, by: number, target: Pointer, source: Source): Splice[] | undefined {
  const { text } = source;
  const key = fieldNameSpan(target, source);
  if (!key || !/^:[^\S\n]*\n/.test(text.slice(key.end))) return undefined;
  const lines = text.slice(span.start, span.end);
  const shifted = shift(lines, { start: 0, end: lines.length }, by);
  return shifted && [{ ...span, text: '' }, insertAt(endOfLine(text, key.end), applySplices(lines, shifted))];
}

/** Writes fields below a new name, as the fields of one object or of the first entry of a list. */
function nest(moves: Move[], source: Source): Splice[] | undefined {
  const ordered = moves.toSorted((a, b) => source.locate(a.from, 'key').start - source.locate(b.from, 'key').start);
  const lines = adjoiningLines(ordered, source);
  const object = parentOf(ordered[0]!.from);
  const [field = '', index] = stepsOf(ordered[0]!.to.slice(object.length)).slice(0, -1);
  const by = index === undefined ? 2 : 4;
  if (!lines) return undefined;
  return ordered.flatMap(({ from, to }, at) => {
    const { start, end, column } = lines[at]!;
    const inner = shift(source.text, { start: endOfLine(source.text, start), end }, by) ?? [];
    const opening = `${field}:\n${' '.repeat(column + 2)}${index === undefined ? '' : '- '}`;
    const name = (at === 0 ? opening : ' '.repeat(by)) + lastOf(to);
    return [{ ...source.locate(from, 'key'), text: name }, ...inner];
  });
}
