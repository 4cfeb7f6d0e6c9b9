import { distance } from 'fastest-levenshtein';
import type { Fix } from '../problems/problem.ts';
import { candidates } from './word-index.ts';

const MAX_SUGGESTIONS = 3;
/** As many signs may be wrong in a word that is put right without asking. */
const SURE = 2;

/** The known words near enough to a mistaken one to be what was meant: up to three, the nearest first. */
export function nearest(word: string, known: Iterable<string>): string[] {
  const limit = limitOf(word);
  const lower = word.toLowerCase();
  const near: { candidate: string; away: number }[] = [];
  for (const candidate of candidates(word, known)) {
    if (Math.abs(candidate.length - word.length) > limit) continue;
    const away = countTypos(lower, candidate.toLowerCase());
    if (away <= limit) near.push({ candidate, away });
  }
  return near
    .toSorted((a, b) => a.away - b.away)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ candidate }) => candidate);
}

/** Whether two names have a word in common, or one holds the other. */
export function shareWord(some: string, other: string): boolean {
  const [a, b] = [some, other].map((name) => name.toLowerCase().replace(/\.\w+$/, ''));
  const words = (name: string) => name.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 3);
  const shared = words(a!).filter((word) => words(b!).some((one) => one.includes(word) || word.includes(one)));
  return shared.some((word) => !COMMON.has(word));
}

/** Folders: all files are in one. */
const COMMON = new Set(['images', 'pictures', 'photos', 'files', 'phones', 'figures']);

/** As many slips of the fingers as a word may hold and still be known. */
export function limitOf(word: string): number {
  return Math.max(1, Math.floor(word.length * 0.4));
}

/** How many slips of the fingers lie between two words; two neighbours that changed places are one. */
export function countTypos(word: string, meant: string): number {
  const away = distance(word, meant);
  // Only a word of the same letters can have two that changed places; most have not, and this is asked often.
  if (away !== 2 || word.length !== meant.length) return away;
  const at = [...word].findIndex((letter, index) => letter !== meant[index]);
  const swapped = word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
  return swapped === meant ? 1 : away;
}

/** The known word nearest to a mistaken one, if it is near enough to be what was meant. */
export function suggest(word: string, known: Iterable<string>): string | undefined {
  return nearest(word, known)[0];
}

/** "Did you mean …?" or nothing: ready to be put behind a sentence. */
export function didYouMean(word: string, known: Iterable<string>): string {
  return ask(suggest(word, known));
}

function ask(near: string | undefined): string {
  return near === undefined ? '' : `Did you mean ${JSON.stringify(near)}?`;
}

/** What a finding says of a mistaken word: the words that may be meant, else another fix. */
export function guess(word: string, known: Iterable<string>, otherwise: string): Guess {
  const suggestions = nearest(word, known);
  return { hint: ask(suggestions[0]) || otherwise, ...(suggestions.length > 0 ? { suggestions } : {}) };
}

/**
 * The same with a fix where it is certain: a word that is right but for its case, or that a slip of the fingers made of
 * one known word. `write` says how the marked words hold it.
 */
export function guessCase(
  word: string,
  known: Iterable<string>,
  otherwise: string,
  write = (right: string) => right,
): Guess {
  const words = [...known];
  const near = guess(word, words, otherwise);
  const plain = (name: string) => name.toLowerCase().replaceAll(/[-_ ]/g, '');
  const same = near.suggestions?.filter((name) => plain(name) === plain(word)) ?? [];
  if (same.length === 1) {
    const isCase = same[0]!.toLowerCase() === word.toLowerCase();
    const hint = `Write ${JSON.stringify(same[0])}: ${isCase ? 'small and capital letters count' : 'hyphens and capital letters count'}.`;
    return { ...near, hint, fix: { replace: write(same[0]!) } };
  }
  const only = certainWord(word, words);
  return only === undefined ? near : { ...near, fix: { replace: write(only) } };
}

/** The one known word that is the same but for its case, hyphens, spaces and low lines; undefined where several are. */
export function sameWord(word: string, known: Iterable<string>): string | undefined {
  const bare = (name: string) => name.replaceAll(/[\s_-]/g, '').toLowerCase();
  const same = [...candidates(word, known)].filter(
    (name) => name.length >= word.length / 2 && bare(name) === bare(word),
  );
  return same.length === 1 ? same[0] : undefined;
}

export interface Guess {
  hint: string;
  suggestions?: string[];
  fix?: Fix;
}

/** The one word that a slip of the fingers was meant to be; undefined where a person has to choose. */
export function certainWord(word: string, known: Iterable<string>): string | undefined {
  const [only, ...others] = nearest(word, known);
  if (only === undefined || others.length > 0 || countTypos(word, only) > Math.min(SURE, limitOf(word)))
    return undefined;
  if (dropsWords(word, only)) return undefined;
  // Another number is another thing: /team-2 is not /team-3.
  return digitsIn(word) === digitsIn(only) ? only : undefined;
}

/** Whether a name has fewer words than another and is not the same letters: a word that was written would be lost. */
export function dropsWords(word: string, meant: string): boolean {
  const [some, others] = [word, meant].map((name) => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  return others!.length < some!.length && others!.join('') !== some!.join('');
}

function digitsIn(word: string): string {
  return word.replaceAll(/\D+/g, ' ').trim();
}
