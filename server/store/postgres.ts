/** Opens PostgreSQL, for several instances behind a load balancer. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, types } from 'pg';
import type { PoolConfig } from 'pg';
import { BatchWriter } from './batch.ts';
import { migrate } from './migrations.ts';
import { leadWriter } from './postgres-leads.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

/** Concurrent commits; each takes all leads that arrived while all were busy. */
const WRITERS = 4;
const CONNECTIONS = 10;
/** Milliseconds. A submission is answered within two seconds, whatever the database does. */
const CONNECT_TIME = 800;
const STATEMENT_TIME = 1000;
const BIGINT = 20;
/** An advisory lock that no other program uses: "waybill" on a phone's keys. */
const MIGRATION_LOCK = 9_292_455;

/** Connects to the database at an address. Rejects if it is not durable or cannot be reached. */
export async function openPostgres(url: string, files: string): Promise<Store> {
  await prepare(url);
  const pool = connect(url, {
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIME,
    query_timeout: STATEMENT_TIME,
    statement_timeout: STATEMENT_TIME,
  });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const batch = new BatchWriter(leadWriter(pool), { writers: WRITERS, size: 1000 });
  const { hostname, pathname } = new URL(url);
  return {
    kind: 'postgres',
    location: `PostgreSQL ${pathname.slice(1)} on ${hostname || 'this machine'}`,
    files,
    db,
    warmUp: async () => void (await sql`select 1`.execute(db)),
    addLead: (lead) => batch.add(lead),
    check: async () => void (await sql`select 1`.execute(db)),
    backup: () =>
      Promise.reject(
        new Error('PostgreSQL has a tool for this: pg_dump --format=custom --file=backup.dump "$DATABASE_URL"'),
      ),
    async close() {
      await batch.drain();
      await db.destroy();
    },
  };
}

function connect(url: string, settings: PoolConfig): Pool {
  const getTypeParser = ((type: number, format) =>
    type === BIGINT ? Number : types.getTypeParser(type, format)) as typeof types.getTypeParser;
  const pool = new Pool({ connectionString: url, types: { getTypeParser }, ...settings });
  pool.on('error', () => {}); // an idle connection that breaks is replaced; a query that needs one fails
  return pool;
}

/** Checks the server and migrates the tables, on a connection without timeouts. */
async function prepare(url: string): Promise<void> {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: connect(url, { max: 1 }) }) });
  try {
    await assertDurable(db);
    await migrate(db, (transaction) => sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(transaction));
  } finally {
    await db.destroy();
  }
}

/** Throws if the server confirms commits before they are on the disk: a power cut would lose leads. */
async function assertDurable(db: Kysely<Tables>): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit']) {
    const { rows } = await sql<Record<string, string>>`select current_setting(${setting}) as value`.execute(db);
    const value = rows[0]?.['value'];
    if (value === 'off') throw new Error(`PostgreSQL runs with ${setting} = off: leads could be lost. Set it to on.`);
  }
}
