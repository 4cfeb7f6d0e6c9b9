/**
 * Splits a manifest into its routes and what they share, so that each can be read by itself. A line that starts an item
 * of the routes can be nothing else: everything inside a route is indented further.
 */
import { isUtf8 } from 'node:buffer';

/** The offsets of a route: of its first character, and after its last. */
export interface RouteSpan {
  start: number;
  end: number;
}

/** A manifest split into routes. */
export interface SplitRoutes {
  /** The text of everything but the routes. */
  sitePart: string;
  routes: RouteSpan[];
}

/** What is split: bytes or a text. The characters that matter have the same codes in both. */
interface Characters {
  length: number;
  codeAt(index: number): number;
  /** Returns the offset of the line after the one that holds an offset; 0 after the last. */
  nextLine(offset: number): number;
}

export const HYPHEN = 45;
const [NUL, TAB, LINE_FEED, RETURN, SPACE, NUMBER_SIGN] = [0, 9, 10, 13, 32, 35];
// Without the flag m: it takes characters for line ends that are none in YAML.
const ROUTES = /(?:^|\n)routes:[ \t]*(?:#.*)?\n(?:[ \t]*(?:#.*)?\n)*(?= *- )/;
/** What comes before the routes is short; where it is longer, the manifest is read as a whole. */
const HEAD = 1_000_000;

/** Splits the bytes of a manifest; undefined where it is not written with one route below the other. */
export function splitRoutes(bytes: Uint8Array): SplitRoutes | undefined {
  return splitPieces([bytes]);
}

/** Splits a manifest in pieces of whole lines, the first of which holds what comes before the routes. */
export function splitPieces(pieces: Iterable<Uint8Array>): SplitRoutes | undefined {
  const sitePart: string[] = [];
  const starts: number[] = [];
  let indent = 0;
  let [offset, end, isBehind] = [0, 0, false];
  for (const bytes of pieces) {
    if (!isPlain(bytes)) return undefined;
    const buffer = bufferOf(bytes);
    const characters = charactersOf(bytes);
    let at = 0;
    if (offset === 0) {
      const first = firstRouteIn(buffer.toString('latin1', 0, HEAD));
      if (first === undefined) return undefined;
      sitePart.push(buffer.toString('utf8', 0, first));
      indent = indentAt(characters, first);
      at = first;
    }
    if (!isBehind) {
      const walked = walk(characters, at, indent);
      for (const start of walked.starts) starts.push(offset + start);
      at = walked.end;
      end = offset + at;
      isBehind = at < bytes.length;
    }
    sitePart.push(buffer.toString('utf8', at));
    offset += bytes.length;
  }
  return offset === 0
    ? undefined
    : { sitePart: sitePart.join('').replace(/^\uFEFF/, ''), routes: spansOf(starts, end) };
}

/** Splits the text of a manifest, in the same way. */
export function splitText(text: string): SplitRoutes | undefined {
  const first = firstRouteIn(text.slice(0, HEAD));
  if (first === undefined) return undefined;
  const characters = {
    length: text.length,
    codeAt: (index: number) => text.charCodeAt(index),
    nextLine: (offset: number) => text.indexOf('\n', offset) + 1,
  };
  const { starts, end } = walk(characters, first, indentAt(characters, first));
  return { sitePart: text.slice(0, first) + text.slice(end), routes: spansOf(starts, end) };
}

/** Returns whether bytes are UTF-8 with line feeds only (see line-ends.ts). A file that is just being written may hold zeros. */
export function isPlain(bytes: Uint8Array): boolean {
  const buffer = bufferOf(bytes);
  return !buffer.includes(RETURN) && !buffer.includes(NUL) && isUtf8(bytes);
}

/** Splits the routes that start at the offset `first`. They end with the first line at the margin that is none of theirs. */
export function walkRoutes(bytes: Uint8Array, first: number): { routes: RouteSpan[]; end: number } {
  const characters = charactersOf(bytes);
  const { starts, end } = walk(characters, first, indentAt(characters, first));
  return { routes: spansOf(starts, end), end };
}

/** Returns the offset of the first route in the beginning of a manifest. */
function firstRouteIn(head: string): number | undefined {
  const match = ROUTES.exec(head);
  return match ? match.index + match[0].length : undefined;
}

function indentAt({ codeAt }: Characters, first: number): number {
  let indent = 0;
  while (codeAt(first + indent) === SPACE) indent++;
  return indent;
}

/** Returns where routes start, from a line of theirs on, and the first line after them. */
function walk(characters: Characters, first: number, indent: number): { starts: number[]; end: number } {
  const { length, codeAt, nextLine } = characters;
  const starts: number[] = [];
  let line = first;
  for (; line < length; line = nextLine(line) || length) {
    const code = codeAt(line);
    const isInside = code === SPACE || code === TAB || code === LINE_FEED || code === NUMBER_SIGN;
    if (!isInside && !(indent === 0 && code === HYPHEN)) break;
    if (startsItem(characters, line, indent)) starts.push(line);
  }
  return { starts, end: line };
}

function spansOf(starts: number[], end: number): RouteSpan[] {
  return starts.map((start, index) => ({ start, end: starts[index + 1] ?? end }));
}

function startsItem({ codeAt }: Characters, line: number, indent: number): boolean {
  if (codeAt(line + indent) !== HYPHEN || codeAt(line + indent + 1) !== SPACE) return false;
  for (let at = line; at < line + indent; at++) if (codeAt(at) !== SPACE) return false;
  return true;
}

function charactersOf(bytes: Uint8Array): Characters {
  return {
    length: bytes.length,
    codeAt: (index) => bytes[index]!,
    nextLine: (offset) => bytes.indexOf(LINE_FEED, offset) + 1,
  };
}

/** Returns a view that searches many times faster. */
export function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
