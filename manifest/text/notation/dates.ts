/** Finds days and hours that do not exist: 30 February, 2026-02-30, 31/04/2026, from 9:00 to 25:00. */
import { daysIn, isDay } from '../../../schema/values/hours/calendar.ts';
import { quoted } from './notation-check.ts';
import type { NotationFinding } from './notation-check.ts';

const MONTHS = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december']; // prettier-ignore
const MONTH =
  '(Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)';
const YEAR = '((?:19|20)\\d\\d)';
/** Most texts hold nothing like a date. */
const DIGIT = /\d/;
const NUMBERS = /\d[:./-]\d/;
const SHORT = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
/** A number beside the name of a month. It starts with the digit, as digits are rarer than letters. */
const NAMES = new RegExp(
  `\\d(?:(?:st|nd|rd|th)?\\s{1,3}(?:of\\s{1,3})?${SHORT}|(?<=${SHORT}[a-z]{0,6}\\.?\\s{1,3}\\d))`,
);

/** A way to write a day: what it looks like, and the year, month and day in it. */
interface DayForm {
  pattern: RegExp;
  /** Whether the month is a word. */
  isNamed: boolean;
  read(parts: string[]): [year: number | undefined, month: number, day: number];
}

const DAYS: DayForm[] = [
  {
    isNamed: false,
    pattern: new RegExp(`(?<![\\w/.-])${YEAR}-(\\d\\d)-(\\d\\d)(?![\\w-])`, 'g'),
    read: ([year, month, day]) => [Number(year), Number(month), Number(day)],
  },
  {
    isNamed: true,
    pattern: new RegExp(
      `(?<![\\w/.,-])(\\d{1,2})(?:st|nd|rd|th)?\\s{1,3}(?:of\\s{1,3})?${MONTH}\\b\\.?(?:,?\\s{1,3}${YEAR}\\b)?`,
      'g',
    ),
    read: ([day, month, year]) => [numberOf(year), monthOf(month!), Number(day)],
  },
  {
    isNamed: true,
    pattern: new RegExp(
      `\\b${MONTH}\\.?\\s{1,3}(\\d{1,2})(?:st|nd|rd|th)?(?![\\w:.]\\d|\\w|[–-]|%)(?:,?\\s{1,3}${YEAR}\\b)?`,
      'g',
    ),
    read: ([month, day, year]) => [numberOf(year), monthOf(month!), Number(day)],
  },
];
/** Some write the day first and some the month: wrong is what is no date in either order. */
const EITHER = new RegExp(
  `(?<![\\w/.,-])(\\d{1,2})([./-])(\\d{1,2})\\2${YEAR}(?![\\w/-])|(?<![\\w/.,-])(\\d\\d)/(0\\d)(?![\\w/])`,
  'g',
);
/** An hour where the words say that it is one: 25:40 alone may be a score, a length or a verse. */
const HOUR =
  /(?:(?<=\b(?:at|from|to|till|until|by|before|after|between|and|open|opens|close|closes) {0,2})|(?<=\d:\d\d(?: ?[ap]m)? ?(?:[–—-]|to|and) ?))(\d{1,2}):(\d\d)(?![\d:])|(?<![\d:.])(\d{1,2}):(\d\d)(?= ?(?:[ap]\.?m\b|hrs?\b|hours\b(?! long)|o’clock|[–—-] ?\d{1,2}:\d\d))/gi;

/** Returns the impossible dates and hours of a text, in order of kind. */
export function findImpossible(text: string): NotationFinding[] {
  if (!DIGIT.test(text)) return [];
  const [hasNumbers, hasNames] = [NUMBERS.test(text), NAMES.test(text)];
  const found: NotationFinding[] = [];
  for (const { pattern, isNamed, read } of DAYS) {
    if (!(isNamed ? hasNames : hasNumbers)) continue;
    for (const [mark, ...parts] of text.matchAll(pattern)) {
      const [year, month, day] = read(parts);
      const isMonth = month >= 1 && month <= 12;
      if (!isMonth || (day > daysIn(month, year) && day < 100)) found.push(noDay(mark.replace(/\.$/, ''), month, year));
    }
  }
  if (!hasNumbers) return found;
  for (const [mark, one, , other, year, first, second] of text.matchAll(EITHER)) {
    const [a, b, written] = [Number(one ?? first), Number(other ?? second), numberOf(year)];
    if (a === 0 || b === 0 || isDay(written, b, a) || isDay(written, a, b)) continue;
    if (Math.min(a, b) <= 12 && Math.max(a, b) <= 39) found.push(noDay(mark, b <= 12 ? b : a, written));
  }
  for (const [mark, hour, minute, other, last] of text.matchAll(HOUR)) {
    const [h, m] = [Number(hour ?? other), Number(minute ?? last)];
    if (h * 60 + m <= 24 * 60 && m < 60) continue;
    const message = `There is no time ${quoted(mark)}: a day has 24 hours, and an hour 60 minutes.`;
    found.push({ mark, message, hint: 'Write the time that is meant.' });
  }
  return found;
}

function noDay(mark: string, month: number, year: number | undefined): NotationFinding {
  return { mark, message: reason(mark, month, year), hint: 'Write the day that is meant.' };
}

function reason(mark: string, month: number, year: number | undefined): string {
  const name = MONTHS[month - 1];
  if (name === undefined) return `There is no month ${month} in ${quoted(mark)}: a year has 12.`;
  const ofYear = month === 2 && year !== undefined ? ` ${year}` : '';
  return `There is no day ${quoted(mark)}: ${name[0]!.toUpperCase()}${name.slice(1)}${ofYear} has ${daysIn(month, year)} days.`;
}

/** Says why a text that has the form of a day is none; undefined where it has no such form. */
export function whyNoDay(text: string): string | undefined {
  const [, year, month, day] = /^\s*(\d{4})[-./ ](\d{1,2})[-./ ](\d{1,2})(?!\d)/.exec(text) ?? [];
  if (year === undefined) return findImpossible(text)[0]?.message;
  if (isDay(Number(year), Number(month), Number(day))) return undefined;
  if (Number(day) === 0) return `There is no day 0 in ${quoted(text)}.`;
  return reason(text, Number(month), Number(year));
}

function monthOf(name: string): number {
  return MONTHS.findIndex((month) => month.startsWith(name.slice(0, 3).toLowerCase())) + 1;
}

function numberOf(year: string | undefined): number | undefined {
  return year === undefined ? undefined : Number(year);
}
