/** Writes the items of many requests in one commit: those that arrive while one runs share the next. */

interface Waiting<Item, Result> extends PromiseWithResolvers<Result> {
  item: Item;
}

/** Writes a list of items; resolves with one result each, in order, once all of them are on the disk. */
type Write<Item, Result> = (items: Item[]) => Result[] | Promise<Result[]>;

export interface BatchSettings {
  /** Concurrent commits at most. */
  writers: number;
  /** The most items in one commit. */
  size: number;
}

/** Collects the items of one turn of the event loop, and those that come while all writers are busy. */
export class BatchWriter<Item, Result> {
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

  /** Adds an item to the next commit. */
  add(item: Item): Promise<Result> {
    const waiting = { item, ...Promise.withResolvers<Result>() };
    this.#waiting.push(waiting);
    this.#schedule();
    return waiting.promise;
  }

  /** Resolves when everything is written. */
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
