/** A process that writes into an SQLite file all the time, one millisecond between two commits. Says when it begins. */
import { DatabaseSync } from 'node:sqlite';

const database = new DatabaseSync(process.argv[2]!, { timeout: 60_000 });
database.exec('pragma synchronous = full');
const insert = database.prepare(
  "insert into leads (id, key, created_at, endpoint, fields, phone, mail, doubts) values (?, ?, 0, '', '{}', '', '', '')",
);
const clock = new Int32Array(new SharedArrayBuffer(4));
for (let count = 0; ; count++) {
  const id = `busy ${process.pid} ${count}`;
  database.exec('begin immediate');
  for (let row = 0; row < 20; row++) insert.run(`${id} ${row}`, `${id} ${row}`);
  database.exec('commit');
  Atomics.wait(clock, 0, 0, 1);
  if (count === 0) process.stdout.write('writing');
}
