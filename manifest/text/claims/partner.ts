/** Finds the number that counts some words: before them, or after them. */
import { mayHoldNumber, numbersOf } from './numbers.ts';
import type { WrittenNumber } from './numbers.ts';

/** The counted words, and where they are in a text. */
export interface CountedWords {
  text: string;
  start: number;
  end: number;
}

/** Words between a number and what it counts that make it count something else. */
const SEPARATING = new Set(
  `a an the this that these those who which what when where if as but of in at on for to with from by than per is are
   was were be has have had do does can may will would should it they we you i he she not no or before after into and
   km m kg ft am pm min minute minutes h hour hours day days week weeks month months year years age aged old`.split(
    /\s+/,
  ),
);
const JOINING = new Set(['and', 'the', 'our', 'of']);
const MAX_BETWEEN = 4;
/** How many characters away a number may be. */
export const MAX_CHARACTERS_BETWEEN = 60;
/** What may be between the counted words and a number after them: "a fleet of 25", "Fleet: 25". */
const LEADS =
  /^[\s*_]*(?::|–|—|-|\()?[\s*_]*(?:(?:of|is|are|was|stands at|stands|at|now|number|numbers|total|totals|count|reach|reached|exceed|exceeds|in the region of|from|come to|comes to|in)\s+){0,3}(?:(?:about|around|roughly|some|between|now|rs\.?|₹)\s*)*$/i;
/** What may follow such a number. */
const TAIL = /^[\s*_]*(?:$|[.,;:!?)\n–—]|(?:in|across|worldwide|so|to|since|and|by|for|on|each|per|strong)\b)/i;
const SHARE = /\b(?:one|two|three|half|most|\d+)\s+(?:in|out of|of)(?:\s+every)?\s+$/i;
/** References and addresses of links count nothing; what is in their place keeps every offset. */
function withoutTargets(text: string): string {
  return text
    .replaceAll(/\$\{[^}]*\}/g, (whole) => '\u0001'.repeat(whole.length))
    .replaceAll(/(?<=\])\([^)\s]*\)/g, (whole) => ' '.repeat(whole.length));
}

/** Returns the number that counts some words: the one before them, or the one after them. */
export function numberCounting(text: string, noun: CountedWords): WrittenNumber | undefined {
  const from = startOfWord(text, noun.start - MAX_CHARACTERS_BETWEEN);
  const around = text.slice(from, noun.end + MAX_CHARACTERS_BETWEEN);
  if (!mayHoldNumber(around)) return undefined;
  const plain = withoutTargets(around);
  const [start, end] = [noun.start - from, noun.end - from];
  if (plain[start] === '\u0001') return undefined; // a word of a reference's name
  const numbers = numbersOf(plain);
  const before = numbers.findLast((one) => one.end <= start || (one.start < start && one.end === end));
  if (before && (before.end > start || belongs(plain.slice(before.end, start))))
    return SHARE.test(plain.slice(0, before.start)) ? undefined : shifted(before, from);
  const after = numbers.find((one) => one.start >= end);
  if (!after || !LEADS.test(plain.slice(end, after.start)) || !TAIL.test(plain.slice(after.end))) return undefined;
  return shifted(after, from);
}

/** Returns where the word of an offset starts; a word without an end is cut. */
function startOfWord(text: string, offset: number): number {
  const far = Math.max(0, offset - MAX_CHARACTERS_BETWEEN);
  return offset <= 0 ? 0 : far + text.slice(far, offset + 1).lastIndexOf(' ') + 1;
}

function shifted({ start, end, bare, ...number }: WrittenNumber, by: number): WrittenNumber {
  return { ...number, start: start + by, end: end + by, bare: bare + by };
}

/** Returns whether some words between a number and a noun only describe the noun. */
function belongs(between: string): boolean {
  if (!/^(?:[\s*_[\]"“-]|plus\b)+(?:[\p{L}'’-][\p{L}'’\s*_,[\]-]*[\s*_,[\]-])?$/u.test(between)) return false;
  const words = between.toLowerCase().match(/[\p{L}'’]+/gu) ?? [];
  return (
    words.length <= MAX_BETWEEN && words.every((word, index) => !separates(word, words[index - 1], words[index + 1]))
  );
}

function separates(word: string, before: string | undefined, after: string | undefined): boolean {
  if (word === 'of') return after !== 'our' && after !== 'the';
  if (word === 'the') return before !== 'of';
  if (JOINING.has(word)) return false;
  return SEPARATING.has(word) || (/[^s]s$/.test(word) && word !== 'plus' && !word.endsWith('ous'));
}
