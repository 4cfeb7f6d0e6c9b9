/** Walks through the lines of routes, and finds where each one starts. */

/** The offsets of a route: of its first character, and after its last. */
export interface RouteSpan {
  start: number;
  end: number;
}

/** What is split: bytes or a text. The characters that matter have the same codes in both. */
export interface Characters {
  length: number;
  codeAt(index: number): number;
  /** Returns the offset of the line after the one that holds an offset; 0 after the last. */
  nextLine(offset: number): number;
}

export const HYPHEN = 45;
const [TAB, LINE_FEED, SPACE, NUMBER_SIGN] = [9, 10, 32, 35];

/** Splits the routes that start at the offset `first`. They end with the first line at the margin that is none of theirs. */
export function walkRoutes(bytes: Uint8Array, first: number): { routes: RouteSpan[]; end: number } {
  const characters = charactersOf(bytes);
  const { starts, end } = walk(characters, first, indentAt(characters, first));
  return { routes: spansOf(starts, end), end };
}

/** Returns how far the first route is indented. */
export function indentAt({ codeAt }: Characters, first: number): number {
  let indent = 0;
  while (codeAt(first + indent) === SPACE) indent++;
  return indent;
}

/** Returns where routes start, from a line of theirs on, and the first line after them. */
export function walk(characters: Characters, first: number, indent: number): { starts: number[]; end: number } {
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

/** Returns the spans of routes that follow one another. */
export function spansOf(starts: number[], end: number): RouteSpan[] {
  return starts.map((start, index) => ({ start, end: starts[index + 1] ?? end }));
}

function startsItem({ codeAt }: Characters, line: number, indent: number): boolean {
  if (codeAt(line + indent) !== HYPHEN || codeAt(line + indent + 1) !== SPACE) return false;
  for (let at = line; at < line + indent; at++) if (codeAt(at) !== SPACE) return false;
  return true;
}

/** Returns the characters of bytes. */
export function charactersOf(bytes: Uint8Array): Characters {
  return {
    length: bytes.length,
    codeAt: (index) => bytes[index]!,
    nextLine: (offset) => bytes.indexOf(LINE_FEED, offset) + 1,
  };
}
