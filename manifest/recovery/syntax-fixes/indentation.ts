/** Lines that start too far left or too far right: one line, or a whole block. */
import type { SyntaxProblem } from '../../yaml/parse.ts';
import type { Edit } from '../../problems/problem.ts';
import { fieldNames } from '../../../schema/schemas.ts';
import { isComment, isOpening, OPENS_TEXT } from '../outline.ts';
import type { Outline, OutlineLine } from '../outline.ts';
import { atLine, spaces } from '../syntax-fix.ts';
import type { Candidate, ProposeFixes } from '../syntax-fix.ts';

/** Nobody means to move a line further than that. */
const FURTHEST = 12;
/** Of more lines, only those are taken for a block that are one by their indentation. */
const LINES = 12;
const MANY_LINES = 60;
const MOST_LINES = 300;

/** Moves a line, alone or with lines below it, to each column where it could belong. */
export const moveLines: ProposeFixes = (outline, index) => {
  const { lines } = outline;
  const line = lines[index]!;
  const before = lines[index - 1];
  if (isComment(line) && !(before && OPENS_TEXT.test(before.value))) return [];
  if (line.content === '') return []; // a lone hyphen
  const column = line.columns[0]!;
  const text = columnOfText(outline, index);
  const isField = line.columns.length > 1 || (line.key !== undefined && !line.key.includes(' '));
  const moves = columnsFor(outline, index)
    .filter((target) => line.isText || !isField || target <= text)
    .map((target) => target - column)
    .filter((by) => by !== 0 && Math.abs(by) <= FURTHEST);
  return extentsOf(outline, index).flatMap(({ last, cost }) =>
    moves.flatMap((by) => {
      const oddness =
        columnOddness(outline, index, column + by) +
        gapOddness(outline, index, last, by) +
        textOddness(outline, index, last, column + by);
      return move(lines, index, last, { by, cost: cost + oddness });
    }),
  );
};

function move(
  lines: OutlineLine[],
  first: number,
  last: number,
  { by, cost }: { by: number; cost: number },
): Candidate[] {
  const moved = lines.slice(first, last + 1);
  if (by < 0 && moved.some((line) => line.columns[0]! < -by && !isComment(line))) return [];
  const edits = moved.map((line): Edit => {
    const away = Math.min(-by, line.columns[0]!);
    return by > 0
      ? { start: line.start, end: line.start, text: ' '.repeat(by) }
      : { start: line.start, end: line.start + away, text: '' };
  });
  const explain = () => explainMove(moved, by, lines[first - 1]);
  return [{ edits, cost: 2 + 0.1 * Math.abs(by) + cost, isOneOfSome: true, explain }];
}

function explainMove(moved: OutlineLine[], by: number, before: OutlineLine | undefined): SyntaxProblem {
  const [line] = moved;
  const others = moved.length - 1;
  const below = others === 0 ? '' : others === 1 ? ' and the one below it' : ` and the ${others} lines below it`;
  const amount = Math.abs(by);
  const message =
    line!.isText && by > 0 && before?.isText
      ? 'This line belongs to the text above it, but starts further left than the first line of the text.'
      : `This line is indented ${spaces(amount)} too ${by > 0 ? 'little' : 'far'}.`;
  const hint =
    by > 0
      ? `Put ${amount} more ${amount === 1 ? 'space' : 'spaces'} in front of this line${below}.`
      : `Remove ${spaces(amount)} in front of this line${below}.`;
  return atLine(line!, message, hint);
}

/** The column of the field or hyphen that a text right above a line belongs to: further in, the line is a part of it. */
function columnOfText({ lines }: Outline, index: number): number {
  let above = index - 1;
  while (lines[above]?.isText) above--;
  const line = lines[above];
  // A text that has no line yet may begin with any.
  if (above === index - 1 || !line || !OPENS_TEXT.test(line.value)) return Infinity;
  return line.columns.at(line.key === undefined ? -2 : -1)!;
}

/** The columns in which a line may start, by the lines around it. */
function columnsFor({ lines, step, margin }: Outline, index: number): number[] {
  const columns = new Set<number>();
  let least = Infinity;
  for (let above = index - 1; above >= 0 && index - above < 300 && least > 0; above--) {
    const line = lines[above]!;
    if (line.isText) {
      if (!lines[above - 1]!.isText && index - above < LINES * 5) columns.add(line.columns[0]!);
      continue;
    }
    if (isComment(line)) continue;
    if (least === Infinity && isOpening(line)) columns.add(line.columns.at(-1)! + step);
    if (least === Infinity && /^[|>]/.test(line.value))
      columns.add((line.columns.at(-2) ?? line.columns[0]!) + step).add(line.columns.at(-1)! + step);
    for (const column of line.columns.toReversed()) {
      if (column < least) columns.add(column);
      least = Math.min(least, column);
    }
  }
  const line = lines[index]!;
  const next = lines.slice(index + 1).find((other) => !isComment(other));
  if (next && !next.isText) {
    // The content behind a hyphen stands above the next field.
    columns.add(next.columns[0]!);
    if (line.columns.length > 1) columns.add(next.columns[0]! - (line.columns.at(-1)! - line.columns[0]!));
  }
  return [...columns.add(margin)].filter((column) => column >= margin);
}

/** The blocks of lines that begin with a line, the likeliest first. */
function extentsOf({ lines }: Outline, index: number): { last: number; cost: number }[] {
  const column = lines[index]!.columns[0]!;
  const endWhere = (isEnd: (line: OutlineLine) => boolean) => {
    let last = index;
    while (last + 1 < lines.length && !isEnd(lines[last + 1]!)) last++;
    return last;
  };
  const children = endWhere((line) => line.columns[0]! <= column && !isComment(line));
  const siblings = endWhere((line) => line.columns[0]! < column && !isComment(line));
  const extents = new Map<number, number>([[children, 0]]);
  const add = (last: number, cost: number) => extents.set(last, Math.min(cost, extents.get(last) ?? Infinity));
  add(index, 0.1);
  add(siblings, 0.3);
  for (let last = index + 1; last < siblings && last < index + MOST_LINES; last++) {
    const next = lines[last + 1]!;
    if (isBoundary(next, last - index)) add(last, 0.5 + 0.01 * (last - index));
  }
  return [...extents].map(([last, cost]) => ({ last, cost }));
}

/** Whether a block of so many lines may end in front of a line. */
function isBoundary({ columns, key }: OutlineLine, count: number): boolean {
  if (count < LINES) return true;
  return count < MANY_LINES ? columns.length > 1 || key !== undefined : columns.length > 1 && key !== undefined;
}

/** How odd it would be for a line to start in a column, by the lines above it. */
function columnOddness(outline: Outline, index: number, column: number): number {
  const { lines, step, itemStep, margin } = outline;
  const isItem = lines[index]!.columns.length > 1;
  if (column === margin) return 0;
  if (lines[index - 1]?.isText && column > columnOfText(outline, index))
    return column === lines[index - 1]!.columns[0] ? 0 : 0.7;
  for (let above = index - 1; above >= 0; above--) {
    const { isText, columns } = lines[above]!;
    if (isText || isComment(lines[above]!)) continue;
    if (columns.slice(1).includes(column)) return 0; // what stands behind a hyphen
    if (isItem && columns.at(-1) === column && isOpening(lines[above]!)) return itemStep === 0 ? 0 : 0.7;
    const parent = columns.findLast((other) => other < column);
    if (parent !== undefined) return column - parent === step ? 0 : 0.7;
  }
  return 0.7;
}

/** How odd it would be that lines which look like fields become a part of the text that starts above them. */
function textOddness({ lines }: Outline, first: number, last: number, column: number): number {
  const [before, moved] = [lines[first - 1], lines.slice(first, last + 1)];
  if (!before || before.isText || !OPENS_TEXT.test(before.value) || column <= before.columns[0]!) return 0;
  const names = fieldNames();
  return moved.some(({ key, isText }) => !isText && key !== undefined && names.has(key)) ? 0.7 : 0;
}

/** How odd it would be that the line below the first moved one stands where it does then. */
function gapOddness({ lines, step }: Outline, first: number, last: number, by: number): number {
  const [line, next] = [lines[first]!, lines[first + 1]];
  if (!next || (first === last && next.columns[0]! <= line.columns[0]!)) return 0;
  const gap = next.columns[0]! - line.columns.at(-1)! - (first === last ? by : 0);
  const fits = line.isText
    ? gap === 0
    : isOpening(line)
      ? gap === step || gap === 0
      : gap <= 0 || OPENS_TEXT.test(line.value);
  return fits ? 0 : 0.7;
}
