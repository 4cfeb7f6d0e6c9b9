/** Erases a person from all tables. Payments stay for the accounts, without names and contacts. */
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { removeFiles } from './files/folder.ts';
import { digitsOf } from './new-lead.ts';
import type { Store } from '../store/store.ts';

/** Identifies whom or what to erase. */
export type EraseQuery = { phone: string } | { mail: string } | { id: string };

export interface PersonalData {
  leads: string[];
  /** Transactions that still have a name. */
  payments: string[];
  /** The number of outbox rows about these leads. */
  outbox: number;
}

/** Phone numbers are compared by their last ten digits, after a country code or leading zeros. */
const COMPARED_DIGITS = 10;
/** The fewest digits to search by; fewer would match other people, too. */
export const FEWEST_DIGITS = 7;
export const NO_NAMES = { name: '', mail: '', phone: '' };
/** Milliseconds. */
const PURGE_TIMEOUT = 2000;
const PURGE_PAUSE = 5;

/** Finds everything that belongs to a phone number, a mail address or an id. */
export async function findPersonalData({ db }: Pick<Store, 'db'>, query: EraseQuery): Promise<PersonalData> {
  const leads = await findLeadIds(db, query);
  const payments = await findTransactions(db, query);
  const { count } = await db
    .selectFrom('outbox')
    .where('subject', 'in', listOf(leads))
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return { leads, payments, outbox: Number(count) };
}

/**
 * Erases leads with their files, and the names of payments, all or none. Returns false if a copy may remain in SQLite's
 * files.
 */
export async function erase(
  store: Pick<Store, 'db' | 'kind' | 'files'>,
  { leads, payments }: Omit<PersonalData, 'outbox'>,
) {
  await store.db.transaction().execute(async (transaction) => {
    const [leadIds, txnids] = [listOf(leads), listOf(payments)];
    await transaction.deleteFrom('outbox').where('subject', 'in', leadIds).execute();
    await transaction.deleteFrom('leads').where('id', 'in', leadIds).execute();
    await transaction.updateTable('payments').set(NO_NAMES).where('txnid', 'in', txnids).execute();
  });
  await removeFiles(store.files, leads);
  return purge(store);
}

/**
 * Removes deleted data from SQLite's log, which keeps older pages until it is written back and truncated. (In the file
 * itself secure_delete overwrites them.) Repeats this for a while, as it needs a moment without readers and writers.
 * Returns whether it is done.
 */
export async function purge({ db, kind }: Pick<Store, 'db' | 'kind'>): Promise<boolean> {
  if (kind === 'postgres') return true;
  for (const deadline = performance.now() + PURGE_TIMEOUT; ;) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return true;
    if (performance.now() > deadline) return false;
    await wait(PURGE_PAUSE);
  }
}

async function findLeadIds(db: Store['db'], query: EraseQuery): Promise<string[]> {
  const leads = db.selectFrom('leads').select('id');
  const rows = await (
    'id' in query
      ? leads.where('id', '=', query.id)
      : 'mail' in query
        ? leads.where(sql<boolean>`' ' || mail || ' ' like ${`% ${likeText(mailOf(query.mail))} %`} escape '!'`)
        : leads.where('phone', 'like', `%${comparedDigits(query.phone)}%`)
  ).execute();
  return rows.map(({ id }) => id);
}

/** Finds payments. They keep phone numbers as typed, so numbers are compared here, not in the database. */
async function findTransactions(db: Store['db'], query: EraseQuery): Promise<string[]> {
  const payments = db.selectFrom('payments').select(['txnid', 'mail', 'phone']);
  if ('id' in query) return (await payments.where('txnid', '=', query.id).execute()).map(({ txnid }) => txnid);
  const rows = await payments.where(({ eb, or }) => or([eb('mail', '!=', ''), eb('phone', '!=', '')])).execute();
  const matches = ({ mail, phone }: { mail: string; phone: string }) =>
    'mail' in query ? mailOf(mail) === mailOf(query.mail) : digitsOf(phone).includes(comparedDigits(query.phone));
  return rows.filter(matches).map(({ txnid }) => txnid);
}

/** An empty list would be no valid SQL; no id is empty. */
const listOf = (ids: string[]): string[] => ['', ...ids];
const comparedDigits = (phone: string): string => digitsOf(phone).slice(-COMPARED_DIGITS);
const mailOf = (text: string): string => text.trim().toLowerCase();
/** Returns a text as a part of a pattern of `like`, whose escape is an exclamation mark. */
export const likeText = (text: string): string => text.replace(/[!%_]/g, '!$&');
