/** The thread that writes leads: it may wait for the disk, and for other processes, while the server goes on. */
import { parentPort, workerData } from 'node:worker_threads';
import { connect, retryWhileBusy } from './sqlite-connection.ts';
import { SqliteLeads } from './sqlite-leads.ts';
import type { NewLead } from './store.ts';
import type { WriterAnswer } from './sqlite-writer.ts';

/** Milliseconds. A lead is answered within two seconds, whoever holds the file. */
const PATIENCE = 1500;

const connection = await connect(workerData as string);
const leads = new SqliteLeads(connection);
/** Batches are answered in the order in which they came. */
let last: Promise<void> = Promise.resolve();

parentPort!.on('message', (message: NewLead[] | 'close') => {
  last = last.then(async () => {
    if (message !== 'close') return parentPort!.postMessage(await write(message));
    connection.close();
    parentPort!.close();
  });
});

async function write(batch: NewLead[]): Promise<WriterAnswer> {
  try {
    return { added: await retryWhileBusy(() => leads.write(batch), PATIENCE) };
  } catch (error) {
    const { name, message, errcode } = error as Error & { errcode?: number };
    return { fault: { name, message, errcode } };
  }
}
