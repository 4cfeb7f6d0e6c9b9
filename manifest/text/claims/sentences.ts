/** The sentences of one text; each is looked at once, however many numbers it holds. */

const SENTENCE_END = /[.!?]["”’)]*\s|\n\s*\n|\n\s*(?:[-*+]|\d+[.)]|#+|>)\s/g;

/** Where a sentence starts and ends. */
interface Sentence {
  start: number;
  end: number;
}

export class Sentences {
  readonly #text: string;
  #ends: { index: number; next: number }[] | undefined;
  readonly #cached = new Map<RegExp, Map<string, boolean>>();

  constructor(text: string) {
    this.#text = text;
  }

  /** Returns the sentence, or the sentences, that two offsets are in. */
  around(one: number, other: number): Sentence {
    this.#ends ??= [...this.#text.matchAll(SENTENCE_END)].map(({ index, 0: { length } }) => ({
      index,
      next: index + length,
    }));
    const [from, to] = [Math.min(one, other), Math.max(one, other)];
    const before = this.#ends[this.#first((end) => end.next > from) - 1];
    const after = this.#ends[this.#first((end) => end.next > from && end.index >= to)];
    return { start: before?.next ?? 0, end: after?.index ?? this.#text.length };
  }

  /** Returns whether some words are in a sentence. */
  hold(words: RegExp, { start, end }: Sentence): boolean {
    const cached = this.#cached.get(words) ?? new Map<string, boolean>();
    this.#cached.set(words, cached);
    const key = `${start} ${end}`;
    if (!cached.has(key)) cached.set(key, words.test(this.#text.slice(start, end)));
    return cached.get(key)!;
  }

  /** Returns the first of the ends of which something is true that is true of all after it. */
  #first(isTrue: (end: { index: number; next: number }) => boolean): number {
    let [low, high] = [0, this.#ends!.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isTrue(this.#ends![middle]!)) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
