/** Compares texts by line and by word. */
import { diffArrays, diffWords } from 'diff';
import { replaced } from '../report.ts';
import type { PassagePart, DiffPassage } from '../report.ts';

/** Below this share of common characters, two lines are easier to read one after the other. */
const ALIKE = 0.4;

/** Returns the lines that differ between two lists of lines. */
export function passagesOf(before: string[], after: string[]): DiffPassage[] {
  const passages: DiffPassage[] = [];
  let removedLines: string[] = [];
  for (const { value, removed, added } of diffArrays(before, after)) {
    if (removed) removedLines.push(...value);
    else {
      if (added) passages.push(...pair(removedLines, value));
      else passages.push(...pair(removedLines, []));
      removedLines = [];
    }
  }
  return [...passages, ...pair(removedLines, [])];
}

/** Returns the difference between two texts, word by word; none if only spaces differ. */
export function wordDifference(before: string, after: string): DiffPassage[] {
  const parts = diffWords(before, after).map(({ value, added, removed }): PassagePart => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
  if (parts.every(({ kind }) => kind === 'same')) return []; // only spaces differ
  const kept = parts.filter(({ kind }) => kind === 'same').reduce((sum, { text }) => sum + text.trim().length, 0);
  return kept < ALIKE * Math.max(before.length, after.length)
    ? [replaced(before, undefined), replaced(undefined, after)]
    : [parts];
}

function pair(before: string[], after: string[]): DiffPassage[] {
  return Array.from({ length: Math.max(before.length, after.length) }, (_, index) => {
    const [one, other] = [before[index], after[index]];
    return one === undefined || other === undefined ? [replaced(one, other)] : wordDifference(one, other);
  }).flat();
}
