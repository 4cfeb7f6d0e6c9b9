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
