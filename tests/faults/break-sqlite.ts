/** Preloaded into a server under test: carries out SQL on its own connections, as settings that make them fail. */
import { DatabaseSync } from 'node:sqlite';
import { BroadcastChannel, isMainThread } from 'node:worker_threads';

const connections = new Set<DatabaseSync>();
const { exec } = DatabaseSync.prototype;
DatabaseSync.prototype.exec = function (this: DatabaseSync, sql: string) {
  connections.add(this);
  return exec.call(this, sql);
};

const breakAll = (sql: string) => {
  for (const connection of connections) if (connection.isOpen) exec.call(connection, sql);
};
const threads = new BroadcastChannel('break-sqlite');
threads.unref();

if (isMainThread) {
  process.on('message', (sql: string) => {
    breakAll(sql);
    // The thread that writes has done so, too.
    threads.addEventListener('message', () => process.send?.('done'), { once: true });
    threads.postMessage(sql);
  });
  process.channel?.unref();
} else {
  threads.addEventListener('message', (event) => {
    breakAll(String((event as MessageEvent).data));
    threads.postMessage('done');
  });
}
