import type { Html } from '../../schema/values/html.ts';

/** The number of letters from which a cell holds a sentence. */
const SENTENCE = 32;

/** The width in rem from which cells with sentences are side by side; the styles have it, too. */
const SIDE_BY_SIDE = 40;

/** The width of a letter and the padding of a cell, in rem; both are generous. */
const LETTER = 0.6;
const PADDING = 2;

/** Returns whether a table holds sentences, and its longest words have space where these are side by side: it never scrolls. */
export function canStack(labels: string[], rows: Html[][]): boolean {
  const texts = rows.map((cells) => cells.map((cell) => cell.replace(/<[^>]*>/g, '')));
  if (!texts.some((cells) => cells.slice(1).some((text) => text.length >= SENTENCE))) return false;
  const longest = labels.map((label, column) => longestWord([label, ...texts.map((cells) => cells[column] ?? '')]));
  return longest.reduce((sum, letters) => sum + letters * LETTER + PADDING, 0) <= SIDE_BY_SIDE;
}

/** Returns the letters of the longest word. Marks, such as the vowels of Devanagari, are above or below a letter. */
function longestWord(texts: string[]): number {
  return Math.max(...texts.flatMap((text) => text.split(/[\s-]+/)).map((word) => word.replace(/\p{M}/gu, '').length));
}
