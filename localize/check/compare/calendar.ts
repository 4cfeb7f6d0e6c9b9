/** Compares the days of the week and the periods of a text and of its translation, by the names that Unicode's data have. */
import { oncePerKey } from '../../../schema/values/once.ts';
import { otherThan } from './fault.ts';
import type { Languages, TranslationFault } from './fault.ts';
import { namesOf } from './unit-names.ts';

/** What Arabic writes together with the next word. */
const BEFORE = String.raw`(?<![\p{L}\p{M}])(?:[\u0648\u0641\u0628\u0644\u0643]{1,2})?`;
const SUNDAY = Date.UTC(2026, 10, 1);
const DAY = 86_400_000;

/** Returns a day of the week that a translation has instead of another one; undefined where it has none. */
export function weekdayDifference(
  source: string,
  translation: string,
  languages: Languages,
): TranslationFault | undefined {
  const wanted = daysIn(source, languages.source);
  if (wanted.size === 0) return undefined;
  return otherThan(wanted, daysIn(translation, languages.translation), 'Write the day of the source.');
}

/** Returns the days of the week in a text, each as it is written. */
function daysIn(text: string, language: string): Map<number, string> {
  const { pattern, days } = weekdaysOf(language);
  return new Map(Array.from(text.matchAll(pattern), ([written, name]) => [days.get(name!.toLowerCase())!, written]));
}

const weekdaysOf = oncePerKey((language) => {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const days = new Map(Array.from({ length: 7 }, (_, day) => [format.format(SUNDAY + day * DAY).toLowerCase(), day]));
  const names = [...days.keys()].toSorted((one, other) => other.length - one.length).map((name) => RegExp.escape(name));
  return { days, pattern: new RegExp(`${BEFORE}(${names.join('|')})`, 'giu') };
});

/** What is said without a number as well: within a month. */
const PERIODS = new Set(['hour', 'week', 'month', 'year']);

/** Returns a period that a translation has instead of another one; undefined where it has none. */
export function periodDifference(
  source: string,
  translation: string,
  languages: Languages,
): TranslationFault | undefined {
  const wanted = periodsIn(source, languages.source);
  if (wanted.size === 0) return undefined;
  const written = periodsIn(translation, languages.translation);
  return otherThan(wanted, written, 'Write the period of the source.');
}

/** Returns the periods in a text, each as it is written. */
function periodsIn(text: string, language: string): Map<string, string> {
  const found = Array.from(text.matchAll(periodPatternOf(language)), ([word]) => word);
  return new Map(found.map((word) => [namesOf(language).units.get(word.toLowerCase().normalize())!, word]));
}

const periodPatternOf = oncePerKey((language): RegExp => {
  const words = [...namesOf(language).units].flatMap(([word, unit]) =>
    PERIODS.has(unit) && /^[\p{L}\p{M}]{3,}$/u.test(word) ? [word] : [],
  );
  return new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${words.join('|') || '(?!)'})(?![\p{L}\p{M}])`, 'giu');
});
