/** Writes leads in a thread of its own, which may wait for the disk and for other processes while the server goes on. */
import { parentPort, workerData } from 'node:worker_threads';
import { setTimeout as wait } from 'node:timers/promises';
import { connect, isBusy, retryWhileBusy } from './connection.ts';
import { leadWriter } from './leads.ts';
import type { AddedLead, NewLead } from '../store.ts';

/** What the thread posts for each batch, in the order of the batches. */
export type BatchResult =
  { added: AddedLead[] } | { error: { name: string; message: string; errcode: number | undefined } };

/** Milliseconds. A submission is answered within two seconds, whatever process holds the file. */
const TIMEOUT = 1500;
/** Milliseconds between two commits while others write, too: SQLite's lock is not fair, and they would starve. */
const GAP = 2;
/** Milliseconds after a conflict for which the file counts as shared. */
const SHARED_TIME = 10_000;

const connection = await connect(workerData as string);
const writeLeads = leadWriter(connection);
let sharedUntil = 0;
/** Resolves when the newest batch is answered, to keep them in order. */
let last: Promise<void> = Promise.resolve();

parentPort!.on('message', (message: NewLead[] | 'close') => {
  last = last.then(() => (message === 'close' ? close() : handle(message)));
});

function close(): void {
  connection.close();
  parentPort!.close();
}

async function handle(batch: NewLead[]): Promise<void> {
  parentPort!.postMessage(await write(batch));
  if (performance.now() < sharedUntil) await wait(GAP);
}

async function write(batch: NewLead[]): Promise<BatchResult> {
  try {
    return { added: await retryWhileBusy(() => tryToWrite(batch), TIMEOUT) };
  } catch (error) {
    const { name, message, errcode } = error as Error & { errcode?: number };
    return { error: { name, message, errcode } };
  }
}

function tryToWrite(batch: NewLead[]): AddedLead[] {
  try {
    return writeLeads(batch);
  } catch (error) {
    if (isBusy(error)) sharedUntil = performance.now() + SHARED_TIME;
    throw error;
  }
}
