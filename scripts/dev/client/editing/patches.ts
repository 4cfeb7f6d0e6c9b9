/** Waits for the page to show what was written. */

/** How long, in milliseconds: where the file has a mistake, the page stays as it was. */
const PATIENCE = 1500;

export class Patches {
  /** When the save was noticed that the page shows, in milliseconds since 1970. */
  #noticed = 0;
  #waiting: { time: number; done: () => void }[] = [];

  /** Returns when the page shows what the file held at a time. */
  shown(time: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push({ time, done: resolve });
    this.came(this.#noticed);
    setTimeout(resolve, PATIENCE);
    return promise;
  }

  /** The page shows a save that was noticed at a time. */
  came(noticed: number): void {
    this.#noticed = noticed;
    for (const { time, done } of this.#waiting) if (time <= noticed) done();
    this.#waiting = this.#waiting.filter(({ time }) => time > noticed);
  }
}
