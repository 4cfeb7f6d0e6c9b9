import type { Edit } from '../../problems/problem.ts';

/** Returns a text with some splices made; they may not overlap. */
export function splice(text: string, edits: Edit[]): string {
  let at = 0;
  const pieces: string[] = [];
  for (const edit of inOrder(edits)) {
    pieces.push(text.slice(at, edit.start), edit.text);
    at = edit.end;
  }
  return pieces.join('') + text.slice(at);
}

/** Returns a function from offsets in the spliced text to those before; within a splice it is the splice's start. */
export function beforeSplices(edits: Edit[]): (offset: number) => number {
  const sorted = inOrder(edits);
  return (offset) => {
    let added = 0; // the characters that the splices so far have added
    for (const { start, end, text } of sorted) {
      if (offset < start + added) break;
      if (offset < start + added + text.length) return start;
      added += text.length - (end - start);
    }
    return offset - added;
  };
}

/** Returns whether two splices touch. */
export function overlap(a: Edit, b: Edit): boolean {
  return a.start < b.end && b.start < a.end ? true : a.start === b.start;
}

function inOrder(edits: Edit[]): Edit[] {
  return edits.toSorted((a, b) => a.start - b.start || a.end - b.end);
}
