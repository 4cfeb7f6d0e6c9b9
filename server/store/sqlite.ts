/** The embedded database: one file in the data folder, nothing to set up. */
import { chmodSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import type { SQLInputValue } from 'node:sqlite';
import { Kysely, sql, SqliteDialect } from 'kysely';
import type { Transaction } from 'kysely';
import { Batch } from './batch.ts';
import { migrate } from './migrations.ts';
import { SqliteLeads } from './sqlite-leads.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

/** Older ones may damage a file that two connections use (fixed in SQLite 3.51.3). */
const OLDEST = [3, 51, 3];
const FULL = 2;
/** Milliseconds that others may hold the file: longer while it is opened, as commands and instances may start at once. */
const PATIENCE = { opening: 10_000, general: 1000, leads: 0 };

export async function openSqlite(folder: string): Promise<Store> {
  assertVersion(process.versions.sqlite ?? '0');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = resolve(join(folder, 'waybill.db'));
  // Leads have a connection of their own, as a transaction of the other one may be open while they are written.
  const general = connect(file);
  chmodSync(file, 0o600); // people's health is in it
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: adapt(general) }) });
  await migrate(db, lock);
  const direct = connect(file);
  const leads = new SqliteLeads(direct);
  general.exec(`pragma busy_timeout = ${PATIENCE.general}`);
  direct.exec(`pragma busy_timeout = ${PATIENCE.leads}`);
  const batch = new Batch(leads.write, { writers: 1, size: 1000 });
  return {
    kind: 'sqlite',
    place: file,
    db,
    addLead: (lead) => batch.add(lead),
    check: async () => leads.check(),
    backup: async (target) => void (await backup(general, target)),
    async close() {
      await batch.drain();
      leads.close();
      await db.destroy();
    },
  };
}

/** The first write of a transaction waits for other processes; all that follow are safe from them. */
async function lock(transaction: Transaction<Tables>): Promise<void> {
  await sql`create table if not exists schema_version (version bigint not null)`.execute(transaction);
  await sql`update schema_version set version = version`.execute(transaction);
}

/** A connection that has every commit on the disk before it returns. Throws where that cannot be had. */
function connect(file: string): DatabaseSync {
  const connection = new DatabaseSync(file, { timeout: PATIENCE.opening });
  connection.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on');
  const { journal_mode: mode } = connection.prepare('pragma journal_mode').get()!;
  const { synchronous } = connection.prepare('pragma synchronous').get()!;
  if (mode !== 'wal' || synchronous !== FULL)
    throw new Error(`${file} cannot be written safely (journal ${String(mode)}, synchronous ${String(synchronous)}).`);
  return connection;
}

function assertVersion(version: string): void {
  const parts = version.split('.').map(Number);
  const first = OLDEST.findIndex((part, index) => part !== parts[index]);
  if (first !== -1 && parts[first]! < OLDEST[first]!)
    throw new Error(
      `SQLite ${version} is too old to be safe. Use the Node that npm ci brings (${OLDEST.join('.')} or newer).`,
    );
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
