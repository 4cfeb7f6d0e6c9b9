/** Compares the units, the words for large numbers and the months beside the numbers of a text and of its translation. */
import { valueOf } from './figures.ts';
import { namesOf } from '../names/unit-names.ts';
import { bareText, DIGIT } from '../patterns.ts';
import { otherWords } from '../fault.ts';
import type { Languages, TranslationFault } from '../fault.ts';

/** A number, and what is written after it. */
const WITH_REST = /(\p{Nd}+(?:[.,]\p{Nd}+)*)[\s\u00A0]?(?=([^\n]{0,24}))/gu;

/** In characters: a number so near to a month is its day or its year. */
const NEAR = 8;

/** What stands beside a number. */
interface Amount {
  number: string;
  meaning: string;
  written: string;
}

/** Returns what has another unit or month in a translation; undefined where nothing has. */
export function amountDifference(
  source: string,
  translation: string,
  languages: Languages,
): TranslationFault | undefined {
  if (!DIGIT.test(source) || !DIGIT.test(translation)) return undefined;
  const wanted = amountsIn(source, languages.source);
  const written = wanted.length > 0 ? amountsIn(translation, languages.translation) : [];
  for (const amount of written) {
    const same = wanted.filter(({ number }) => number === amount.number);
    if (same.length > 0 && !same.some(({ meaning }) => meaning === amount.meaning))
      return otherWords(amount.written, same[0]!.written, 'Write the unit, or the month, of the source.');
  }
  return undefined;
}

function amountsIn(text: string, language: string): Amount[] {
  const { units, months, hasCapitalMonths } = namesOf(language);
  const bare = bareText(text).normalize();
  const lower = bare.toLowerCase();
  const found = Array.from(bare.matchAll(WITH_REST), ([whole, number, rest]): Amount[] => {
    const word = longestAt(rest!.toLowerCase(), units);
    if (word === undefined) return [];
    return [
      { number: valueOf(number!, language), meaning: units.get(word)!, written: whole + rest!.slice(0, word.length) },
    ];
  }).flat();
  const named = monthsIn(bare, lower, months);
  return [...found, ...(hasCapitalMonths ? named.filter(({ written }) => /^\p{Lu}/u.test(written)) : named)];
}

/** Returns the months with a number before or after them; all have the same number, since only the months are compared. */
function monthsIn(text: string, lower: string, months: ReadonlyMap<string, string>): Amount[] {
  const found: Amount[] = [];
  for (const [name, meaning] of months)
    for (let at = lower.indexOf(name); at !== -1; at = lower.indexOf(name, at + name.length)) {
      const end = at + name.length;
      const [before, after] = [lower.slice(Math.max(0, at - NEAR), at), lower.slice(end, end + NEAR)];
      const isWord = !/[\p{L}\p{M}]$/u.test(before) && !/^[\p{L}\p{M}]/u.test(after);
      const hasNumber = /\p{Nd}\D{0,6}$/u.test(before) || /^\D{0,6}\p{Nd}/u.test(after);
      if (isWord && hasNumber) found.push({ number: 'month', meaning, written: text.slice(at, end) });
    }
  return found;
}

/** Returns the longest of some words with which a text begins, not followed by another letter. */
function longestAt(text: string, words: ReadonlyMap<string, string>): string | undefined {
  for (let length = Math.min(text.length, 24); length > 0; length--) {
    const word = text.slice(0, length);
    if (words.has(word) && !/^[\p{L}\p{M}]/u.test(text.slice(length))) return word;
  }
  return undefined;
}
