/** Numbers as people write them: 10,000+, 1,00,000, 2.5 lakh, forty thousand, over a decade, 2 to 3, 99.9 per cent. */
import { ONES, TENS, parseNumber } from './number-value.ts';
import type { Unit } from './number-value.ts';

/** A number in a text, with what is said of it: a range has two ends. */
export interface WrittenNumber {
  start: number;
  end: number;
  low: number;
  high: number;
  /** More than that, less than that, or just that. */
  bound: 'more' | 'less' | '';
  unit: Unit;
  /** Where the number itself starts, after "Rs". */
  bare: number;
  /** Whether it can be a year of the calendar: 2004. */
  isYear: boolean;
}

const SCALE = '(?:dozen|hundred|thousand|k|lakh|lac|million|crore|decade|century)s?';
const DIGITS = '\\d{1,2}/7|\\d{1,3}(?:,\\d{2,3})+(?:\\.\\d+)?|\\d{1,3}(?:[\\u00a0\\u202f]\\d{3})+|\\d+(?:\\.\\d+)?';
const WORD = `(?:${[...ONES, ...TENS].join('|')})`;
const WORDS = `(?:(?:an?|half an?|${WORD})[ -])?${SCALE}|${WORD}`;
const REST = `(?:[ -](?:and )?(?:${WORD}|${SCALE})(?![\\w]))*`;
/** Signs and codes of currencies, before an amount. */
const CURRENCY = '(?:[$£€¥₹₩₽₺₫฿₴₦]|rs\\.?|inr|usd|eur|gbp) ?';
const AT_CURRENCY = new RegExp(`^${CURRENCY}`, 'i');
const ATOM = `(?:${CURRENCY})?(?:(?:${DIGITS})(?: ?${SCALE}(?!\\w))*|(?:${WORDS})(?!\\w)${REST})(?:\\+| ?%| per ?cent(?!\\w))*`;
const MORE = 'more than|over|above|at least|upwards of|in excess of|well over|beyond';
const LESS = 'less than|fewer than|under|nearly|almost|up to|close to|not quite';
const SAYS_MORE = new RegExp(`^(?:${MORE})$`);
const EXPRESSION = new RegExp(
  `(?<![\\w.,:/$#-])(?:(${MORE}|${LESS}) )?(${ATOM})(?:(?: ?[-–] ?| to | or )(${ATOM}))?(?: or more)?(?![\\w]|[:/.]\\d|-\\d)`,
  'gi',
);
/** Most texts hold none of this, and need no closer look. */
const ANY = new RegExp(`\\d|\\b(?:${[...ONES.slice(2), ...TENS].join('|')}|${SCALE})\\b`, 'i');

/** Returns whether a number is an amount of money, as written. */
export function isPrice(text: string): boolean {
  return AT_CURRENCY.test(text);
}

/** Returns whether a text may hold a number at all. */
export function mayHoldNumber(text: string): boolean {
  return ANY.test(text);
}

/** Returns every number of a text, in order. */
export function numbersOf(text: string): WrittenNumber[] {
  const flat = text.includes('\n') ? text.replaceAll('\n', ' ') : text;
  return [...flat.matchAll(EXPRESSION)].map((match) => {
    const [whole, qualifier = '', one = '', other] = match;
    const first = parseNumber(one);
    const last = other === undefined ? first : parseNumber(other);
    // In "5 to 10 lakh" the word is intended for both.
    const low = first.scale === 1 && last.scale > 1 && other ? first.value * last.scale : first.value;
    const qualifierLength = qualifier === '' ? 0 : qualifier.length + 1;
    return {
      start: match.index,
      end: match.index + whole.length,
      low,
      high: last.value,
      bound: boundOf(qualifier.toLowerCase(), whole),
      unit: last.unit,
      bare: match.index + qualifierLength + (AT_CURRENCY.exec(one)?.[0].length ?? 0),
      isYear: /^(?:1[5-9]|20)\d\d$/.test(whole.slice(qualifierLength)),
    };
  });
}

function boundOf(qualifier: string, whole: string): WrittenNumber['bound'] {
  if (SAYS_MORE.test(qualifier) || /\+| or more$/.test(whole)) return 'more';
  return qualifier === '' ? '' : 'less';
}

/** Returns whether two numbers say the same; "10,000" and "10,000+" do, "nearly 10,000" does not. */
export function isSameNumber(one: WrittenNumber, other: WrittenNumber): boolean {
  const opposed = one.bound !== other.bound && (one.bound === 'less' || other.bound === 'less');
  return one.low === other.low && one.high === other.high && !opposed && isSameUnit(one, other);
}

/** Percents are no counts, and hours of the day neither; years may be understood. */
export function isSameUnit(one: WrittenNumber, other: WrittenNumber): boolean {
  const [unit, wanted] = [one.unit, other.unit].map((name) => (name === 'years' ? '' : name));
  return unit === wanted;
}
