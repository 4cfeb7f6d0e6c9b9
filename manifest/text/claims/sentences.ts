/** Splits a text into sentences, once, however many numbers it holds. */
import { countBelow } from '../../problems/count-below.ts';

const SENTENCE_END = /[.!?]["”’)]*\s|\n\s*\n|\n\s*(?:[-*+]|\d+[.)]|#+|>)\s/g;

/** Where a sentence starts and ends. */
interface Sentence {
  start: number;
  end: number;
}

export class Sentences {
  readonly #text: string;
  /** Where each sentence ends, and where the next one starts. */
  readonly #ends: number[];
  readonly #starts: number[];
  readonly #cached = new Map<string, boolean>();

  constructor(text: string) {
    this.#text = text;
    const gaps = [...text.matchAll(SENTENCE_END)];
    this.#ends = gaps.map(({ index }) => index);
    this.#starts = gaps.map(({ index, 0: { length } }) => index + length);
  }

  /** Returns the sentence, or the sentences, that two offsets are in. */
  around(one: number, other: number): Sentence {
    const [from, to] = [Math.min(one, other), Math.max(one, other)];
    const before = countBelow(this.#starts, from + 1);
    const after = Math.max(before, countBelow(this.#ends, to));
    return { start: this.#starts[before - 1] ?? 0, end: this.#ends[after] ?? this.#text.length };
  }

  /** Returns whether some words are in a sentence. */
  matchesIn(words: RegExp, { start, end }: Sentence): boolean {
    const key = `${start} ${end} ${words.source}`;
    const cached = this.#cached.get(key) ?? words.test(this.#text.slice(start, end));
    this.#cached.set(key, cached);
    return cached;
  }
}
