/** Opens the embedded database: one file in the data folder, nothing to set up. */
import { chmodSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backup } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { BatchWriter } from '../batch.ts';
import { migrate } from '../migrations.ts';
import { connect } from './connection.ts';
import { sqliteDialect } from './driver.ts';
import { SqliteWriter } from './writer.ts';
import type { Store } from '../store.ts';
import type { Tables } from '../tables.ts';

/** One commit at a time; leads that arrive meanwhile share the next one. */
const BATCHES = { writers: 1, size: 1000 };
/** Copies all pages in one step: a backup in several restarts after every write in between, and may never end. */
const ONE_STEP = { rate: 2 ** 31 - 1 };

/** Opens the database in a folder; creates both if needed. */
export async function openSqlite(folder: string, files: string): Promise<Store> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = resolve(join(folder, 'waybill.db'));
  const single = await connect(file);
  chmodSync(file, 0o600); // it holds what people wrote in confidence
  const db = new Kysely<Tables>({ dialect: sqliteDialect({ single, transactions: await connect(file) }) });
  await migrate(db);
  const writer = new SqliteWriter(file);
  const batch = new BatchWriter(writer.write, BATCHES);
  return {
    kind: 'sqlite',
    location: file,
    files,
    db,
    warmUp: async () => void (await writer.write([])),
    addLead: (lead) => batch.add(lead),
    check: async () => void (await sql`select count(*) from schema_version`.execute(db)),
    backup: async (target) => void (await backup(single, target, ONE_STEP)),
    async close() {
      await batch.drain();
      await writer.close();
      await db.destroy();
    },
  };
}
