/** Compares the days of the week and the periods of a text and of its translation, by the names that Unicode's data have. */
import { oncePerKey } from '../../../../schema/values/once.ts';
import { compareNames } from '../fault.ts';
import { namesOf } from './unit-names.ts';
import { wholeWords, wordStart } from './whole-words.ts';

const SUNDAY = Date.UTC(2026, 10, 1);
const DAY = 86_400_000;

/** Returns a day of the week that a translation has instead of another one; undefined where it has none. */
export const weekdayDifference = compareNames(daysIn, 'Write the day of the source.');

/** Returns the days of the week in a text, each as it is written. */
function daysIn(text: string, language: string): Map<number, string> {
  const { pattern, days } = weekdaysOf(language);
  return new Map(Array.from(text.matchAll(pattern), ([written, name]) => [days.get(name!.toLowerCase())!, written]));
}

const weekdaysOf = oncePerKey((language) => {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const days = new Map(Array.from({ length: 7 }, (_, day) => [format.format(SUNDAY + day * DAY).toLowerCase(), day]));
  const names = [...days.keys()].toSorted((one, other) => other.length - one.length).map((name) => RegExp.escape(name));
  return { days, pattern: new RegExp(`${wordStart(language)}(${names.join('|')})`, 'giu') };
});

/** What is said without a number as well: within a month. */
const PERIODS = new Set(['hour', 'week', 'month', 'year']);

/** Returns a period that a translation has instead of another one; undefined where it has none. */
export const periodDifference = compareNames(periodsIn, 'Write the period of the source.');

/** Returns the periods in a text, each as it is written. */
function periodsIn(text: string, language: string): Map<string, string> {
  const { units } = namesOf(language);
  return new Map(
    Array.from(text.matchAll(periodPatternOf(language)), ([written, word]) => [
      units.get(word!.toLowerCase().normalize())!,
      written,
    ]),
  );
}

const periodPatternOf = oncePerKey((language): RegExp => {
  const words = [...namesOf(language).units].flatMap(([word, unit]) =>
    PERIODS.has(unit) && /^[\p{L}\p{M}]{3,}$/u.test(word) ? [word] : [],
  );
  return new RegExp(wholeWords(words, language), 'giu');
});
