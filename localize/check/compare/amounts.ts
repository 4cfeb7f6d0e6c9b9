/** Compares the units, the words for large numbers and the months beside the numbers of a text and of its translation. */
import { valueOf } from './figures.ts';
import { namesOf } from './unit-names.ts';
import { bareText, DIGIT } from './patterns.ts';
import type { Languages, TranslationFault } from './fault.ts';

/** A number, and what is written after it. */
const WITH_REST = /(\p{Nd}+(?:[.,]\p{Nd}+)*)[\s\u00A0]?(?=([^\n]{0,24}))/gu;

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
      return { message: `The translation has ${JSON.stringify(amount.written)} where the source has ${JSON.stringify(same[0]!.written)}.`, hint: 'Write the unit, or the month, of the source.', mark: amount.written }; // prettier-ignore
  }
  return undefined;
}

function amountsIn(text: string, language: string): Amount[] {
  const { units, months } = namesOf(language);
  const bare = bareText(text).normalize();
  const lower = bare.toLowerCase();
  const found = Array.from(bare.matchAll(WITH_REST), ([whole, number, rest]): Amount[] => {
    const word = longestAt(rest!.toLowerCase(), units);
    if (word === undefined) return [];
    return [
      { number: valueOf(number!, language), meaning: units.get(word)!, written: whole + rest!.slice(0, word.length) },
    ];
  }).flat();
  return [...found, ...monthsIn(bare, lower, months)];
}

/** Returns the months with a number before or after them; all have the same number, since only the months are compared. */
function monthsIn(text: string, lower: string, months: ReadonlyMap<string, string>): Amount[] {
  const found: Amount[] = [];
  for (const [name, meaning] of months)
    for (let at = lower.indexOf(name); at !== -1; at = lower.indexOf(name, at + name.length)) {
      const end = at + name.length;
      const isWord = !/[\p{L}\p{M}]$/u.test(lower.slice(0, at)) && !/^[\p{L}\p{M}]/u.test(lower.slice(end));
      const hasNumber = /\p{Nd}\D{0,6}$/u.test(lower.slice(0, at)) || /^\D{0,6}\p{Nd}/u.test(lower.slice(end));
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
