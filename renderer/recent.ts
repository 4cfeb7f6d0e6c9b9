/** A map of what was used last: with too many entries, what was longest of no use goes. */
export class Recent<Key, Value> {
  readonly #entries = new Map<Key, Value>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get(key: Key): Value | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  /** Keeps a value, and gives it back. */
  keep(key: Key, value: Value): Value {
    if (this.#entries.size >= this.#most) this.#entries.delete(this.#entries.keys().next().value!);
    this.#entries.set(key, value);
    return value;
  }
}

/** Knows which texts came before. It looks at samples of them, so at times it is wrong and says that a new one did. */
export class Seen {
  readonly #samples = new Set<number>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Whether a text came before; from now on it did. */
  has(text: string): boolean {
    const sample = sampleOf(text);
    if (this.#samples.has(sample)) return true;
    if (this.#samples.size >= this.#most) this.#samples.clear();
    this.#samples.add(sample);
    return false;
  }
}

/** A number from some of a text's signs, and its length. */
function sampleOf(text: string): number {
  let sample = text.length;
  const step = Math.max(1, Math.floor(text.length / 32));
  for (let at = 0; at < text.length; at += step) sample = Math.imul(sample ^ text.charCodeAt(at), 0x01000193);
  return sample;
}
