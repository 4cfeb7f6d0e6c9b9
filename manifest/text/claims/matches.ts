/** Finds the numbers of a text that count what a claim counts. A number alone says nothing: the counted word is near. */
import type { CompiledClaim } from './registry.ts';
import { phrase } from './registry.ts';
import { Sentences } from './sentences.ts';
import { mayHoldNumber, numbersOf } from './numbers.ts';
import type { WrittenNumber } from './numbers.ts';

/** A number in a text that says what one of some claims says. */
export interface ClaimMatch {
  number: WrittenNumber;
  /** The counted words, and where they are. */
  noun: { text: string; start: number; end: number };
  claims: CompiledClaim[];
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
const NEAR = 60;
/** What may be between the counted words and a number after them: "a fleet of 25", "Fleet: 25". */
const LEADS =
  /^[\s*_]*(?::|–|—|-|\()?[\s*_]*(?:(?:of|is|are|was|stands at|stands|at|now|number|numbers|total|totals|count|reach|reached|exceed|exceeds|in the region of|from|come to|comes to|in)\s+){0,3}(?:(?:about|around|roughly|some|between|now|rs\.?|₹)\s*)*$/i;
/** What may follow such a number. */
const TAIL = /^[\s*_]*(?:$|[.,;:!?)\n–—]|(?:in|across|worldwide|so|to|since|and|by|for|on|each|per|strong)\b)/i;
/**
 * "20 guests a month", "one in ten guests": how many of something, not how many there are. A claim that names the
 * month among the words that are with it means just that.
 */
const RATE = /^\s+(?:a|an|per|each|every)\s+(?:hour|day|night|week|month|year)\b/i;
const SHARE = /\b(?:one|two|three|half|most|\d+)\s+(?:in|out of|of)(?:\s+every)?\s+$/i;
/** A number below this is seldom a claim of what is counted in twenties or more: two boats, three guests. */
const SMALL = 10;

/** No author corrects more of one text at once; what is after them is found when they are corrected. */
const MAX_FOUND = 100;

/** Words that hold a number of years themselves. */
const YEARS = ['decade', 'decades', 'century', 'centuries'];

/** Looks for the claims of one site. */
export class ClaimMatcher {
  readonly #claims = new Map<string, CompiledClaim[]>();
  /** What a running text counts: "the guests", and after a hyphen "a 20-year record". */
  readonly #counted: RegExp;
  /** What is below a figure may be in the singular, too. */
  readonly #labels: RegExp;

  constructor(claims: CompiledClaim[]) {
    const nouns = new Set<string>();
    const added = new Set<string>();
    for (const claim of claims) {
      for (const noun of claim.counts.flatMap((word) => (word === 'years' ? ['years', ...YEARS] : [word]))) {
        nouns.add(noun);
        for (const form of new Set([noun, singular(noun)])) this.#add(form, claim, added);
      }
    }
    // The longest first, so that "sailing teachers" wins over "teachers".
    const sorted = [...nouns].toSorted((one, other) => other.length - one.length);
    const [all, singles] = [sorted, sorted.map(singular)].map((words) => `(?:${words.map(phrase).join('|')})`);
    this.#counted = new RegExp(`(?:(?<![\\w$])${all}|(?<=\\w-)${singles})(?!\\w)`, 'gi');
    this.#labels = new RegExp(`(?<![\\w$])(?:${all}|${singles})(?!\\w)`, 'gi');
  }

  /** Returns every number that may be that of a claim. `isWhole`: the text is nothing but a number and its label. */
  find(text: string, isWhole = false): ClaimMatch[] {
    const found: ClaimMatch[] = [];
    const pattern = isWhole ? this.#labels : this.#counted;
    // Most texts count nothing: search is much quicker to say so than matchAll, which copies the pattern.
    if (this.#claims.size === 0 || !mayHoldNumber(text) || text.search(pattern) === -1) return found;
    const sentences = new Sentences(text);
    for (const match of text.matchAll(pattern)) {
      if (found.length === MAX_FOUND) break;
      const noun = { text: match[0], start: match.index, end: match.index + match[0].length };
      const number = partner(text, noun);
      if (!number) continue;
      const [rate] = RATE.exec(text.slice(noun.end, noun.end + NEAR)) ?? [];
      const sentence = sentences.around(noun.start, number.start);
      const claims = this.#of(match[0].toLowerCase().replaceAll(/\s+/g, ' ')).filter(
        (claim) =>
          isMeant(claim, number) &&
          (rate === undefined || claim.with?.test(rate)) &&
          (isWhole || claim.with === undefined || sentences.hold(claim.with, sentence)),
      );
      if (claims.length > 0) found.push({ number, noun, claims });
    }
    return found;
  }

  /** Adds a claim to those of a noun, unless another one says the same: with thousands of them, each text would be slow. */
  #add(noun: string, claim: CompiledClaim, added: Set<string>): void {
    const key = [noun, claim.with?.source ?? '', ...claim.figures.map(({ reference }) => reference)].join('\n');
    if (added.has(key)) return;
    added.add(key);
    const claims = this.#claims.get(noun);
    if (claims) claims.push(claim);
    else this.#claims.set(noun, [claim]);
  }

  #of(noun: string): CompiledClaim[] {
    return this.#claims.get(noun) ?? [];
  }
}

function singular(noun: string): string {
  return noun.replace(/s$/, '');
}

/** References and addresses of links count nothing; what is in their place keeps every offset. */
function withoutTargets(text: string): string {
  return text
    .replaceAll(/\$\{[^}]*\}/g, (whole) => '\u0001'.repeat(whole.length))
    .replaceAll(/(?<=\])\([^)\s]*\)/g, (whole) => ' '.repeat(whole.length));
}

/** Returns the number before the counted words, or the one after them. */
function partner(text: string, noun: ClaimMatch['noun']): WrittenNumber | undefined {
  const from = startOfWord(text, noun.start - NEAR);
  const around = text.slice(from, noun.end + NEAR);
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
  const far = Math.max(0, offset - NEAR);
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

function isMeant({ figures }: CompiledClaim, typed: WrittenNumber): boolean {
  if (typed.high === 1) return false;
  return figures.some(({ number }) => {
    if (!number || number.isYear !== typed.isYear) return false;
    return number.low < SMALL * 2 || typed.high >= SMALL || typed.bound === 'more';
  });
}
