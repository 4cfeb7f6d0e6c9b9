import type { Edit } from '../../problems/problem.ts';

/** A text with some splices made; they may not overlap. */
export function splice(text: string, edits: Edit[]): string {
  let at = 0;
  const pieces: string[] = [];
  for (const edit of inOrder(edits)) {
    pieces.push(text.slice(at, edit.start), edit.text);
    at = edit.end;
  }
  return pieces.join('') + text.slice(at);
}

/** Where an offset of the spliced text stands in the text as it was; within a splice it is the splice's start. */
export function beforeSplices(edits: Edit[]): (offset: number) => number {
  const sorted = inOrder(edits);
  return (offset) => {
    let moved = 0; // by how much the splices so far have moved what stands behind them
    for (const { start, end, text } of sorted) {
      if (offset < start + moved) break;
      if (offset < start + moved + text.length) return start;
      moved += text.length - (end - start);
    }
    return offset - moved;
  };
}

/** Whether two splices would change the same place. */
export function overlap(a: Edit, b: Edit): boolean {
  return a.start < b.end && b.start < a.end ? true : a.start === b.start;
}

function inOrder(edits: Edit[]): Edit[] {
  return edits.toSorted((a, b) => a.start - b.start || a.end - b.end);
}
