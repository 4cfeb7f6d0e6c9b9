/** Measures how long, how hard to read and how similar texts are. */
import { syllable } from 'syllable';

/** Letters of scripts that leave no spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Returns the words of a text; a figure such as 1,033 is one too. */
export function textWords(text: string): string[] {
  const runs = text.match(/[\p{L}\p{M}\p{N}]+(?:[’'.,-][\p{L}\p{M}\p{N}]+)*/gu) ?? [];
  return runs.flatMap((run) => (UNSPACED.test(run) ? segmentsOf(run) : run));
}

function segmentsOf(run: string): string[] {
  return [...segmenter.segment(run)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}

/**
 * Returns the sentences of running text as their words. Headings, labels and lists of key words are left out, as they have no
 * sentences; so are figures, which have no syllables.
 */
function sentencesOf(lines: string[]): string[][] {
  return lines
    .filter((line) => /[.?!:]["”)]?$/.test(line))
    .flatMap((line) => line.split(/(?<=[.?!]["”)]?)\s+/))
    .map((sentence) => textWords(sentence).filter((word) => /\p{L}/u.test(word)))
    .filter((words) => words.length > 0);
}

/** Returns the Flesch–Kincaid grade of running text in English: years of school that a reader needs. */
export function readingGrade(lines: string[]): number {
  const sentences = sentencesOf(lines);
  const words = sentences.flat();
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** Returns how many words a sentence has on average, and the standard deviation: a small one sounds choppy or dull. */
export function sentenceLengths(lines: string[]): { mean: number; spread: number } {
  const lengths = sentencesOf(lines).map((words) => words.length);
  const meanOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const mean = meanOf(lengths);
  return { mean, spread: Math.sqrt(meanOf(lengths.map((length) => (length - mean) ** 2))) };
}

/** Counts how often a word occurs in lines of text, in small or capital letters. */
export function countWord(word: string, lines: string[]): number {
  const wanted = word.toLowerCase();
  return lines.flatMap(textWords).filter((one) => one.toLowerCase() === wanted).length;
}

const SHINGLE = 5;

/** Returns the set of all runs of five words. */
export function shinglesOf(text: string): Set<string> {
  const words = textWords(text.toLowerCase());
  return new Set(words.slice(SHINGLE - 1).map((_, end) => words.slice(end, end + SHINGLE).join(' ')));
}

/** Returns the similarity of two sets, from 0 to 1 (Jaccard). */
export function setSimilarity(one: Set<string>, other: Set<string>): number {
  const both = [...one].filter((shingle) => other.has(shingle)).length;
  const all = one.size + other.size - both;
  return all === 0 ? 0 : both / all;
}
