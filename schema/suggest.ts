import { distance } from 'fastest-levenshtein';
import type { Cure } from './problem.ts';

const MAX_SUGGESTIONS = 3;
/** As many signs may be wrong in a word that is put right without asking. */
const SURE = 2;

/** The known words near enough to a mistaken one to be what was meant: up to three, the nearest first. */
export function nearest(word: string, known: Iterable<string>): string[] {
  const limit = Math.max(1, Math.floor(word.length * 0.4));
  const lower = word.toLowerCase();
  const near: { candidate: string; away: number }[] = [];
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) > limit) continue;
    const away = slips(lower, candidate.toLowerCase());
    if (away <= limit) near.push({ candidate, away });
  }
  return near
    .toSorted((a, b) => a.away - b.away)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ candidate }) => candidate);
}

/** How many slips of the fingers lie between two words; two neighbours that changed places are one. */
export function slips(word: string, meant: string): number {
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

/** What a finding says of a mistaken word: the words that may be meant, else another cure. */
export function guess(word: string, known: Iterable<string>, otherwise: string): Guess {
  const suggestions = nearest(word, known);
  return { hint: ask(suggestions[0]) || otherwise, ...(suggestions.length > 0 ? { suggestions } : {}) };
}

/** The same where case matters: a word that is right but for its case is certain. `write` says how the marked words hold it. */
export function guessCase(
  word: string,
  known: Iterable<string>,
  otherwise: string,
  write = (right: string) => right,
): Guess {
  const near = guess(word, known, otherwise);
  const same = near.suggestions?.filter((name) => name.toLowerCase() === word.toLowerCase()) ?? [];
  return same.length === 1 ? { ...near, cure: { replace: write(same[0]!) } } : near;
}

export interface Guess {
  hint: string;
  suggestions?: string[];
  cure?: Cure;
}

/** The one word that a slip of the fingers was meant to be; undefined where a person has to choose. */
export function sure(word: string, known: Iterable<string>): string | undefined {
  const [only, ...others] = nearest(word, known);
  return only !== undefined && others.length === 0 && slips(word, only) <= SURE ? only : undefined;
}
