/** A thread that answers requests one by one, while the main one goes on answering browsers. */
import { parentPort, Worker } from 'node:worker_threads';
import { endProgress, paint, progress } from '../../cli/terminal.ts';

type Questions = Record<string, (...args: never[]) => unknown>;

interface Request {
  id: number;
  kind: string;
  args: never[];
}

interface Answer {
  id?: number;
  answer?: unknown;
  /** How far a long piece of work has got, in a few words. */
  progress?: string;
}

/** Sends requests to a thread, and returns its answers. */
export class Thread<Q extends object> {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, { done: (answer: never) => void; fail: (error: Error) => void }>();
  #asked = 0;
  #hasProgress = false;

  /** `file` calls `answerQuestions`; `data` is its workerData. */
  constructor(file: URL, data: object) {
    // What a thread prints goes to no terminal; its words end up on one, though.
    const isColoured = paint.bold('') !== '';
    const env = isColoured ? { ...process.env, FORCE_COLOR: '1' } : process.env;
    this.#worker = new Worker(file, { workerData: data, env });
    this.#worker.unref(); // a command that fails must be able to end
    this.#worker.on('message', ({ id, answer, progress: words }: Answer) => {
      if (words !== undefined) {
        this.#hasProgress = true;
        return progress(words);
      }
      if (this.#hasProgress) endProgress();
      this.#hasProgress = false;
      this.#waiting.get(id!)?.done(answer as never);
      this.#waiting.delete(id!);
      if (this.#waiting.size === 0) this.#worker.unref();
    });
    this.#worker.on('error', (error: Error) => {
      for (const { fail } of this.#waiting.values()) fail(error);
      this.#waiting.clear();
    });
  }

  ask<K extends keyof Q & string>(
    kind: K,
    ...args: Q[K] extends (...args: infer A) => unknown ? A : never
  ): Promise<Q[K] extends (...args: never[]) => infer R ? R : never> {
    const id = ++this.#asked;
    this.#worker.ref();
    return new Promise((done, fail) => {
      this.#waiting.set(id, { done, fail });
      this.#worker.postMessage({ id, kind, args });
    });
  }

  /** Ends it at once. Open requests are never answered. */
  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}

/** Runs in the thread: answers each request by the function of its name. */
export function answerRequests(answers: object): void {
  parentPort!.on('message', ({ id, kind, args }: Request) => {
    const answer = (answers as Questions)[kind]!(...args);
    parentPort!.postMessage({ id, answer } satisfies Answer);
  });
}

/** Runs in the thread: shows on the terminal how far it has got. */
export function reportProgress(words: string): void {
  parentPort!.postMessage({ progress: words } satisfies Answer);
}
