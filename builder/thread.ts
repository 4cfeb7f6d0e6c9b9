/** Calls functions of a worker thread, which answers in the order of the calls. */
import { parentPort, Worker } from 'node:worker_threads';
import type { WorkerOptions } from 'node:worker_threads';

interface Request {
  name: string;
  args: never[];
}

type Message = { result: unknown } | { error: unknown } | { notice: string };

type Arguments<F> = F extends (...args: infer Args) => unknown ? Args : never;
type Result<F> = F extends (...args: never[]) => infer R ? Awaited<R> : never;

export interface ThreadOptions extends WorkerOptions {
  /** Called with the texts that the thread sends while it works on a request. */
  onNotice?: (text: string) => void;
  onAnswer?: () => void;
}

/** A thread that answers requests by its functions. While it has none, it does not keep the process running. */
export class Thread<Functions extends object> {
  readonly #worker: Worker;
  #pending: PromiseWithResolvers<never>[] = [];
  #fault: Error | undefined;

  /** `file` is a module that calls `answerRequests`. */
  constructor(file: URL, { onNotice, onAnswer, ...options }: ThreadOptions = {}) {
    this.#worker = new Worker(file, options);
    this.#worker.unref();
    this.#worker.on('message', (message: Message) => {
      if ('notice' in message) return onNotice?.(message.notice);
      const { resolve, reject } = this.#pending.shift()!;
      if (this.#pending.length === 0) this.#worker.unref();
      onAnswer?.();
      if ('error' in message) reject(message.error);
      else resolve(message.result as never);
    });
    this.#worker.on('error', (error: Error) => {
      this.#fault = error;
      for (const { reject } of this.#pending.splice(0)) reject(error);
    });
  }

  /**
   * Calls a function of the thread. Rejects with what the function throws, as a plain error, or with what has ended the
   * thread.
   */
  call<Name extends keyof Functions & string>(
    name: Name,
    ...args: Arguments<Functions[Name]>
  ): Promise<Result<Functions[Name]>> {
    if (this.#fault) return Promise.reject(this.#fault);
    const request = Promise.withResolvers<never>();
    this.#pending.push(request);
    this.#worker.ref();
    this.#worker.postMessage({ name, args });
    return request.promise;
  }

  /** Ends the thread at once. Calls that it has not answered stay pending. */
  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}

/** Runs in the thread: answers each request by the function of its name, one after the other. */
export function answerRequests(functions: object): void {
  let last: Promise<void> = Promise.resolve();
  parentPort!.on('message', (request: Request) => {
    last = last.then(async () => parentPort!.postMessage(await answer(functions as never, request)));
  });
}

async function answer(
  functions: Record<string, (...args: never[]) => unknown>,
  { name, args }: Request,
): Promise<Message> {
  try {
    return { result: await functions[name]!(...args) };
  } catch (error) {
    return { error };
  }
}

/** Runs in the thread: sends a text about the request that it works on. */
export function sendNotice(notice: string): void {
  parentPort!.postMessage({ notice } satisfies Message);
}
