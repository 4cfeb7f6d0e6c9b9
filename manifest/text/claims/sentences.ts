/** The sentences of one text; each is looked at once, however many numbers it holds. */

const SENTENCE_END = /[.!?]["”’)]*\s|\n\s*\n|\n\s*(?:[-*+]|\d+[.)]|#+|>)\s/g;

/** Where a sentence starts and ends. */
interface Sentence {
  start: number;
  end: number;
}

export class Sentences {
  readonly #text: string;
  #ends: { index: number; behind: number }[] | undefined;
  readonly #known = new Map<RegExp, Map<string, boolean>>();

  constructor(text: string) {
    this.#text = text;
  }

  /** Returns the sentence, or the sentences, that two offsets are in. */
  around(one: number, other: number): Sentence {
    this.#ends ??= [...this.#text.matchAll(SENTENCE_END)].map(({ index, 0: { length } }) => ({
      index,
      behind: index + length,
    }));
    const [from, to] = [Math.min(one, other), Math.max(one, other)];
    const before = this.#ends[this.#first((end) => end.behind > from) - 1];
    const after = this.#ends[this.#first((end) => end.behind > from && end.index >= to)];
    return { start: before?.behind ?? 0, end: after?.index ?? this.#text.length };
  }

  /** Returns whether some words are in a sentence. */
  hold(words: RegExp, { start, end }: Sentence): boolean {
    const known = this.#known.get(words) ?? new Map<string, boolean>();
    this.#known.set(words, known);
    const key = `${start} ${end}`;
    if (!known.has(key)) known.set(key, words.test(this.#text.slice(start, end)));
    return known.get(key)!;
  }

  /** Returns the first of the ends of which something is true that is true of all after it. */
  #first(isTrue: (end: { index: number; behind: number }) => boolean): number {
    let [low, high] = [0, this.#ends!.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isTrue(this.#ends![middle]!)) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
