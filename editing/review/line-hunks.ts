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
  const close = () => {
    const { removed, added } = open;
    open = { removed: [], added: [] };
    // As many lines as before are most often the same lines, each with another text.
    const count = removed.length === added.length ? removed.length : Math.min(1, removed.length + added.length);
    for (let index = 0; index < count; index++) {
      const isOne = count > 1;
      const [gone, fresh] = [isOne ? [removed[index]!] : removed, isOne ? [added[index]!] : added].map(lengthOf);
      hunks.push({ before: { start: old, end: old + gone! }, after: { start: now, end: now + fresh! } });
      old += gone!;
      now += fresh!;
    }
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
