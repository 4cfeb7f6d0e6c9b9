/** Reads a route without its blocks, which are most of it, without parsing them. */
import { textOfSpan } from './batches.ts';
import { bufferOf } from './split-routes.ts';
import { HYPHEN } from './walk-routes.ts';
import type { RouteSpan } from './walk-routes.ts';

const [LINE_FEED, SPACE, NUMBER_SIGN] = [10, 32, 35];
const FIELD = 'blocks:';

/** Returns the text of a route without its blocks, in whole lines; all of it where they do not start on a line below their name. */
export function headTextOf(bytes: Uint8Array, span: RouteSpan = { start: 0, end: bytes.length }): string {
  const text = withoutBlocks(bytes, span);
  return text.endsWith('\n') ? text : `${text}\n`;
}

function withoutBlocks(bytes: Uint8Array, span: RouteSpan): string {
  const indent = indentOf(bytes, span);
  const at = bufferOf(bytes).indexOf(`\n${' '.repeat(indent)}${FIELD}`, span.start);
  if (indent === 0 || at === -1 || at >= span.end) return textOfSpan(bytes, span);
  const line = at + 1;
  const below = nextLine(bytes, line, span.end);
  if (!isBlank(bytes, line + indent + FIELD.length)) return textOfSpan(bytes, span);
  const tail = { start: endOfValue(bytes, below, span.end, indent), end: span.end };
  return textOfSpan(bytes, { start: span.start, end: line }) + textOfSpan(bytes, tail);
}

/** Returns the column of a route's fields; 0 where the first is not beside the hyphen. */
function indentOf(bytes: Uint8Array, { start }: RouteSpan): number {
  let at = start;
  while (bytes[at] === SPACE) at++;
  at++; // the hyphen
  while (bytes[at] === SPACE) at++;
  return isBlank(bytes, at) ? 0 : at - start;
}

/** Returns the start of the first line that is neither indented further than a field nor an item at its column. */
function endOfValue(bytes: Uint8Array, from: number, end: number, indent: number): number {
  let line = from;
  for (; line < end; line = nextLine(bytes, line, end)) {
    let at = line;
    while (bytes[at] === SPACE) at++;
    const isItem = at - line === indent && bytes[at] === HYPHEN && bytes[at + 1] === SPACE;
    if (at - line <= indent && !isItem && !isBlank(bytes, at)) break;
  }
  return line;
}

/** Returns whether nothing but a comment is in the rest of a line. */
function isBlank(bytes: Uint8Array, from: number): boolean {
  let at = from;
  while (bytes[at] === SPACE) at++;
  return at >= bytes.length || bytes[at] === LINE_FEED || bytes[at] === NUMBER_SIGN;
}

function nextLine(bytes: Uint8Array, from: number, end: number): number {
  const at = bytes.indexOf(LINE_FEED, from);
  return at === -1 || at >= end ? end : at + 1;
}
