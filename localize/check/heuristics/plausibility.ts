/** Finds translations that are probably those of another text, or of none. */
import type { CatalogEntry } from '../../catalog/entry.ts';
import type { Languages, TranslationFault } from '../compare/fault.ts';
import { periodDifference } from '../compare/names/calendar.ts';
import { Copies } from './copies.ts';
import { boldFault, endFault } from './endings.ts';
import { Leftovers } from './leftovers.ts';
import { Negations } from './negation.ts';
import { numberWordFault } from './number-words.ts';
import { orderFault, placesFault } from './order.ts';
import { lostSentence, repeatedSentence } from './sentences.ts';
import { doubledWord, otherLanguage } from './strange-words.ts';
import { Vocabulary } from './vocabulary.ts';

/** In characters. Shorter texts are not compared. */
const LONG_TEXT = 40;
/** So many times as long as others are for their length a translation may be: the longer the source, the less. */
const MAX_RATIOS = [
  [300, 1.6],
  [150, 1.75],
  [80, 2],
  [LONG_TEXT, 2.6],
] as const;
/** Translations needed for a median. */
const ENOUGH = 20;

/** What is known beside the translations of a language. */
export interface Known {
  /** Whether the glossary has other words for a term of an entry. */
  hasOtherTerm: (entry: CatalogEntry) => boolean;
  /** The words of all translations of the site, by their languages. */
  vocabularies: ReadonlyMap<string, Vocabulary>;
}

/** Finds doubtful translations among those of one language, in the order of the file. */
export class Plausibility {
  readonly #languages: Languages;
  /** How long translations are for one character of the source. */
  readonly #medianRatio: number | undefined;
  readonly #copies: Copies;
  readonly #leftovers: Leftovers;
  readonly #placesFault: ReturnType<typeof placesFault>;
  readonly #negations: Negations;
  readonly #own: Vocabulary;
  readonly #others: ReadonlyMap<string, Vocabulary>;

  constructor(entries: CatalogEntry[], languages: Languages, { hasOtherTerm, vocabularies }: Known) {
    this.#languages = languages;
    this.#leftovers = new Leftovers(entries, languages);
    this.#placesFault = placesFault(entries);
    this.#negations = new Negations(entries, languages);
    this.#own = vocabularies.get(languages.translation) ?? new Vocabulary(entries);
    this.#others = new Map([...vocabularies].filter(([language]) => language !== languages.translation));
    const ratios = entries
      .filter(({ id, text, isFuzzy }) => id.length >= LONG_TEXT && text !== '' && !isFuzzy)
      .map(({ id, text }) => text.length / id.length)
      .toSorted((a, b) => a - b);
    this.#medianRatio = ratios.length < ENOUGH ? undefined : ratios[Math.floor(ratios.length / 2)];
    const misfit = (entry: CatalogEntry) =>
      (hasOtherTerm(entry) ? 100 : 0) +
      Math.abs(Math.log(entry.text.length / entry.id.length / (this.#medianRatio ?? 1)));
    this.#copies = new Copies(entries, languages, misfit);
  }

  /** Returns what is doubtful about an entry; undefined where nothing is. */
  faultOf(entry: CatalogEntry): TranslationFault | undefined {
    const { id, text } = entry;
    return (
      this.#copies.faultOf(entry) ??
      this.#leftovers.faultOf(id, text) ??
      otherLanguage(text, this.#own, this.#others) ??
      repeatedSentence(id, text) ??
      doubledWord(id, text, this.#own) ??
      endFault(id, text, this.#languages.translation) ??
      this.#length(id, text) ??
      periodDifference(id, text, this.#languages) ??
      numberWordFault(id, text, this.#languages) ??
      orderFault(id, text) ??
      this.#placesFault(id, text) ??
      boldFault(id, text) ??
      this.#negations.faultOf(id, text)
    );
  }

  #length(id: string, text: string): TranslationFault | undefined {
    if (this.#medianRatio === undefined) return undefined;
    const ratio = text.length / id.length / this.#medianRatio;
    const [, most] = MAX_RATIOS.find(([length]) => id.length >= length) ?? [];
    if (most === undefined || (ratio < most && ratio > 1 / most)) return lostSentence(id, text, this.#medianRatio);
    const length = ratio > 1 ? 'much longer' : 'much shorter';
    return { message: `The translation is ${length} than those of other texts as long.`, hint: 'Look whether it is that of another text, or lacks a sentence.' }; // prettier-ignore
  }
}
