/** Reads the number that a text means: "1,200 px", "since 1954", "four", "5 out of 5". */
import { toAscii } from '../../words/ascii.ts';

type Fits = (number: number) => boolean;

const DIGITS = /\d[\d.,\u00A0\u202F ]*\d|\d/g;
const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** Words that change a number. */
const FACTORS =
  /(?<!\p{L})(?:k|m|x|bn|mio|hundreds?|thousands?|millions?|billions?|lakhs?|crores?|dozens?|half|third|quarter|double|twice|times|minus)(?!\p{L})/iu;
/** Words that make a bound of a number, or negate it. */
const BOUNDS =
  /(?<!\p{L})(?:before|after|until|till|under|below|above|over|than|least|most|not|no|never|max|min|maximum|minimum|to|plus)(?!\p{L})/iu;
/** Behind a number, min is its unit. */
const MINUTES = /^min\.?$/i;
/** The ends of "12th" and "50s". */
const ORDINAL = /^(?:st|nd|rd|th|s)(?!\p{L})/u;

/**
 * Returns the one number that a text means and that `fits` accepts; undefined where there is none, or several. It is
 * certain where the words around it only name what it counts.
 */
export function readNumber(written: string, fits: Fits): { number: number; isCertain: boolean } | undefined {
  const text = toAscii(written);
  const word = WORDS.indexOf(text.trim().toLowerCase());
  const stars = /^\s*(★+)☆*\s*$/.exec(text)?.[1]?.length;
  const alone = word === -1 ? stars : word;
  if (alone !== undefined) return fits(alone) ? { number: alone, isCertain: true } : undefined;
  const [, first = text] = /^\s*(\S+) ?(?:\/|of|out of) ?\d+(?: ?stars)?\s*$/i.exec(text) ?? []; // 4 out of 5
  const [digits, ...more] = first.match(DIGITS) ?? [];
  if (digits === undefined || more.length > 0) return undefined;
  const [before = '', after = ''] = first.split(digits);
  if (ORDINAL.test(after) || FACTORS.test(before) || FACTORS.test(after)) return undefined;
  const number = valueOf(digits, signOf(before, after), fits);
  return number === undefined ? undefined : { number, isCertain: isUnit(before.trim(), after.trim()) };
}

function signOf(before: string, after: string): 1 | -1 {
  return /(?:^|\s)[-−–]\s*$/.test(before) || /^[\s°]*[SW](?:outh|est)?\s*$/i.test(after) ? -1 : 1;
}

/** Returns whether the words before and after a number do not change it: a sign, a unit, "since", "about". */
function isUnit(before: string, after: string): boolean {
  const isJoined = /[\p{L}\d][-−–/]$/u.test(before) || /^[-−–/]/.test(after);
  return !isJoined && !BOUNDS.test(before) && (MINUTES.test(after) || !BOUNDS.test(after));
}

/** Reads digits with a decimal comma, or in groups of three or two. */
function valueOf(digits: string, sign: 1 | -1, fits: Fits): number | undefined {
  const plain = digits.replaceAll(/[\u00A0\u202F ]/g, '');
  const readings = [
    plain.replace(',', '.'), // a decimal comma
    ...(/^\d{1,3}(?:[.,]\d{3})+$/.test(plain) ? [plain.replaceAll(/[.,]/g, '')] : []), // groups of three digits
    ...(/^\d{1,3}(?:,\d{2,3})*,\d{3}$/.test(plain) ? [plain.replaceAll(',', '')] : []), // groups of two, as in 50,00,000
  ];
  const numbers = new Set(readings.map((reading) => sign * Number(reading)).filter((number) => fits(number)));
  return numbers.size === 1 ? [...numbers][0] : undefined;
}
