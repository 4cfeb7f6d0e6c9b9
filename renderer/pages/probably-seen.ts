/** Remembers which values it has seen, by a hash of a sample of each. A new value may be mistaken for a seen one. */
export class ProbablySeen {
  readonly #hashes = new Set<number>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Returns whether a value was seen before, and remembers it. */
  checkAndAdd(value: object): boolean {
    const hash = sampleHash(0, value);
    if (this.#hashes.has(hash)) return true;
    if (this.#hashes.size >= this.#limit) this.#hashes.clear();
    this.#hashes.add(hash);
    return false;
  }
}

/** Continues a hash with all fields of a value, the first and last items of its lists, and two characters of its texts. */
function sampleHash(hash: number, value: unknown): number {
  if (typeof value === 'string') {
    const middle = value.charCodeAt(value.length >> 1);
    return step(step(step(hash, value.length), middle), value.charCodeAt(value.length - 1));
  }
  if (Array.isArray(value)) return sampleHash(sampleHash(step(hash, value.length), value[0]), value.at(-1));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).reduce((sum, [name, field]) => sampleHash(step(sum, name.length), field), hash);
  return step(hash, Number(value));
}

const step = (hash: number, number: number) => Math.imul(hash ^ number, 0x01000193);
