/** A manifest reduced to a few of its routes: small enough to find positions in it, with line numbers of the whole. */
import { textOfSpan } from '../yaml/routes/batches.ts';
import { piecesOf, sectionOf } from '../yaml/routes/manifest-bytes.ts';
import type { ManifestBytes } from '../yaml/routes/manifest-bytes.ts';
import type { RouteSpan } from '../yaml/routes/walk-routes.ts';
import type { SplitManifest } from './route-changes.ts';

/** A run of lines: the number of its first line in the excerpt, and in the whole manifest; both from 1. */
interface Stretch {
  line: number;
  whole: number;
}

const LINE_FEED = 10;

export class Excerpt {
  readonly text: string;
  /** The numbers of its routes in the whole. */
  readonly routes: number[];
  readonly #stretches: Stretch[] = [];

  /** Keeps some routes, and those around them, since messages show lines before and after. */
  constructor({ bytes, routes }: SplitManifest, picked: Iterable<number | undefined>) {
    const kept = new Set([0, routes.length - 1]);
    for (const index of picked)
      if (index !== undefined) for (const near of [index - 1, index, index + 1]) if (routes[near]) kept.add(near);
    this.routes = [...kept].toSorted((a, b) => a - b);
    const parts = [
      { start: 0, end: routes[0]!.start },
      ...this.routes.map((index) => routes[index]!),
      { start: routes.at(-1)!.end, end: bytes.length },
    ];
    let [line, whole, at] = [1, 1, 0];
    for (const { start, end } of parts) {
      whole += linesIn(bytes, { start: at, end: start });
      this.#stretches.push({ line, whole });
      const own = linesIn(bytes, { start, end });
      line += own;
      whole += own;
      at = end;
    }
    // A byte order mark is not part of the text.
    this.text = parts
      .map((part) => textOfSpan(bytes, part))
      .join('')
      .replace(/^\uFEFF/, '');
  }

  /** Returns the number that a line of the excerpt has in the whole. */
  readonly lineOf = (line: number): number => {
    const stretch = this.#stretches.findLast((one) => one.line <= line)!;
    return stretch.whole + line - stretch.line;
  };
}

/** Counts the lines that end between two offsets. */
export function linesIn(bytes: ManifestBytes, { start, end }: RouteSpan): number {
  let count = 0;
  for (const piece of piecesOf(sectionOf(bytes, { start, end })))
    for (let at = piece.indexOf(LINE_FEED); at !== -1; at = piece.indexOf(LINE_FEED, at + 1)) count++;
  return count;
}
