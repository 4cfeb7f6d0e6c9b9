/** Counts the words of all translations of a language, by which one of another language is found. */
import type { CatalogEntry } from '../../catalog/entry.ts';
import { bareText } from '../compare/patterns.ts';

const WORD = /[\p{L}\p{M}]+(?:[’'\u200C\u200D][\p{L}\p{M}]+)*/gu;

/** Returns the words of a text, in lower case, without references and addresses. */
export const wordsOf = (text: string): string[] => bareText(text).toLowerCase().match(WORD) ?? [];

export class Vocabulary {
  readonly #counts = new Map<string, number>();
  /** Words that are there twice in a row, and how often; and the texts with such words. */
  readonly #doubled = new Map<string, number>();
  readonly #textsWithDoubled = new Set<string>();

  constructor(entries: CatalogEntry[]) {
    for (const { text, isFuzzy } of entries) {
      if (text === '' || isFuzzy) continue;
      let last = '';
      for (const word of wordsOf(text)) {
        add(this.#counts, word);
        if (word === last) add(this.#doubled, word);
        if (last.endsWith(word)) this.#textsWithDoubled.add(text); // l’eau eau
        last = word;
      }
    }
  }

  /** Returns how often a word is in the translations. */
  count(word: string): number {
    return this.#counts.get(word) ?? 0;
  }

  /** Returns whether a translation may have a word twice in a row. */
  mayDouble(text: string): boolean {
    return this.#textsWithDoubled.has(text);
  }

  /** Returns how often a word follows itself. */
  countDoubled(word: string): number {
    return this.#doubled.get(word) ?? 0;
  }
}

const add = (counts: Map<string, number>, word: string) => counts.set(word, (counts.get(word) ?? 0) + 1);
