/** Finds the numbers of a text that count what a claim counts. A number alone says nothing: the counted word is near. */
import { phrase } from './registry.ts';
import type { CompiledClaim } from './registry.ts';
import { Sentences } from './sentences.ts';
import { mayHoldNumber, numbersOf } from './numbers.ts';
import type { WrittenNumber } from './numbers.ts';
import { MAX_CHARACTERS_BETWEEN, numberCounting } from './partner.ts';
import type { CountedWords } from './partner.ts';

/** A number in a text that says what one of some claims says. */
export interface ClaimMatch {
  number: WrittenNumber;
  noun: CountedWords;
  claims: CompiledClaim[];
}

/**
 * "20 guests a month", "one in ten guests": how many of something, not how many there are. A claim that names the
 * month among the words that are with it means just that.
 */
const RATE = /^\s+(?:a|an|per|each|every)\s+(?:hour|day|night|week|month|year)\b/i;
/** A number below this is seldom a claim of what is counted in twenties or more: two boats, three guests. */
const SMALL = 10;

/** No author corrects more of one text at once; what is after them is found when they are corrected. */
const MAX_FOUND = 100;

/** A number in a text: written there, or a figure by its name. */
const OWN_NUMBER = /\d|\$\{(?!brand\.name\})/;

/** What comes before the counted words where they are the main thing that a text says: "The company was founded". */
const FIRST_CLAUSE = /^(?:\$\{[^}]*\}|[^.,;:!?$])*\b(?:was|were)\s+$/i;

/** Words that hold a number of years themselves. */
const YEARS = ['decade', 'decades', 'century', 'centuries'];

/** Looks for the claims of one site. */
export class ClaimMatcher {
  /** Whether a claim names a year of the calendar, as that of the founding. */
  readonly countsYears: boolean;
  readonly #claims = new Map<string, CompiledClaim[]>();
  /** What a running text counts: "the guests", and after a hyphen "a 20-year record". */
  readonly #counted: RegExp;
  /** What is below a figure may be in the singular, too. */
  readonly #labels: RegExp;

  constructor(claims: CompiledClaim[]) {
    this.countsYears = claims.some(({ figures }) => figures.some(({ number }) => number?.isYear));
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
    return mayHoldNumber(text) ? this.#find(text, isWhole, (noun) => numberCounting(text, noun)) : [];
  }

  /** Returns the claims of which the date of an entry is the year: 1998 beside "The company was founded in Mumbai". */
  findDated(date: string, text: string): ClaimMatch[] {
    const [year] = /^\d{4}$/.test(date) ? numbersOf(date) : [];
    if (!year) return [];
    // A text with a year of its own may be about another one: "2012: the company, founded in 2004, moves".
    const isAboutIt = ({ start }: CountedWords) => !OWN_NUMBER.test(text) || FIRST_CLAUSE.test(text.slice(0, start));
    const found = this.#find(text, false, (noun) =>
      isAboutIt(noun) ? { ...year, start: noun.start, end: noun.end } : undefined,
    );
    return found.map((match) => ({ ...match, number: year }));
  }

  #find(text: string, isWhole: boolean, numberOf: (noun: CountedWords) => WrittenNumber | undefined): ClaimMatch[] {
    const found: ClaimMatch[] = [];
    const pattern = isWhole ? this.#labels : this.#counted;
    // Most texts count nothing: search is much quicker to say so than matchAll, which copies the pattern.
    if (this.#claims.size === 0 || text.search(pattern) === -1) return found;
    const sentences = new Sentences(text);
    for (const match of text.matchAll(pattern)) {
      if (found.length === MAX_FOUND) break;
      const noun = { text: match[0], start: match.index, end: match.index + match[0].length };
      const number = numberOf(noun);
      if (!number) continue;
      const [rate] = RATE.exec(text.slice(noun.end, noun.end + MAX_CHARACTERS_BETWEEN)) ?? [];
      const sentence = sentences.around(noun.start, number.start);
      const claims = this.#of(match[0].toLowerCase().replaceAll(/\s+/g, ' ')).filter(
        (claim) =>
          isMeant(claim, number) &&
          (rate === undefined || claim.with?.test(rate)) &&
          (isWhole || claim.with === undefined || sentences.matchesIn(claim.with, sentence)),
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

function isMeant({ figures }: CompiledClaim, typed: WrittenNumber): boolean {
  if (typed.high === 1) return false;
  return figures.some(({ number }) => {
    if (!number || number.isYear !== typed.isYear) return false;
    return number.low < SMALL * 2 || typed.high >= SMALL || typed.bound === 'more';
  });
}
