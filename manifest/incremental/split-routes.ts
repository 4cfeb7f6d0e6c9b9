/**
 * Cuts the bytes of a manifest into its routes and what they share, so that each can be read by itself. A line that
 * starts an item of the routes can be nothing else: whatever stands inside a route stands further in.
 */

/** Where a route stands: the offsets of its first byte and behind its last. */
export interface RouteSpan {
  start: number;
  end: number;
}

/** A manifest in pieces. */
export interface RouteSpans {
  /** The text of everything but the routes. */
  frame: string;
  routes: RouteSpan[];
}

export const HYPHEN = 45;
const [NUL, TAB, LINE_FEED, RETURN, SPACE, NUMBER_SIGN] = [0, 9, 10, 13, 32, 35];
// Not by the flag m: to it, signs begin a line that begin none in YAML.
const ROUTES = /(?:^|\n)routes:[ \t]*(?:#.*)?\r?\n(?:[ \t]*(?:#.*)?\r?\n)*(?= *- )/;
/** What stands in front of the routes is short; where it is not, the manifest is read as a whole. */
const HEAD = 1_000_000;

/** Cuts a manifest; undefined where it is not written with one route below the other. */
export function splitRoutes(bytes: Uint8Array): RouteSpans | undefined {
  if (!isPlain(bytes)) return undefined;
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const head = ROUTES.exec(buffer.toString('latin1', 0, HEAD));
  if (!head) return undefined;
  const first = head.index + head[0].length;
  const { starts, end } = walkLines(bytes, first);
  const frame = [buffer.subarray(0, first), buffer.subarray(end)];
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    return {
      frame: frame.map((part) => decoder.decode(part)).join(''),
      routes: starts.map((start, index) => ({ start, end: starts[index + 1] ?? end })),
    };
  } catch {
    return undefined; // no UTF-8: told by whoever reads the whole
  }
}

/** Whether lines end at line feeds only: so does a lone return end them. A file that is just being written may hold zeros. */
export function isPlain(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength); // looks many times faster
  return !buffer.includes(RETURN) && !buffer.includes(NUL);
}

/** From the first line of a route on: the first line of each route, and the first that stands at the margin again. */
export function walkLines(bytes: Uint8Array, first: number): { starts: number[]; end: number } {
  let indent = 0;
  while (bytes[first + indent] === SPACE) indent++;
  const starts: number[] = [];
  for (let line = first; line < bytes.length; line = bytes.indexOf(LINE_FEED, line) + 1) {
    if (line === 0) break; // the last line has no end
    const sign = bytes[line]!;
    const isInside = sign === SPACE || sign === TAB || sign === LINE_FEED || sign === NUMBER_SIGN;
    if (!isInside && !(indent === 0 && sign === HYPHEN)) return { starts, end: line };
    if (startsItem(bytes, line, indent)) starts.push(line);
  }
  return { starts, end: bytes.length };
}

function startsItem(bytes: Uint8Array, line: number, indent: number): boolean {
  if (bytes[line + indent] !== HYPHEN || bytes[line + indent + 1] !== SPACE) return false;
  for (let at = line; at < line + indent; at++) if (bytes[at] !== SPACE) return false;
  return true;
}
