/** A map with a limit: with too many entries, the least recently used one is removed. */
export class LruCache<Key, Value> {
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

  /** Keeps a value, and returns it. */
  keep(key: Key, value: Value): Value {
    if (this.#entries.size >= this.#most) this.#entries.delete(this.#entries.keys().next().value!);
    this.#entries.set(key, value);
    return value;
  }
}

/** Remembers which values it has seen, by samples of them: at times it takes a new value for one it has seen. */
export class ProbablySeen {
  readonly #samples = new Set<number>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Returns whether a value was seen before, and remembers it. */
  has(value: object): boolean {
    const sample = mix(0, value);
    if (this.#samples.has(sample)) return true;
    if (this.#samples.size >= this.#most) this.#samples.clear();
    this.#samples.add(sample);
    return false;
  }
}

/** A number from all fields of a value, from the ends of its lists, and from a few characters of its texts. */
function mix(sample: number, value: unknown): number {
  if (typeof value === 'string') {
    const middle = value.charCodeAt(value.length >> 1);
    return step(step(step(sample, value.length), middle), value.charCodeAt(value.length - 1));
  }
  if (Array.isArray(value)) return mix(mix(step(sample, value.length), value[0]), value.at(-1));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).reduce((sum, [name, field]) => mix(step(sum, name.length), field), sample);
  return step(sample, Number(value));
}

const step = (sample: number, number: number) => Math.imul(sample ^ number, 0x01000193);
