/** The embedded database: one file in the data folder, nothing to set up. */
import { chmodSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backup } from 'node:sqlite';
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { Kysely, sql, SqliteDialect } from 'kysely';
import type { Transaction } from 'kysely';
import { Batch } from './batch.ts';
import { migrate } from './migrations.ts';
import { connect, patiently, setPatience } from './sqlite-connection.ts';
import { SqliteWriter } from './sqlite-writer.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

/** Milliseconds that a statement waits for other processes. It holds up visitors, and is only met in passing. */
const PATIENCE = 1000;
/** One commit at a time: what comes meanwhile goes into the next one together. */
const BATCHES = { writers: 1, size: 1000 };

export async function openSqlite(folder: string): Promise<Store> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = resolve(join(folder, 'waybill.db'));
  const connection = await connect(file);
  chmodSync(file, 0o600); // people's health is in it
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: adapt(connection) }) });
  await patiently(() => migrate(db, lock));
  setPatience(connection, PATIENCE);
  const writer = new SqliteWriter(file);
  const batch = new Batch(writer.write, BATCHES);
  return {
    kind: 'sqlite',
    place: file,
    db,
    prepare: async () => void (await writer.write([])),
    addLead: (lead) => batch.add(lead),
    check: async () => void (await sql`select count(*) from schema_version`.execute(db)),
    backup: async (target) => void (await backup(connection, target)),
    async close() {
      await batch.drain();
      await writer.close();
      await db.destroy();
    },
  };
}

/** The first write of a transaction waits for other processes; all that follow are safe from them. */
async function lock(transaction: Transaction<Tables>): Promise<void> {
  await sql`create table if not exists schema_version (version bigint not null)`.execute(transaction);
  await sql`update schema_version set version = version`.execute(transaction);
}

/** Node's database as Kysely's dialect wants it. */
function adapt(connection: DatabaseSync) {
  return {
    close: () => connection.close(),
    prepare(text: string) {
      const statement = connection.prepare(text);
      const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
      return {
        reader: statement.columns().length > 0,
        all: (parameters: readonly unknown[]) => statement.all(...values(parameters)),
        run: (parameters: readonly unknown[]) => statement.run(...values(parameters)),
        iterate: (parameters: readonly unknown[]) => statement.iterate(...values(parameters)),
      };
    },
  };
}
