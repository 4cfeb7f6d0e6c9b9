/** Another thread that examines and makes pages: thread-main.ts is what runs there. */
import { Worker } from 'node:worker_threads';
import { NeedsWholeCheck } from '../../manifest/incremental/needs-whole-check.ts';
import type { Executor, Task } from './worker-pool.ts';
import type { BuildSource } from './page-maker.ts';

export type Answer = { result: unknown } | { isNotPagewise: boolean; error: string };

export class PageThread implements Executor {
  readonly atOnce = 2;
  readonly #worker: Worker;
  /** It answers in the order in which it was asked. */
  readonly #waiting: { done: (result: unknown) => void; fail: (error: Error) => void }[] = [];

  constructor() {
    this.#worker = new Worker(new URL('page-worker.ts', import.meta.url));
    this.#worker.on('message', (answer: Answer) => {
      const { done, fail } = this.#waiting.shift()!;
      if ('result' in answer) done(answer.result);
      else fail(answer.isNotPagewise ? new NeedsWholeCheck() : new Error(answer.error));
    });
    this.#worker.on('error', (error: Error) => {
      for (const { fail } of this.#waiting.splice(0)) fail(error);
    });
  }

  /** Comes before anything that it is to do. */
  begin(manuscript: BuildSource): void {
    this.#worker.postMessage(manuscript);
  }

  do(task: Task): Promise<unknown> {
    return new Promise((done, fail) => {
      this.#waiting.push({ done, fail });
      this.#worker.postMessage(task);
    });
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
