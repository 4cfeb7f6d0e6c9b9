/** Compares the currencies of a text and of its translation, by the names that Unicode's data have. */
import { oncePerKey } from '../../../../schema/values/once.ts';
import { compareNames } from '../fault.ts';
import { wholeWords } from './whole-words.ts';

/** Currencies that have a word in common, which is what people say: dollar. */
const GROUPS = [['INR', 'PKR', 'LKR'], ['USD', 'CAD', 'AUD'], ['GBP', 'EGP'], ['EUR'], ['AED', 'MAD'], ['SAR', 'QAR'], ['OMR', 'IRR'], ['KWD', 'BHD', 'JOD'], ['CHF', 'XOF'], ['MXN', 'ARS'], ['RUB', 'BYN']]; // prettier-ignore
/** How a currency is written beside a number in any language. */
const SIGNS: Record<string, RegExp> = {
  INR: /₹|\bRs\b|\bINR\b/,
  USD: /\$(?!\{)|\bUSD\b/,
  EUR: /€|\bEUR\b/,
  GBP: /£|\bGBP\b/,
};
const COUNTS = [1, 2, 5, 100];

/** Returns a currency that a translation has instead of another one; undefined where it has none. */
export const currencyDifference = compareNames(currenciesIn, 'Write the currency of the source.');

/** Returns the currencies in a text, each as it is written. */
function currenciesIn(text: string, language: string): Map<string, string> {
  const found = Object.entries(SIGNS).flatMap(([code, sign]) => {
    const [written] = sign.exec(text) ?? [];
    return written === undefined ? [] : [[code, written] as const];
  });
  const { pattern, codes } = namesOf(language);
  const named = Array.from(
    text.matchAll(pattern),
    ([written, word]) => [codes.get(word!.toLowerCase())!, written] as const,
  );
  return new Map([...named, ...found]);
}

const namesOf = oncePerKey((language) => {
  const codes = new Map<string, string>();
  for (const group of GROUPS)
    for (const count of COUNTS) {
      const names = group.map((currency) => wordsFor(currency, count, language));
      const common = names[0]!.filter((word) => names.every((words) => words.includes(word)));
      for (const word of common) codes.set(word, codes.has(word) && codes.get(word) !== group[0]! ? '' : group[0]!);
    }
  for (const [word, code] of codes) if (code === '' || word.length < 3) codes.delete(word);
  const words = [...codes.keys()].map((word) => RegExp.escape(word));
  return { codes, pattern: new RegExp(wholeWords(words, language), 'giu') };
});

/** Returns the words of what an amount of a currency is called. */
function wordsFor(currency: string, count: number, language: string): string[] {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'name' });
  const name = format.formatToParts(count).find(({ type }) => type === 'currency')?.value ?? '';
  return name.toLowerCase().split(/\s+/);
}
