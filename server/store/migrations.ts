/** Migrates a database to the current tables, step by step. A step that was released is never changed. */
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** One statement each; both databases understand them. */
const STEPS: string[][] = [
  [
    `create table leads (
      id text primary key, key text not null unique, created_at bigint not null, endpoint text not null,
      fields text not null, phone text not null, mail text not null, doubts text not null)`,
    `create index leads_by_time on leads (created_at)`,
    `create index leads_by_phone on leads (phone)`,
    `create index leads_by_mail on leads (mail)`,
    `create table outbox (
      id text primary key, subject text not null, kind text not null, channel text not null, created_at bigint not null,
      due_at bigint not null, leased_until bigint not null default 0, attempts bigint not null default 0,
      first_tried_at bigint not null default 0, done_at bigint not null default 0, failed_at bigint not null default 0,
      error text not null default '')`,
    `create index outbox_by_due on outbox (due_at) where done_at = 0 and failed_at = 0`,
    `create index outbox_by_subject on outbox (subject)`,
    `create table payments (
      txnid text primary key, created_at bigint not null, amount bigint not null, product text not null,
      name text not null, mail text not null, phone text not null, state text not null,
      gateway_id text unique, gateway_status text not null default '', settled_at bigint not null default 0,
      check_at bigint not null default 0, checks bigint not null default 0)`,
    `create index payments_by_check on payments (check_at) where check_at > 0`,
  ],
  [
    `alter table payments add column failed_at bigint not null default 0`,
    `alter table payments add column callbacks bigint not null default 0`,
    // There were no inquiries about failed payments, though the gateway may have captured them since.
    `update payments set failed_at = settled_at, check_at = 1 where state = 'failed' and gateway_status <> 'not-found'`,
  ],
  [`alter table leads add column files text not null default ''`],
  [`alter table leads add column language text not null default ''`],
];

/** Takes a lock that other instances wait for, where a transaction does not lock the whole database. */
type Lock = (transaction: Transaction<Tables>) => Promise<unknown>;

/** Runs the missing steps, all or none. Safe when several instances start at once. */
export async function migrate(db: Kysely<Tables>, lock?: Lock): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lock?.(transaction);
    await sql`create table if not exists schema_version (version bigint not null)`.execute(transaction);
    const { rows } = await sql<{ version: number }>`select version from schema_version`.execute(transaction);
    const version = rows[0]?.version ?? 0;
    if (version > STEPS.length)
      throw new Error(
        `The database was made by a newer Waybill (version ${version}; this one knows ${STEPS.length}). Start that one.`,
      );
    for (const statement of STEPS.slice(version).flat()) await sql.raw(statement).execute(transaction);
    if (rows.length === 0) await sql`insert into schema_version values (${STEPS.length})`.execute(transaction);
    else await sql`update schema_version set version = ${STEPS.length}`.execute(transaction);
  });
}
