/** The thread that writes leads: it may wait for the disk, and for other processes, while the server goes on. */
import { parentPort, workerData } from 'node:worker_threads';
import { connect, setPatience } from './sqlite-connection.ts';
import { SqliteLeads } from './sqlite-leads.ts';
import type { NewLead } from './store.ts';
import type { WriterAnswer } from './sqlite-writer.ts';

/** Milliseconds. A lead is answered within two seconds, whoever holds the file. */
const PATIENCE = 1500;

const connection = await connect(workerData as string);
setPatience(connection, PATIENCE);
const leads = new SqliteLeads(connection);

parentPort!.on('message', (message: NewLead[] | 'close') => {
  if (message === 'close') {
    connection.close();
    parentPort!.close();
  } else {
    parentPort!.postMessage(write(message));
  }
});

function write(batch: NewLead[]): WriterAnswer {
  try {
    return { added: leads.write(batch) };
  } catch (error) {
    const { name, message, errcode } = error as Error & { errcode?: number };
    return { fault: { name, message, errcode } };
  }
}
