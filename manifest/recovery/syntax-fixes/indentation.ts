/** Fixes lines that start too far left or too far right: one line or a whole block. */
import type { SyntaxProblem } from '../../yaml/source.ts';
import { fieldNames } from '../../words/schema-fields.ts';
import { BLOCK_TEXT, hasValueBelow } from '../../yaml/syntax/lines.ts';
import { isComment } from '../outline.ts';
import type { Outline, OutlineLine } from '../outline.ts';
import { andLinesBelow, atLine, indentBy } from '../syntax-fix.ts';
import { counted } from '../../problems/sentence-parts.ts';
import type { ProposeFixes } from '../syntax-fix.ts';

/** No line is moved further by mistake. */
const FURTHEST = 12;
/** Of more lines than these, only some may end a block: see `isBoundary`. */
const LINES = 12;
const MANY_LINES = 60;
const MOST_LINES = 300;
/** How much less likely each odd feature makes a move. */
const ODD = 0.7;

/** Moves a line, alone or with lines below it, to each column where it may belong. */
export const moveLines: ProposeFixes = (line, outline, index) => {
  const { lines } = outline;
  const before = lines[index - 1];
  if (isComment(line) && !(before && BLOCK_TEXT.test(before.value))) return [];
  if (line.content === '') return []; // a lone hyphen
  const textColumn = columnOfText(outline, index);
  const isField = line.columns.length > 1 || (line.key !== undefined && !line.key.includes(' '));
  const shifts = columnsFor(outline, index)
    .filter((column) => line.isText || !isField || column <= textColumn)
    .map((column) => column - line.columns[0]!)
    .filter((shift) => shift !== 0 && Math.abs(shift) <= FURTHEST);
  return blocksFrom(outline, index).flatMap(({ last, cost: blockCost }) => {
    const block = lines.slice(index, last + 1);
    return shifts.flatMap((shift) => {
      if (block.some((other) => other.columns[0]! < -shift && !isComment(other))) return [];
      const oddness =
        columnOddness(outline, index, line.columns[0]! + shift) +
        gapOddness(outline, index, last, shift) +
        textOddness(block, before, line.columns[0]! + shift);
      return {
        splices: block.map((other) => indentBy(other, shift)),
        cost: 2 + 0.1 * Math.abs(shift) + blockCost + oddness,
        mayBePartial: true,
        problem: explainMove(block, shift, before),
      };
    });
  });
};

function explainMove(block: OutlineLine[], shift: number, before: OutlineLine | undefined): SyntaxProblem {
  const [line] = block as [OutlineLine];
  const below = andLinesBelow(block.length - 1);
  const message =
    line.isText && shift > 0 && before?.isText
      ? 'This line belongs to the text above it, but starts further left than the first line of the text.'
      : `This line is indented ${counted(Math.abs(shift), 'space')} too ${shift > 0 ? 'little' : 'far'}.`;
  const hint =
    shift > 0 ? `Put ${counted(shift, 'more space')} in front` : `Remove ${counted(-shift, 'space')} in front`;
  return atLine(line, message, `${hint} of this line${below}.`);
}

/** Returns the column of the field or hyphen of the text above a line; the line is a part of it if it is indented further. */
function columnOfText({ lines }: Outline, index: number): number {
  let above = index - 1;
  while (lines[above]?.isText) above--;
  const line = lines[above];
  // The first line of a text may have any indentation.
  if (above === index - 1 || !line || !BLOCK_TEXT.test(line.value)) return Infinity;
  return line.columns.at(line.key === undefined ? -2 : -1)!;
}

/** Returns the columns in which a line may start, by the lines around it. */
function columnsFor(outline: Outline, index: number): number[] {
  const { lines, margin } = outline;
  const columns = columnsAbove(outline, index).add(margin);
  const line = lines[index]!;
  const next = lines.slice(index + 1, index + MOST_LINES).find((other) => !isComment(other));
  if (next && !next.isText) {
    columns.add(next.columns[0]!);
    // The content after a hyphen is in the column of the next field.
    if (line.columns.length > 1) columns.add(next.columns[0]! - (line.columns.at(-1)! - line.columns[0]!));
  }
  return [...columns].filter((column) => column >= margin);
}

/** Returns the columns of what is still open above a line. */
function columnsAbove({ lines, indentWidth }: Outline, index: number): Set<number> {
  const columns = new Set<number>();
  let least = Infinity;
  for (let above = index - 1; above >= 0 && index - above < MOST_LINES && least > 0; above--) {
    const line = lines[above]!;
    if (line.isText) {
      if (!lines[above - 1]!.isText && index - above < LINES * 5) columns.add(line.columns[0]!);
      continue;
    }
    if (isComment(line)) continue;
    const column = line.columns.at(-1)!;
    if (least === Infinity && hasValueBelow(line)) columns.add(column + indentWidth);
    if (least === Infinity && /^[|>]/.test(line.value))
      columns.add((line.columns.at(-2) ?? line.columns[0]!) + indentWidth).add(column + indentWidth);
    for (const own of line.columns.toReversed()) {
      if (own < least) columns.add(own);
      least = Math.min(least, own);
    }
  }
  return columns;
}

/** Returns the ends of the blocks that begin with a line, with how unlikely each is. */
function blocksFrom({ lines }: Outline, index: number): { last: number; cost: number }[] {
  const column = lines[index]!.columns[0]!;
  const endWhere = (isEnd: (line: OutlineLine) => boolean) => {
    let last = index;
    while (last + 1 < lines.length && !isEnd(lines[last + 1]!)) last++;
    return last;
  };
  const children = endWhere((line) => line.columns[0]! <= column && !isComment(line));
  const siblings = endWhere((line) => line.columns[0]! < column && !isComment(line));
  const costs = new Map<number, number>([[children, 0]]);
  const add = (last: number, cost: number) => costs.set(last, Math.min(cost, costs.get(last) ?? Infinity));
  add(index, 0.1);
  add(siblings, 0.3);
  for (let last = index + 1; last < siblings && last < index + MOST_LINES; last++)
    if (isBoundary(lines[last + 1]!, last - index)) add(last, 0.5 + 0.01 * (last - index));
  return [...costs].map(([last, cost]) => ({ last, cost }));
}

/** Returns whether a block of so many lines may end before a line. */
function isBoundary({ columns, key }: OutlineLine, count: number): boolean {
  if (count < LINES) return true;
  return count < MANY_LINES ? columns.length > 1 || key !== undefined : columns.length > 1 && key !== undefined;
}

/** Returns how odd it is that a line starts in a column, by the lines above it. */
function columnOddness(outline: Outline, index: number, column: number): number {
  const { lines, indentWidth, itemIndentWidth, margin } = outline;
  const isItem = lines[index]!.columns.length > 1;
  if (column === margin) return 0;
  if (lines[index - 1]?.isText && column > columnOfText(outline, index))
    return column === lines[index - 1]!.columns[0] ? 0 : ODD;
  for (let above = index - 1; above >= 0; above--) {
    const { isText, columns } = lines[above]!;
    if (isText || isComment(lines[above]!)) continue;
    if (columns.slice(1).includes(column)) return 0; // the content after a hyphen
    if (isItem && columns.at(-1) === column && hasValueBelow(lines[above]!)) return itemIndentWidth === 0 ? 0 : ODD;
    const parent = columns.findLast((other) => other < column);
    if (parent !== undefined) return column - parent === indentWidth ? 0 : ODD;
  }
  return ODD;
}

/** Returns how odd it is that lines which look like fields become a part of the text that starts above them. */
function textOddness(block: OutlineLine[], before: OutlineLine | undefined, column: number): number {
  if (!before || before.isText || !BLOCK_TEXT.test(before.value) || column <= before.columns[0]!) return 0;
  const names = fieldNames();
  return block.some(({ key, isText }) => !isText && key !== undefined && names.has(key)) ? ODD : 0;
}

/** Returns how odd the indentation of the line below the first moved one is after the move. */
function gapOddness({ lines, indentWidth }: Outline, first: number, last: number, shift: number): number {
  const [line, next] = [lines[first]!, lines[first + 1]];
  if (!next || (first === last && next.columns[0]! <= line.columns[0]!)) return 0;
  const gap = next.columns[0]! - line.columns.at(-1)! - (first === last ? shift : 0);
  const fits = line.isText
    ? gap === 0
    : hasValueBelow(line)
      ? gap === indentWidth || gap === 0
      : gap <= 0 || BLOCK_TEXT.test(line.value);
  return fits ? 0 : ODD;
}
