/** Checks a manifest in a thread of its own: a large one takes long, and pages must be answered meanwhile. */
import { Worker } from 'node:worker_threads';
import type { Examination } from '../../../schema/manifest.ts';
import type { Place, Target } from './places.ts';

/** What was found; or why the file could not be read. */
export type Verdict = Examination | { unreadable: string };

export type Question = { kind: 'check' } | { kind: 'places'; page: string } | { kind: 'place'; target: Target };
export type Answer = Verdict | Place[] | Place | undefined;

/** Asks the thread, and gives its answers. */
export class Checker {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, { done: (answer: Answer) => void; fail: (error: Error) => void }>();
  #asked = 0;

  constructor(manifest: string) {
    this.#worker = new Worker(new URL('check-worker.ts', import.meta.url), { workerData: { manifest } });
    this.#worker.on('message', ({ id, answer }: { id: number; answer: Answer }) => {
      this.#waiting.get(id)?.done(answer);
      this.#waiting.delete(id);
      if (this.#waiting.size === 0) this.#worker.unref(); // a command that fails must be able to end
    });
    this.#worker.on('error', (error: Error) => {
      for (const { fail } of this.#waiting.values()) fail(error);
      this.#waiting.clear();
    });
  }

  /** Everything that is wrong with the file as it stands, and its site if nothing much is. */
  check(): Promise<Verdict> {
    return this.#ask({ kind: 'check' }) as Promise<Verdict>;
  }

  /** Where the blocks of a page are written. */
  places(page: string): Promise<Place[]> {
    return this.#ask({ kind: 'places', page }) as Promise<Place[]>;
  }

  /** Where some words of a block are written. */
  place(target: Target): Promise<Place | undefined> {
    return this.#ask({ kind: 'place', target }) as Promise<Place | undefined>;
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  #ask(question: Question): Promise<Answer> {
    const id = ++this.#asked;
    this.#worker.ref();
    return new Promise((done, fail) => {
      this.#waiting.set(id, { done, fail });
      this.#worker.postMessage({ id, question });
    });
  }
}
