/** A process that writes into the SQLite file of a folder without a pause. Says when it has begun. */
import { DatabaseSync } from 'node:sqlite';

const database = new DatabaseSync(process.argv[2]!, { timeout: 60_000 });
database.exec('pragma synchronous = full');
const insert = database.prepare(
  "insert into leads (id, key, created_at, endpoint, fields, phone, mail, doubts) values (?, ?, 0, '', '{}', '', '', '')",
);
for (let count = 0; ; count++) {
  const id = `busy ${process.pid} ${count}`;
  database.exec('begin immediate');
  for (let row = 0; row < 20; row++) insert.run(`${id} ${row}`, `${id} ${row}`);
  database.exec('commit');
  if (count === 0) process.stdout.write('writing');
}
