/** Calls functions in a worker thread, while the main thread continues to serve browsers. */
import { parentPort, Worker } from 'node:worker_threads';
import { endProgress, paint, progress } from '../../cli/terminal.ts';

type Handlers = Record<string, (...args: never[]) => unknown>;

interface Call {
  id: number;
  kind: string;
  args: never[];
}

interface Reply {
  id?: number;
  answer?: unknown;
  /** The progress of a long call, in a few words. */
  progress?: string;
}

/** A worker thread whose functions, of type `Q`, can be called from the main thread. */
export class Thread<Q extends object> {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, { done: (answer: never) => void; fail: (error: Error) => void }>();
  #calls = 0;
  #hasProgress = false;

  /** Starts the thread. `file` is a module that calls `handleCalls`; `data` is its workerData. */
  constructor(file: URL, data: object) {
    // A thread has no terminal of its own, but what it returns is printed on one.
    const isColoured = paint.bold('') !== '';
    const env = isColoured ? { ...process.env, FORCE_COLOR: '1' } : process.env;
    this.#worker = new Worker(file, { workerData: data, env });
    this.#worker.unref(); // a command that fails must be able to end
    this.#worker.on('message', ({ id, answer, progress: words }: Reply) => {
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

  call<K extends keyof Q & string>(
    kind: K,
    ...args: Q[K] extends (...args: infer A) => unknown ? A : never
  ): Promise<Q[K] extends (...args: never[]) => infer R ? R : never> {
    const id = ++this.#calls;
    this.#worker.ref();
    return new Promise((done, fail) => {
      this.#waiting.set(id, { done, fail });
      this.#worker.postMessage({ id, kind, args });
    });
  }

  /** Stops the thread at once. Pending calls never settle. */
  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}

/** Runs in the thread: answers each call with the function of that name. */
export function handleCalls(answers: object): void {
  parentPort!.on('message', ({ id, kind, args }: Call) => {
    const answer = (answers as Handlers)[kind]!(...args);
    parentPort!.postMessage({ id, answer } satisfies Reply);
  });
}

/** Runs in the thread: shows the progress of a call on the terminal. */
export function reportProgress(words: string): void {
  parentPort!.postMessage({ progress: words } satisfies Reply);
}
