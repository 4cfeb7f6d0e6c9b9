/** Reads a text as lines, whether or not it is YAML. */
import { lineAt } from '../yaml/syntax/lines.ts';
import type { Line } from '../yaml/syntax/lines.ts';

/** A line that holds anything. */
export interface OutlineLine extends Line {
  /** It belongs to a text below "|" or ">". */
  isText: boolean;
}

/** The lines of a text, without those that are empty. */
export interface Outline {
  text: string;
  lines: OutlineLine[];
  /** By how many spaces the fields of a field are indented in this text: 2 or 4. */
  step: number;
  /** The same for the items of a list below its name, which may start right below it. */
  itemStep: number;
  /** The column of the outermost lines. */
  margin: number;
}

/** Opens a text of several lines. */
export const OPENS_TEXT = /^[|>][-+\d]*\s*(?:#.*)?$/;
/** What stands behind the name of a field whose value stands below it. */
const NOTHING = /^(?:#.*)?$/;

/** Outlines a text. */
export function outline(text: string, margin = 0): Outline {
  const lines: OutlineLine[] = [];
  let parent = Infinity; // the column of the field or hyphen that a text of several lines belongs to
  for (let at = 0; at < text.length;) {
    const line = lineAt(text, at);
    at = line.end + 1;
    if (line.content === '' && line.columns.length === 1) continue;
    const isText = line.columns[0]! > parent;
    lines.push({ ...line, isText });
    if (isText) continue;
    parent = OPENS_TEXT.test(line.value) ? (line.columns.at(line.key === undefined ? -2 : -1) ?? 0) : Infinity;
  }
  return { text, lines, ...stepsOf(lines), margin };
}

/** Whether the value of a line stands in the lines below it. */
export function isOpening({ key, value }: Line): boolean {
  return key !== undefined && NOTHING.test(value);
}

/** Whether a line holds nothing but a comment. */
export function isComment({ content, columns, isText }: OutlineLine): boolean {
  return !isText && columns.length === 1 && content.startsWith('#');
}

/** The line of an offset, or the last one before it, by its number in the outline. */
export function lineNumberAt({ lines }: Outline, offset: number): number {
  let [low, high] = [0, lines.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (lines[middle]!.start <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

function stepsOf(lines: OutlineLine[]): { step: number; itemStep: number } {
  const counts = { fields: { 2: 0, 4: 0 }, items: { 0: 0, 2: 0, 4: 0 } };
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    if (!next || line.isText || !isOpening(line)) continue;
    const step = next.columns[0]! - line.columns.at(-1)!;
    const own: Record<number, number> = next.columns.length > 1 ? counts.items : counts.fields;
    if (own[step] !== undefined) own[step]++;
  }
  const step = counts.fields[4] > counts.fields[2] ? 4 : 2;
  const { items } = counts;
  return { step, itemStep: items[0] > items[2] + items[4] ? 0 : step };
}
