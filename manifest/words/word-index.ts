/** Picks, out of many known words, those that a mistaken one may have been meant to be, without a look at each of them. */

/** Fewer words than this are compared one by one. */
const FEW = 300;
/** At most so many words are looked up, and so many of them compared: a search takes as long among a million as among ten thousand. */
const MAX_LOOKED_UP = 8000;
const MAX_COMPARED = 200;

/** Made once for a list or set of words; one that has changed its size since is made anew. */
const indexes = new WeakMap<object, { size: number; index: WordIndex }>();

/** The known words that are worth comparing with a mistaken one: all, where they are few. */
export function candidates(word: string, known: Iterable<string>): Iterable<string> {
  const size = Array.isArray(known) ? known.length : known instanceof Set ? known.size : 0;
  if (size < FEW) return known;
  let made = indexes.get(known);
  if (made?.size !== size) {
    made = { size, index: new WordIndex(known) };
    indexes.set(known, made);
  }
  return made.index.like(word);
}

/** Words by the groups of three letters that they hold. */
class WordIndex {
  readonly #words: string[];
  readonly #holders = new Map<string, number[]>();
  /** How many groups each word has in common with the one that is looked for; all zero between two searches. */
  readonly #common: Uint16Array;

  constructor(known: Iterable<string>) {
    this.#words = [...known];
    this.#common = new Uint16Array(this.#words.length);
    for (const [index, word] of this.#words.entries()) {
      for (const group of groupsOf(word)) {
        const holders = this.#holders.get(group);
        if (holders) holders.push(index);
        else this.#holders.set(group, [index]);
      }
    }
  }

  /** The words that have most in common with one, what few words hold counting first. */
  like(word: string): string[] {
    const lists = [...groupsOf(word)].flatMap((group) => [this.#holders.get(group) ?? []]);
    const found: number[] = [];
    let left = MAX_LOOKED_UP;
    for (const holders of lists.toSorted((one, other) => one.length - other.length)) {
      for (let at = 0; at < holders.length && left > 0; at++, left--) {
        const index = holders[at]!;
        if (this.#common[index]!++ === 0) found.push(index);
      }
    }
    const best = found.toSorted((one, other) => this.#common[other]! - this.#common[one]!).slice(0, MAX_COMPARED);
    for (const index of found) this.#common[index] = 0;
    // In the order in which they are known, so that of two that are as near the first is named first.
    return best.toSorted((one, other) => one - other).map((index) => this.#words[index]!);
  }
}

function groupsOf(word: string): Set<string> {
  const padded = ` ${word.slice(0, 200).toLowerCase()} `;
  const groups = new Set<string>();
  for (let at = 0; at + 3 <= padded.length; at++) groups.add(padded.slice(at, at + 3));
  return groups;
}
