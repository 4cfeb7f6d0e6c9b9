/** Finds translations that are copies: of the source, or of the translation of another text. */
import type { CatalogEntry } from '../../catalog/entry.ts';
import type { Languages, TranslationFault } from '../compare/fault.ts';
import { hasOwnLetters } from '../scripts.ts';

/** In characters. Shorter translations may be those of several texts. */
const LEAST = 20;
/** Two texts with this share of their words in common may have one translation. */
const ALIKE = 0.5;

export class Copies {
  readonly #language: string;
  /** Whether words of the source may be words of the language, too. */
  readonly #isLatin: boolean;
  /** The entries that have the translation of another text: that text. */
  readonly #sharedWith = new Map<CatalogEntry, string>();

  /** `misfit` says how badly the translation of an entry fits its text. */
  constructor(entries: CatalogEntry[], { translation }: Languages, misfit: (entry: CatalogEntry) => number) {
    this.#language = translation;
    this.#isLatin = hasOwnLetters('a', translation);
    this.#findShared(entries, misfit);
  }

  /** Returns of what a translation is a copy; undefined where it is none. */
  faultOf(entry: CatalogEntry): TranslationFault | undefined {
    return this.#untranslated(entry.id, entry.text) ?? this.#sameAsAnother(entry);
  }

  #untranslated(id: string, text: string): TranslationFault | undefined {
    const words = text.match(/(?<![\p{L}${])\p{Ll}{2,}/gu) ?? [];
    const isSame =
      text === id && (words.length >= 2 || (words.length === 1 && /\p{L}{3,} /u.test(text) && !this.#isLatin));
    if (!isSame && (words.length < 4 || hasOwnLetters(text, this.#language))) return undefined;
    return { message: 'The translation is in the language of the source.', hint: 'Translate it.' };
  }

  #sameAsAnother(entry: CatalogEntry): TranslationFault | undefined {
    const other = this.#sharedWith.get(entry);
    if (other === undefined) return undefined;
    return { message: `${JSON.stringify(shortOf(other))} has the same translation.`, hint: 'One of the two is that of another text: translate it again.' }; // prettier-ignore
  }

  /** Of two texts with one translation, it is taken to be that of the text whose terms it has, or whose length it fits. */
  #findShared(entries: CatalogEntry[], misfit: (entry: CatalogEntry) => number): void {
    const long = entries.filter(({ text, isFuzzy }) => text.length >= LEAST && !isFuzzy);
    for (const group of Map.groupBy(long, ({ text }) => text).values()) {
      if (group.length === 1) continue;
      const [own, ...others] = group.toSorted((a, b) => misfit(a) - misfit(b)) as [CatalogEntry, ...CatalogEntry[]];
      for (const entry of others) if (!isNearly(own.id, entry.id)) this.#sharedWith.set(entry, own.id);
    }
  }
}

/** Returns whether two texts have so many words in common that one translation may do for both. */
function isNearly(one: string, other: string): boolean {
  const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
  const [words, others] = [wordsOf(one), wordsOf(other)];
  return [...words].filter((word) => others.has(word)).length >= ALIKE * Math.max(words.size, others.size);
}

/** Returns the beginning of a long text, for messages. */
export const shortOf = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);
