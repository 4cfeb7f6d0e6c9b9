/** Suggests known words in place of a misspelt one. */
import { distance } from 'fastest-levenshtein';
import type { Fix } from '../problems/problem.ts';
import { candidates } from './word-index.ts';
import type { Words } from './word-index.ts';

const MAX_SUGGESTIONS = 3;
/** A word with more typing errors is not corrected without a question. */
const CERTAIN = 2;

/** Returns up to three known words that are similar to another one, the nearest first. */
export function nearest(word: string, knownWords: Words): string[] {
  const limit = limitOf(word);
  const lower = word.toLowerCase();
  const near: { candidate: string; typos: number }[] = [];
  for (const candidate of candidates(word, knownWords)) {
    if (Math.abs(candidate.length - word.length) > limit) continue;
    const typos = countTypos(lower, candidate.toLowerCase());
    if (typos <= limit) near.push({ candidate, typos });
  }
  return near
    .toSorted((a, b) => a.typos - b.typos)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ candidate }) => candidate);
}

/** Returns whether two names have a word in common, or one contains a word of the other. */
export function shareWord(some: string, other: string): boolean {
  const [a, b] = [some, other].map((name) => name.toLowerCase().replace(/\.\w+$/, ''));
  const words = (name: string) => name.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 3);
  const shared = words(a!).filter((word) => words(b!).some((one) => one.includes(word) || word.includes(one)));
  return shared.some((word) => !GROUPS.has(word));
}

/** The names of folders and groups, which many names have in common. */
const GROUPS = new Set(['images', 'pictures', 'photos', 'files', 'phones', 'figures']);

/** Returns how many typing errors a word may have and still be recognized. */
export function limitOf(word: string): number {
  return Math.max(1, Math.floor(word.length * 0.4));
}

/** Counts the typing errors between two words; two swapped neighbours are one error. */
export function countTypos(word: string, intended: string): number {
  const typos = distance(word, intended);
  // Only a word of the same length can have two swapped letters; most have not, and this is called often.
  if (typos !== 2 || word.length !== intended.length) return typos;
  const at = [...word].findIndex((letter, index) => letter !== intended[index]);
  const swapped = word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
  return swapped === intended ? 1 : typos;
}

/** Returns "Did you mean …?", or nothing where no known word is similar. */
export function didYouMean(word: string, knownWords: Words): string {
  return ask(nearest(word, knownWords)[0]);
}

function ask(near: string | undefined): string {
  return near === undefined ? '' : `Did you mean ${JSON.stringify(near)}?`;
}

/** The hint, suggestions and fix of a finding about an unknown word. */
export interface Guess {
  hint: string;
  suggestions?: string[];
  fix?: Fix;
}

/** Advises a correction, with a fix where nobody could want another one. */
export function correction(correct: string, { isCertain = true, why = '' } = {}): Guess {
  const hint = `Write ${JSON.stringify(correct)}${why && `: ${why}`}.`;
  return { hint, suggestions: [correct], ...(isCertain ? { fix: { replace: correct } } : {}) };
}

/** Suggests the known words that are similar to an unknown one; `otherwise` is the hint where there are none. */
export function guess(word: string, knownWords: Words, otherwise: string): Guess {
  const suggestions = nearest(word, knownWords);
  return { hint: ask(suggestions[0]) || otherwise, ...(suggestions.length > 0 ? { suggestions } : {}) };
}

/** Suggests words with a fix where one is certain; `write` returns the marked text with the word in it. */
export function guessWithFix(
  word: string,
  knownWords: Words,
  otherwise: string,
  write = (name: string) => name,
): Guess {
  const near = guess(word, knownWords, otherwise);
  const [same, ...more] = near.suggestions?.filter((name) => bare(name) === bare(word)) ?? [];
  if (same !== undefined && more.length === 0) {
    const difference = same.toLowerCase() === word.toLowerCase() ? 'small' : 'hyphens';
    const hint = `Write ${JSON.stringify(same)}: ${difference} and capital letters count.`;
    return { ...near, hint, fix: { replace: write(same) } };
  }
  const only = certainWord(word, knownWords);
  return only === undefined ? near : { ...near, fix: { replace: write(only) } };
}

/** Returns a word without capitals, hyphens, spaces and underscores. */
const bare = (name: string) => name.replaceAll(/[\s_-]/g, '').toLowerCase();

/** Returns the one known word that differs only in case, hyphens, spaces and underscores. */
export function sameWord(word: string, knownWords: Words): string | undefined {
  const same = [...candidates(word, knownWords)].filter(
    (name) => name.length >= word.length / 2 && bare(name) === bare(word),
  );
  return same.length === 1 ? same[0] : undefined;
}

/** Returns the one known word that a word is certainly a misspelling of; undefined where a person has to choose. */
export function certainWord(word: string, knownWords: Words): string | undefined {
  const [only, ...others] = nearest(word, knownWords);
  if (only === undefined || others.length > 0) return undefined;
  if (countTypos(word, only) > Math.min(CERTAIN, limitOf(word)) || dropsWords(word, only)) return undefined;
  // A name with another number is another name: /team-2 is not /team-3.
  return digitsIn(word) === digitsIn(only) ? only : undefined;
}

/** Returns whether a name has fewer words than another and other letters, so that a written word would be lost. */
export function dropsWords(word: string, intended: string): boolean {
  const [some, others] = [word, intended].map((name) => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  return others!.length < some!.length && others!.join('') !== some!.join('');
}

function digitsIn(word: string): string {
  return word.replaceAll(/\D+/g, ' ').trim();
}
