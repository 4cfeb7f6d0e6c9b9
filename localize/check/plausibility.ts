/** Finds translations that are probably those of another text, or of none. */
import type { CatalogEntry } from '../catalog/entry.ts';
import type { TranslationFault } from './translation-fault.ts';
import { hasOwnLetters } from './scripts.ts';

/** In characters. Shorter texts are not compared. */
const LONG_TEXT = 40;
/** A translation that is so many times as long as others are for their length. */
const MAX_RATIO = 2.6;
/** Translations needed for a median. */
const ENOUGH = 20;

/** Two texts with this share of their words in common may have one translation. */
const ALIKE = 0.5;

const ASKS = /[?？؟][^\p{L}\p{N}]*$/u;

/** Finds doubtful translations among those of one language, in the order of the file. */
export class Plausibility {
  readonly #language: string;
  /** Whether words of the source may be words of the language, too. */
  readonly #isLatin: boolean;
  /** How long translations are for one character of the source. */
  readonly #medianRatio: number | undefined;
  /** The entries that have the translation of another text, by their texts: that text. */
  readonly #sharedWith = new Map<string, string>();

  constructor(entries: CatalogEntry[], language: string) {
    this.#language = language;
    this.#isLatin = hasOwnLetters('a', language);
    const ratios = entries
      .filter(({ id, text, isFuzzy }) => id.length >= LONG_TEXT && text !== '' && !isFuzzy)
      .map(({ id, text }) => text.length / id.length)
      .toSorted((a, b) => a - b);
    this.#medianRatio = ratios.length < ENOUGH ? undefined : ratios[Math.floor(ratios.length / 2)];
    this.#findShared(entries);
  }

  /** Returns what is doubtful about an entry; undefined where nothing is. */
  faultOf({ id, text }: CatalogEntry): TranslationFault | undefined {
    return this.#untranslated(id, text) ?? this.#sameAsAnother(id) ?? this.#unlike(id, text);
  }

  #untranslated(id: string, text: string): TranslationFault | undefined {
    const words = text.match(/(?<![\p{L}${])\p{Ll}{2,}/gu) ?? [];
    const isSame =
      text === id && (words.length >= 2 || (words.length === 1 && /\p{L}{3,} /u.test(text) && !this.#isLatin));
    if (!isSame && (words.length < 4 || hasOwnLetters(text, this.#language))) return undefined;
    return { message: 'The translation is in the language of the source.', hint: 'Translate it.' };
  }

  #sameAsAnother(id: string): TranslationFault | undefined {
    const other = this.#sharedWith.get(id);
    if (other === undefined) return undefined;
    return { message: `${JSON.stringify(shortOf(other))} has the same translation.`, hint: 'One of the two is that of another text: translate it again.' }; // prettier-ignore
  }

  /** Of two texts with one translation, it is taken to be that of the text whose length it fits. */
  #findShared(entries: CatalogEntry[]): void {
    const misfit = ({ id, text }: CatalogEntry) =>
      Math.abs(Math.log(text.length / id.length / (this.#medianRatio ?? 1)));
    const long = entries.filter(({ text, isFuzzy }) => text.length >= LONG_TEXT / 2 && !isFuzzy);
    for (const group of Map.groupBy(long, ({ text }) => text).values()) {
      if (group.length === 1) continue;
      const [own, ...others] = group.toSorted((a, b) => misfit(a) - misfit(b)) as [CatalogEntry, ...CatalogEntry[]];
      for (const { id } of others) if (!isNearly(own.id, id)) this.#sharedWith.set(id, own.id);
    }
  }

  #unlike(id: string, text: string): TranslationFault | undefined {
    if (ASKS.test(id) !== ASKS.test(text))
      return ASKS.test(id)
        ? { message: 'The source asks a question, the translation does not.', hint: 'Look whether it is the translation of another text; else end it with a question mark.' } // prettier-ignore
        : { message: 'The translation asks a question, the source does not.', hint: 'Look whether it is the translation of another text; else leave the question mark out.' }; // prettier-ignore
    if (this.#medianRatio === undefined || id.length < LONG_TEXT) return undefined;
    const ratio = text.length / id.length / this.#medianRatio;
    if (ratio < MAX_RATIO && ratio > 1 / MAX_RATIO) return undefined;
    const length = ratio > 1 ? 'much longer' : 'much shorter';
    return { message: `The translation is ${length} than those of other texts as long.`, hint: 'Look whether it is that of another text, or lacks a sentence.' }; // prettier-ignore
  }
}

/** Returns whether two texts have so many words in common that one translation may do for both. */
function isNearly(one: string, other: string): boolean {
  const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
  const [words, others] = [wordsOf(one), wordsOf(other)];
  return [...words].filter((word) => others.has(word)).length >= ALIKE * Math.max(words.size, others.size);
}

const shortOf = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);
