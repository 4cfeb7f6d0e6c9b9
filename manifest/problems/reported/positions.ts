/** Finds the lines and columns of many offsets in one text. */
import { countBelow } from '../count-below.ts';
import type { Span } from '../problem.ts';

/** A stretch of the file. Lines and columns count from 1, columns and offsets in UTF-16 units; ends are exclusive. */
export interface Range {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  offset: number;
  endOffset: number;
}

/** Returns a function from spans to ranges: the text is read once, then each range is found quickly. */
export function rangesOf(text: string): (span: Span) => Range {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  const lineOf = (offset: number) => countBelow(starts, offset + 1) - 1;
  return ({ start, end }) => {
    const line = lineOf(start);
    const endLine = lineOf(Math.max(start, end));
    return {
      line: line + 1,
      column: start - starts[line]! + 1,
      endLine: endLine + 1,
      endColumn: Math.max(start, end) - starts[endLine]! + 1,
      offset: start,
      endOffset: Math.max(start, end),
    };
  };
}
