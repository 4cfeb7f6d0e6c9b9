/** Waits for the page to show what was written. */

/** How long, in milliseconds: where the file has a mistake, the page stays as it was. */
const PATIENCE = 1500;

export class Patches {
  /** The time of the save that the page shows, in milliseconds since 1970. */
  #saveTime = 0;
  #waiting: { time: number; done: () => void }[] = [];

  /** Resolves when the page shows what the file held at a time, or when it has not for a while. */
  untilPatched(time: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push({ time, done: resolve });
    this.patched(this.#saveTime);
    setTimeout(resolve, PATIENCE);
    return promise;
  }

  /** Notes that the page shows the save of a time. */
  patched(saveTime: number): void {
    this.#saveTime = saveTime;
    for (const { time, done } of this.#waiting) if (time <= saveTime) done();
    this.#waiting = this.#waiting.filter(({ time }) => time > saveTime);
  }
}
