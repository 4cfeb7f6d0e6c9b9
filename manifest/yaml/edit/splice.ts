/** Makes and applies splices: replacements of spans of a text, from which every fix is made. */
import type { Splice } from '../../problems/problem.ts';

/** Returns the splice that inserts some text at an offset. */
export function insertAt(at: number, text: string): Splice {
  return { start: at, end: at, text };
}

/** Returns the splice that replaces so many characters from an offset on. */
export function replaceAt(start: number, length: number, text: string): Splice {
  return { start, end: start + length, text };
}

/** Applies splices to a text; they may not overlap. */
export function applySplices(text: string, splices: Splice[]): string {
  let at = 0;
  const pieces: string[] = [];
  for (const splice of inTextOrder(splices)) {
    pieces.push(text.slice(at, splice.start), splice.text);
    at = splice.end;
  }
  return pieces.join('') + text.slice(at);
}

/** Returns a function from offsets of the spliced text to those of the original; within a splice, to the splice's start. */
export function beforeSplices(splices: Splice[]): (offset: number) => number {
  const sorted = inTextOrder(splices);
  return (offset) => {
    let shift = 0; // by how much the splices so far have moved the text after them
    for (const { start, end, text } of sorted) {
      if (offset < start + shift) break;
      if (offset < start + shift + text.length) return start;
      shift += text.length - (end - start);
    }
    return offset - shift;
  };
}

/** Returns whether two splices change the same characters or insert at the same offset. */
export function splicesOverlap(a: Splice, b: Splice): boolean {
  return (a.start < b.end && b.start < a.end) || a.start === b.start;
}

/** Returns the fixes that can be made at once: none that touches what another one changes. */
export function compatible(problems: { fix?: Splice[] }[]): Splice[][] {
  const taken: Splice[] = [];
  return problems.flatMap(({ fix }) => {
    if (!fix || fix.some((splice) => taken.some((other) => splicesOverlap(splice, other)))) return [];
    taken.push(...fix);
    return [fix];
  });
}

/** Returns whether any splice of a list overlaps with one of another. */
export function anyOverlap(splices: Splice[], others: Splice[]): boolean {
  return splices.some((splice) => others.some((other) => splicesOverlap(splice, other)));
}

/** Returns splices by where they are in the text. */
export function inTextOrder(splices: Splice[]): Splice[] {
  return splices.toSorted((a, b) => a.start - b.start || a.end - b.end);
}
