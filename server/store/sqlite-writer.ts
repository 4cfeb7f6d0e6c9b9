/** Writes leads by a thread of its own, so that visitors do not wait while a disk is written. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { AddedLead, NewLead } from './store.ts';

/** What the thread says of one batch. */
export type WriterAnswer =
  { added: AddedLead[] } | { fault: { name: string; message: string; errcode: number | undefined } };

interface Waiting {
  resolve(added: AddedLead[]): void;
  reject(error: Error): void;
}

const THREAD = new URL('sqlite-thread.ts', import.meta.url);

export class SqliteWriter {
  readonly #file: string;
  #worker: Worker | undefined;
  /** The thread answers in the order in which it was asked. */
  #waiting: Waiting[] = [];

  constructor(file: string) {
    this.#file = file;
  }

  /** One transaction for all. Rejects with the database's own code. */
  write = (leads: NewLead[]): Promise<AddedLead[]> => {
    const worker = (this.#worker ??= this.#start());
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      worker.postMessage(leads);
    });
  };

  async close(): Promise<void> {
    const worker = this.#worker;
    if (!worker) return;
    const ended = once(worker, 'exit');
    worker.postMessage('close');
    await ended;
  }

  /** A thread that ends by a fault takes the batches with it that it had; the next batch starts another. */
  #start(): Worker {
    const worker = new Worker(THREAD, { workerData: this.#file });
    worker.on('message', (answer: WriterAnswer) => {
      const { resolve, reject } = this.#waiting.shift()!;
      if ('added' in answer) resolve(answer.added);
      else reject(Object.assign(new Error(answer.fault.message), answer.fault));
    });
    worker.on('error', (error: Error) => this.#fail(error));
    worker.on('exit', () => {
      this.#worker = undefined;
      this.#fail(new Error('The thread that writes leads has ended.'));
    });
    return worker;
  }

  #fail(error: Error): void {
    for (const { reject } of this.#waiting.splice(0)) reject(error);
  }
}
