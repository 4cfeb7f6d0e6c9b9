/** A text in which lines are looked for that are no YAML, or none of a manifest. */
import type { Edit } from '../../problems/problem.ts';
import type { OutlineLine } from '../outline.ts';
import type { SyntaxFix } from '../syntax-fix.ts';

/** A text, its lines, and a measure of how much is wrong with it. */
export interface ForeignContext {
  text: string;
  /** All lines that hold anything. */
  all: OutlineLine[];
  /** Those that belong to no text of several lines. */
  lines: OutlineLine[];
  /** Returns how much is wrong with a text; Infinity where it cannot be read. */
  rate(text: string): number;
  /** Returns what a text says; undefined where it cannot be read. */
  valueOf(text: string): unknown;
}

/** A repair, and when its edits may be offered as a fix: always, where all fits then, or never. */
export interface ForeignLine extends SyntaxFix {
  fixes: 'always' | 'where it fits' | 'never';
}

/** Looks for one kind of such lines; one repair for all lines of one cause. */
export type FindForeign = (scene: ForeignContext) => ForeignLine[];

/** Takes a line away. */
export function dropLine(text: string, line: OutlineLine): Edit {
  return { start: line.start, end: Math.min(text.length, line.end + 1), text: '' };
}

/** ", here and in 2 more lines" where there are more. */
export function withFurther(count: number): string {
  return count < 2 ? '' : `, here and in ${count - 1} more ${count === 2 ? 'line' : 'lines'}`;
}

/** Returns the lines below a line that stand further in. */
export function linesBelow(lines: OutlineLine[], index: number): OutlineLine[] {
  const column = lines[index]!.columns[0]!;
  let end = index + 1;
  while (end < lines.length && lines[end]!.columns[0]! > column) end++;
  return lines.slice(index + 1, end);
}
