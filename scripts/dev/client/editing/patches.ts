/** Waits for the page to show what was written. */

/** How long, in milliseconds: where the file has a mistake, the page stays as it was. */
const PATIENCE = 1500;

export class Patches {
  #waiting: (() => void)[] = [];

  /** Returns when the page is patched next. */
  next(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push(resolve);
    setTimeout(resolve, PATIENCE);
    return promise;
  }

  /** The page was patched. */
  came(): void {
    for (const done of this.#waiting.splice(0)) done();
  }
}
