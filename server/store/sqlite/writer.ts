/** Writes leads in a worker thread, so that the server does not block while the disk is written. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { BatchResult } from './writer-worker.ts';
import type { AddedLead, NewLead } from '../store.ts';

const THREAD = new URL('writer-worker.ts', import.meta.url);

/** Starts the writer thread, and sends it batches of leads. */
export class SqliteWriter {
  readonly #file: string;
  #worker: Worker | undefined;
  /** Batches without a result; results come in their order. */
  #waiting: PromiseWithResolvers<AddedLead[]>[] = [];

  constructor(file: string) {
    this.#file = file;
  }

  /** Writes leads in one transaction. Rejects with the database's own code. */
  write = (leads: NewLead[]): Promise<AddedLead[]> => {
    const waiting = Promise.withResolvers<AddedLead[]>();
    this.#worker ??= this.#start();
    this.#waiting.push(waiting);
    this.#worker.postMessage(leads);
    return waiting.promise;
  };

  async close(): Promise<void> {
    const worker = this.#worker;
    if (!worker) return;
    const ended = once(worker, 'exit');
    worker.postMessage('close');
    await ended;
  }

  /** Starts the thread. If it dies, its batches are rejected; the next batch starts another. */
  #start(): Worker {
    const worker = new Worker(THREAD, { workerData: this.#file });
    worker.on('message', (result: BatchResult) => {
      const { resolve, reject } = this.#waiting.shift()!;
      if ('added' in result) resolve(result.added);
      else reject(Object.assign(new Error(result.error.message), result.error));
    });
    worker.on('error', (error: Error) => this.#rejectAll(error));
    worker.on('exit', () => {
      this.#worker = undefined;
      this.#rejectAll(new Error('The thread that writes leads has ended.'));
    });
    return worker;
  }

  #rejectAll(error: Error): void {
    for (const { reject } of this.#waiting.splice(0)) reject(error);
  }
}
