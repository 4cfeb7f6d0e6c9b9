/** Leases payments that are due, and sets when their next inquiries are. */
import type { Kysely, Transaction } from 'kysely';
import type { Store } from '../store/store.ts';
import type { Payment, Tables } from '../store/tables.ts';
import { nextInquiry, nextRetry } from './schedule.ts';
import { NOT_FOUND } from './gateway.ts';
import { addToOutbox, hasAlert, lock, update } from './payment-rows.ts';

/** Milliseconds for which one instance holds a payment: longer than an inquiry, and than a callback's minute. */
const LEASE = 120_000;

/** A payment as the poll leased it, and whether the gateway answered the inquiry about it. */
export interface InquiryResult {
  payment: Payment;
  hasAnswer: boolean;
}

/**
 * Leases due payments, so that no other instance inquires about them at the same time. Payments with a callback come
 * first, then those with the fewest inquiries so far: thousands of abandoned orders delay each other, but no other
 * payment.
 */
export function claimDue({ db, kind }: Pick<Store, 'db' | 'kind'>, limit: number, now: number): Promise<Payment[]> {
  const due = db
    .selectFrom('payments')
    .select('txnid')
    .where('check_at', '>', 0)
    .where('check_at', '<=', now)
    .orderBy((order) => order.case().when('state', '=', 'created').then(1).else(0).end())
    .orderBy('checks')
    .orderBy('check_at')
    .limit(limit);
  // Materialized: PostgreSQL might otherwise evaluate it several times, and take more than the limit.
  return db
    .with(
      (cte) => cte('due').materialized(),
      () => (kind === 'postgres' ? due.forUpdate().skipLocked() : due),
    )
    .updateTable('payments')
    .set((set) => ({ check_at: now + LEASE, checks: set('checks', '+', 1) }))
    .where('txnid', 'in', (query) => query.selectFrom('due').select('due.txnid'))
    .returningAll()
    .execute();
}

/**
 * Sets when the next inquiries about leased payments are due. After its last inquiry a payment is closed: one that is
 * unknown to the gateway has failed, and an undecided one raises an alert. Skips a payment whose time was changed
 * since it was leased, by a callback or by another process.
 */
export function schedule(db: Kysely<Tables>, inquired: InquiryResult[], now: number): Promise<void> {
  const sorted = inquired.toSorted((a, b) => (a.payment.txnid < b.payment.txnid ? -1 : 1)); // always lock in the same order
  return db.transaction().execute(async (transaction) => {
    for (const one of sorted) await scheduleOne(transaction, one, now);
  });
}

async function scheduleOne(
  transaction: Transaction<Tables>,
  { payment: leased, hasAnswer }: InquiryResult,
  now: number,
) {
  const { txnid } = leased;
  const payment = await lock(transaction, txnid);
  if (payment.check_at !== leased.check_at) return;
  const isOver = nextInquiry(payment, now) === 0;
  const change = { check_at: hasAnswer ? nextInquiry(payment, now) : nextRetry(payment, now) };
  if (isOver && hasAnswer && payment.state === 'created') {
    await update(transaction, txnid, { ...change, state: 'failed', gateway_status: NOT_FOUND, settled_at: now });
    return;
  }
  if (isOver && payment.settled_at === 0 && !(await hasAlert(transaction, txnid)))
    await addToOutbox(transaction, { kind: 'payment-alert', id: `alert-${txnid}`, subject: txnid }, now);
  await update(transaction, txnid, change);
}
