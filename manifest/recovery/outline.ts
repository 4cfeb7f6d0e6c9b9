/** Reads a text as lines, whether or not it is YAML. */
import { BLOCK_TEXT, hasValueBelow, lineAt } from '../yaml/syntax/lines.ts';
import type { Line } from '../yaml/syntax/lines.ts';

/** A line that is not empty. */
export interface OutlineLine extends Line {
  /** It belongs to a block text, the lines below "|" or ">". */
  isText: boolean;
}

/** The lines of a text, without empty ones. */
export interface Outline {
  text: string;
  lines: OutlineLine[];
  /** By how many spaces the fields of a field are indented in this text: 2 or 4. */
  indentWidth: number;
  /** The same for the items of a list below its name; 0 where they start in the column of the name. */
  itemIndentWidth: number;
  /** The column of the outermost lines. */
  margin: number;
}

/** Returns the lines of a text that are not empty, and how it is indented. */
export function outline(text: string, margin = 0): Outline {
  const lines: OutlineLine[] = [];
  let parent = Infinity; // the column of the field or hyphen that a block text belongs to
  for (let at = 0; at < text.length;) {
    const line = lineAt(text, at);
    at = line.end + 1;
    if (line.content === '' && line.columns.length === 1) continue;
    const isText = line.columns[0]! > parent;
    lines.push({ ...line, isText });
    if (isText) continue;
    parent = BLOCK_TEXT.test(line.value) ? (line.columns.at(line.key === undefined ? -2 : -1) ?? 0) : Infinity;
  }
  return { text, lines, ...indentWidthsOf(lines), margin };
}

/** Returns whether a line is only a comment. */
export function isComment({ content, columns, isText }: OutlineLine): boolean {
  return !isText && columns.length === 1 && content.startsWith('#');
}

/** Returns the lines after one that are indented further. */
export function linesBelow(lines: OutlineLine[], index: number): OutlineLine[] {
  const column = lines[index]!.columns[0]!;
  let end = index + 1;
  while (end < lines.length && lines[end]!.columns[0]! > column) end++;
  return lines.slice(index + 1, end);
}

/** Returns the index of the line at an offset, or of the last one before it. */
export function lineIndexAt({ lines }: Outline, offset: number): number {
  return Math.max(
    0,
    lines.findLastIndex(({ start }) => start <= offset),
  );
}

function indentWidthsOf(lines: OutlineLine[]): Pick<Outline, 'indentWidth' | 'itemIndentWidth'> {
  const counts = { fields: { 2: 0, 4: 0 }, items: { 0: 0, 2: 0, 4: 0 } };
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    if (!next || line.isText || !hasValueBelow(line)) continue;
    const width = next.columns[0]! - line.columns.at(-1)!;
    const own: Record<number, number> = next.columns.length > 1 ? counts.items : counts.fields;
    if (own[width] !== undefined) own[width]++;
  }
  const indentWidth = counts.fields[4] > counts.fields[2] ? 4 : 2;
  const { items } = counts;
  return { indentWidth, itemIndentWidth: items[0] > items[2] + items[4] ? 0 : indentWidth };
}
