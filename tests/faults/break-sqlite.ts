/** Preloaded into a server under test: carries out SQL on its own connections, as settings that make them fail. */
import { DatabaseSync } from 'node:sqlite';

const connections = new Set<DatabaseSync>();
const { exec } = DatabaseSync.prototype;
DatabaseSync.prototype.exec = function (this: DatabaseSync, sql: string) {
  connections.add(this);
  return exec.call(this, sql);
};

process.on('message', (sql: string) => {
  for (const connection of connections) exec.call(connection, sql);
  process.send?.('done');
});
process.channel?.unref();
