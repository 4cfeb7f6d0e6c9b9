/** Finds the numbers of a text, as values that are the same in every language. */
import { asciiDigits } from '../../../../manifest/words/ascii.ts';
import { oncePerKey } from '../../../../schema/values/once.ts';
import type { TranslationFault } from '../fault.ts';
import { bareText } from '../patterns.ts';

/** A number as it is written, and its value, in which a point is before the decimals. */
export interface Figure {
  written: string;
  value: string;
}

const FIGURE = /\p{Nd}+(?:[\s.,'’٬٫]\p{Nd}+)*[½¼¾⅓⅔]?|[½¼¾⅓⅔]/gu;
const SIGNS = /[.,٫]/;
/** In digits: shorter numbers of several groups are several numbers. */
const DIALLED = 8;
/** A plus before a number: +91. One behind a number may be on either side. */
const PLUS = /(?<![\p{L}\p{N}])\+\p{Nd}+/gu;

/** Returns the numbers of a text in a language; those within references and links do not count. */
export function figuresIn(text: string, language: string): Figure[] {
  const found = Array.from(bareText(text).matchAll(FIGURE), ([written]) => written);
  return found
    .flatMap((written) => (isOneNumber(written) ? written : written.split(/\s/)))
    .map((written) => ({ written, value: valueOf(written, language) }));
}

/** Returns whether digits with spaces are one number: a large one in groups, or one to dial, and not a year before another number. */
function isOneNumber(written: string): boolean {
  const groups = written.split(/\s/);
  return groups.length === 1 || areThousands(groups) || written.replaceAll(/\P{Nd}/gu, '').length >= DIALLED;
}

/** Returns the plus before a number that a translation lacks; undefined where it has all. */
export function plusDifference(source: string, translation: string): TranslationFault | undefined {
  const written = plusesIn(translation);
  const lost = plusesIn(source).find((number) => !written.includes(number));
  if (lost === undefined) return undefined;
  return { message: `The translation lacks the plus before ${JSON.stringify(lost.slice(1))}.`, hint: `Write ${JSON.stringify(lost)}, in the order in which it is dialled.` }; // prettier-ignore
}

const plusesIn = (text: string) => Array.from(text.matchAll(PLUS), ([found]) => asciiDigits(found));

/**
 * Returns the value of a number as a language writes it. Spaces, apostrophes and `٬` are between thousands; a point and a comma
 * are, or are before decimals.
 */
export function valueOf(number: string, language: string): string {
  const bare = asciiDigits(number).replaceAll(/[\s'’٬]/g, '');
  const parts = bare.split(SIGNS);
  const signs = bare.match(/[.,٫]/g) ?? [];
  if (signs.length === 0) return bare;
  const isOneSign = new Set(signs).size === 1;
  if (isOneSign && areThousands(parts) && (signs.length > 1 || signs[0] !== decimalOf(language))) return parts.join('');
  if (isOneSign && signs.length > 1) return bare; // a date, or a version
  return `${parts.slice(0, -1).join('')}.${parts.at(-1)!}`;
}

/** Returns whether groups are as long as those of a large number: 1,000,000 or 10,00,000. */
function areThousands([first = '', ...others]: string[]): boolean {
  const groups = others.map((part) => part.replace(/\D/, '').length);
  return first.length <= 3 && first !== '0' && groups.at(-1) === 3 && groups.every((length) => length === 3 || length === 2); // prettier-ignore
}

/** Returns the sign that a language writes before decimals. */
const decimalOf = oncePerKey((language): string => {
  const parts = new Intl.NumberFormat(language).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
});
