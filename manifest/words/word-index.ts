/** Finds the known words that are most similar to another one without comparing each of them. */

/** Fewer words are compared one by one. */
const FEW = 300;
/** Limits, so that a search takes as long among a million words as among ten thousand. */
const MAX_LOOKED_UP = 8000;
const MAX_COMPARED = 200;

/** Known words, which are indexed once. */
export type Words = readonly string[] | ReadonlySet<string>;

/** One index for each list or set of words; made again if its size has changed. */
const indexes = new WeakMap<object, { size: number; index: WordIndex }>();

/** Returns the known words that are worth comparing with another one: all, where they are few. */
export function candidates(word: string, words: Words): Iterable<string> {
  const size = 'size' in words ? words.size : words.length;
  if (size < FEW) return words;
  let cached = indexes.get(words);
  if (cached?.size !== size) {
    cached = { size, index: new WordIndex(words) };
    indexes.set(words, cached);
  }
  return cached.index.similarTo(word);
}

/** Finds similar words by their trigrams. */
class WordIndex {
  readonly #words: string[];
  readonly #holders = new Map<string, number[]>();
  /** How many trigrams each word has in common with the one searched for; all zero between two searches. */
  readonly #common: Uint16Array;

  constructor(words: Iterable<string>) {
    this.#words = [...words];
    this.#common = new Uint16Array(this.#words.length);
    for (const [index, word] of this.#words.entries()) {
      for (const trigram of trigramsOf(word)) {
        const holders = this.#holders.get(trigram);
        if (holders) holders.push(index);
        else this.#holders.set(trigram, [index]);
      }
    }
  }

  /** Returns the words with the most trigrams in common with one; rare trigrams are looked up first. */
  similarTo(word: string): string[] {
    const lists = [...trigramsOf(word)].flatMap((trigram) => [this.#holders.get(trigram) ?? []]);
    const found: number[] = [];
    let remaining = MAX_LOOKED_UP;
    for (const holders of lists.toSorted((one, other) => one.length - other.length)) {
      for (let at = 0; at < holders.length && remaining > 0; at++, remaining--) {
        const index = holders[at]!;
        if (this.#common[index]!++ === 0) found.push(index);
      }
    }
    const best = found.toSorted((one, other) => this.#common[other]! - this.#common[one]!).slice(0, MAX_COMPARED);
    for (const index of found) this.#common[index] = 0;
    // In their original order, so that of two equally similar ones the first is suggested first.
    return best.toSorted((one, other) => one - other).map((index) => this.#words[index]!);
  }
}

function trigramsOf(word: string): Set<string> {
  const padded = ` ${word.slice(0, 200).toLowerCase()} `;
  const trigrams = new Set<string>();
  for (let at = 0; at + 3 <= padded.length; at++) trigrams.add(padded.slice(at, at + 3));
  return trigrams;
}
