/** Claims rows of the outbox for a while, and records the results: done, due again or given up. */
import type { Store } from '../store/store.ts';
import type { OutboxRow } from '../store/tables.ts';
import type { Channel } from './channel.ts';

/** Milliseconds: longer than any delivery takes, so that no two workers send one row. */
export const LEASE = 120_000;
/** Rows in one mail, which so stays below half a megabyte. The others go into the next. */
const BATCH_SIZE = 50;

/** Reads and updates the outbox table. */
export class OutboxRows {
  readonly #store: Pick<Store, 'db' | 'kind'>;

  constructor(store: Pick<Store, 'db' | 'kind'>) {
    this.#store = store;
  }

  /** Leases due rows and returns them as jobs: at most `limit` single rows, and one batch of the batched kinds. */
  async claim({ name, batchedKinds }: Channel, limit: number, now: number): Promise<OutboxRow[][]> {
    const single = await this.#lease({ channel: name, limit, now, isIn: false, kinds: batchedKinds });
    const jobs = single.map((row) => [row]);
    if (batchedKinds.length === 0 || jobs.length >= limit) return jobs;
    const group = await this.#lease({ channel: name, limit: BATCH_SIZE, now, isIn: true, kinds: batchedKinds });
    return group.length > 0 ? [...jobs, group] : jobs;
  }

  /** Renews the lease; returns the rows that are still ours, in order. */
  async renew(rows: OutboxRow[], now: number): Promise<OutboxRow[]> {
    const query = this.#update(rows).where('leased_until', '=', rows[0]!.leased_until).where('done_at', '=', 0);
    const renewed = await query
      .set({ leased_until: now + LEASE })
      .returningAll()
      .execute();
    return renewed.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  }

  async markDone(rows: OutboxRow[], now: number, flaw = ''): Promise<void> {
    await this.#update(rows).set({ done_at: now, leased_until: 0, error: flaw }).execute();
  }

  /** Makes rows due again, or gives them up. Only under our own lease: another worker may have sent them since. */
  async markFailed(rows: OutboxRow[], error: string, outcome: { due_at: number } | { failed_at: number }) {
    const query = this.#update(rows).where('leased_until', '=', rows[0]!.leased_until).where('done_at', '=', 0);
    await query.set({ ...outcome, error, leased_until: 0 }).execute();
  }

  /** Ends the lease of rows that were not delivered for an unrelated reason. */
  async release(rows: OutboxRow[]): Promise<void> {
    await this.#update(rows).where('leased_until', '=', rows[0]!.leased_until).set({ leased_until: 0 }).execute();
  }

  async remove(rows: OutboxRow[]): Promise<void> {
    await this.#store.db.deleteFrom('outbox').where('id', 'in', idsOf(rows)).execute();
  }

  /** Leases by one statement, so that no two workers get the same row. New rows come before those that keep failing. */
  #lease({ channel, limit, now, isIn, kinds }: LeaseQuery): Promise<OutboxRow[]> {
    const { db, kind } = this.#store;
    let due = db
      .selectFrom('outbox')
      .select('id')
      .where('done_at', '=', 0)
      .where('failed_at', '=', 0)
      .where('due_at', '<=', now)
      .where('leased_until', '<=', now)
      .where('channel', '=', channel)
      .orderBy('attempts')
      .orderBy('due_at')
      .orderBy('id')
      .limit(limit);
    if (kinds.length > 0) due = due.where('kind', isIn ? 'in' : 'not in', kinds);
    // Materialized: PostgreSQL might otherwise evaluate it several times, and take more than the limit.
    return db
      .with(
        (cte) => cte('due').materialized(),
        () => (kind === 'postgres' ? due.forUpdate().skipLocked() : due),
      )
      .updateTable('outbox')
      .where('id', 'in', (query) => query.selectFrom('due').select('due.id'))
      .set(({ eb, fn, val }) => ({
        leased_until: now + LEASE,
        attempts: eb('attempts', '+', 1),
        first_tried_at: fn.coalesce(fn<number>('nullif', ['first_tried_at', val(0)]), val(now)),
      }))
      .returningAll()
      .execute();
  }

  #update(rows: OutboxRow[]) {
    return this.#store.db.updateTable('outbox').where('id', 'in', idsOf(rows));
  }
}

interface LeaseQuery {
  channel: Channel['name'];
  limit: number;
  now: number;
  isIn: boolean;
  kinds: OutboxRow['kind'][];
}

const idsOf = (rows: OutboxRow[]): string[] => rows.map(({ id }) => id);
