/**
 * Splits a manifest into its routes and what they share, so that each can be read by itself. A line that starts an item
 * of the routes can be nothing else: everything inside a route is indented further.
 */
import { isUtf8 } from 'node:buffer';
import { charactersOf, indentAt, spansOf, walk } from './walk-routes.ts';
import type { RouteSpan } from './walk-routes.ts';

/** A manifest split into routes. */
export interface SplitRoutes {
  /** The text of everything but the routes. */
  sitePart: string;
  routes: RouteSpan[];
}

const [NUL, RETURN] = [0, 13];
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

/** Returns the offset of the first route in the beginning of a manifest. */
function firstRouteIn(head: string): number | undefined {
  const match = ROUTES.exec(head);
  return match ? match.index + match[0].length : undefined;
}

/** Returns a view that searches many times faster. */
export function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
