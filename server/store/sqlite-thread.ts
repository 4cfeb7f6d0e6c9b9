/** The thread that writes leads: it may wait for the disk, and for other processes, while the server goes on. */
import { parentPort, workerData } from 'node:worker_threads';
import { setTimeout as wait } from 'node:timers/promises';
import { connect, isBusy, retryWhileBusy } from './sqlite-connection.ts';
import { SqliteLeads } from './sqlite-leads.ts';
import type { AddedLead, NewLead } from './store.ts';
import type { WriterAnswer } from './sqlite-writer.ts';

/** Milliseconds. A lead is answered within two seconds, whoever holds the file. */
const PATIENCE = 1500;
/** Milliseconds between two commits while others write, too: SQLite's lock is not fair, and they would starve. */
const GAP = 2;
/** Milliseconds after which the others are forgotten. */
const MEMORY = 10_000;

const connection = await connect(workerData as string);
const leads = new SqliteLeads(connection);
/** Until when there are other writers. */
let sharedUntil = 0;
/** Resolves when the newest batch is answered: SqliteWriter relies on the order. */
let last: Promise<void> = Promise.resolve();

parentPort!.on('message', (message: NewLead[] | 'close') => {
  last = last.then(() => (message === 'close' ? close() : answer(message)));
});

function close(): void {
  connection.close();
  parentPort!.close();
}

async function answer(batch: NewLead[]): Promise<void> {
  parentPort!.postMessage(await write(batch));
  if (performance.now() < sharedUntil) await wait(GAP);
}

async function write(batch: NewLead[]): Promise<WriterAnswer> {
  try {
    return { added: await retryWhileBusy(() => tryToWrite(batch), PATIENCE) };
  } catch (error) {
    const { name, message, errcode } = error as Error & { errcode?: number };
    return { fault: { name, message, errcode } };
  }
}

function tryToWrite(batch: NewLead[]): AddedLead[] {
  try {
    return leads.write(batch);
  } catch (error) {
    if (isBusy(error)) sharedUntil = performance.now() + MEMORY;
    throw error;
  }
}
