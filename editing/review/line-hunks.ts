/** Finds the lines that differ between two texts. */
import { diffArrays } from 'diff';
import type { Span } from '../../manifest/problems/problem.ts';

/** Lines of the old text, and those in their place in the new one: as spans, one of which may be empty. */
export interface Hunk {
  before: Span;
  after: Span;
}

/** Returns the hunks in their order, each as short as it can be. */
export function hunksBetween(before: string, after: string): Hunk[] {
  const hunks: Hunk[] = [];
  let [old, now] = [0, 0];
  let open: { removed: string[]; added: string[] } = { removed: [], added: [] };
  const push = (removed: number, added: number) => {
    hunks.push({ before: { start: old, end: old + removed }, after: { start: now, end: now + added } });
    old += removed;
    now += added;
  };
  const close = () => {
    const { removed, added } = open;
    open = { removed: [], added: [] };
    // As many lines as before are most often the same lines, each with another text.
    if (removed.length === added.length)
      for (const [index, line] of removed.entries()) push(line.length, added[index]!.length);
    else push(lengthOf(removed), lengthOf(added));
  };
  for (const { value, removed, added } of diffArrays(linesOf(before), linesOf(after))) {
    if (removed) open.removed.push(...value);
    else if (added) open.added.push(...value);
    else {
      close();
      old += lengthOf(value);
      now += lengthOf(value);
    }
  }
  close();
  return hunks;
}

const linesOf = (text: string) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
const lengthOf = (lines: string[]) => lines.reduce((sum, line) => sum + line.length, 0);
