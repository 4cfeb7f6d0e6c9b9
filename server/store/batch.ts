/** Many requests, one commit: what arrives while a commit runs goes into the next one together. */

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/** Writes a list of items; resolves with one result each, in order, once all of them are safe. */
type Write<Item, Result> = (items: Item[]) => Result[] | Promise<Result[]>;

export interface BatchSettings {
  /** How many commits may run at the same time. */
  writers: number;
  /** The most items in one commit. */
  size: number;
}

/** Collects the items of one turn of the event loop, and those that come while all writers are busy. */
export class Batch<Item, Result> {
  readonly #write: Write<Item, Result>;
  readonly #settings: BatchSettings;
  #waiting: Waiting<Item, Result>[] = [];
  #isScheduled = false;
  #running = 0;
  #onIdle: (() => void) | undefined;

  constructor(write: Write<Item, Result>, settings: BatchSettings) {
    this.#write = write;
    this.#settings = settings;
  }

  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      this.#schedule();
    });
  }

  /** Resolves when nothing is waiting any more. */
  drain(): Promise<void> {
    if (this.#waiting.length === 0 && this.#running === 0) return Promise.resolve();
    return new Promise((done) => (this.#onIdle = done));
  }

  #schedule(): void {
    if (this.#isScheduled || this.#running >= this.#settings.writers) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      void this.#flush();
    });
  }

  async #flush(): Promise<void> {
    const batch = this.#waiting.splice(0, this.#settings.size);
    if (batch.length === 0) return;
    this.#running++;
    if (this.#waiting.length > 0) this.#schedule();
    try {
      const results = await this.#write(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index]!);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    this.#running--;
    if (this.#waiting.length > 0) this.#schedule();
    else if (this.#running === 0) this.#onIdle?.();
  }
}
