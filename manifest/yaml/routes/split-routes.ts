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
  if (!isPlain(bytes)) return undefined;
  const buffer = bufferOf(bytes);
  const found = findRoutes(buffer.toString('latin1', 0, HEAD), charactersOf(bytes));
  if (!found) return undefined;
  const { first, end, routes } = found;
  const sitePart = buffer.toString('utf8', 0, first) + buffer.toString('utf8', end);
  return { sitePart: sitePart.replace(/^\uFEFF/, ''), routes };
}

/** Splits the text of a manifest, in the same way. */
export function splitText(text: string): SplitRoutes | undefined {
  const found = findRoutes(text.slice(0, HEAD), {
    length: text.length,
    codeAt: (index) => text.charCodeAt(index),
    nextLine: (offset) => text.indexOf('\n', offset) + 1,
  });
  return found && { sitePart: text.slice(0, found.first) + text.slice(found.end), routes: found.routes };
}

/** Returns whether bytes are UTF-8 with line feeds only (see line-ends.ts). A file that is just being written may hold zeros. */
export function isPlain(bytes: Uint8Array): boolean {
  const buffer = bufferOf(bytes);
  return !buffer.includes(RETURN) && !buffer.includes(NUL) && isUtf8(bytes);
}

/** Splits the routes that start at the offset `first`. They end with the first line at the margin that is none of theirs. */
export function walkRoutes(bytes: Uint8Array, first: number): { routes: RouteSpan[]; end: number } {
  return walk(charactersOf(bytes), first);
}

function findRoutes(head: string, characters: Characters) {
  const match = ROUTES.exec(head);
  if (!match) return undefined;
  const first = match.index + match[0].length;
  return { first, ...walk(characters, first) };
}

function walk(characters: Characters, first: number): { routes: RouteSpan[]; end: number } {
  const { length, codeAt, nextLine } = characters;
  let indent = 0;
  while (codeAt(first + indent) === SPACE) indent++;
  const starts: number[] = [];
  let line = first;
  for (; line < length; line = nextLine(line) || length) {
    const code = codeAt(line);
    const isInside = code === SPACE || code === TAB || code === LINE_FEED || code === NUMBER_SIGN;
    if (!isInside && !(indent === 0 && code === HYPHEN)) break;
    if (startsItem(characters, line, indent)) starts.push(line);
  }
  return { routes: starts.map((start, index) => ({ start, end: starts[index + 1] ?? line })), end: line };
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
