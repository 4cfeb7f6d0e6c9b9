/** Records the state of each payment. "paid" is final; every other state may still become "paid". */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely, Transaction, UpdateObject } from 'kysely';
import type { NewOutboxRow, Payment, Tables } from '../store/tables.ts';
import { inquiryAfterCallback, firstInquiry, nextInquiry, nextRetry } from './schedule.ts';
import { NOT_FOUND, OTHER_AMOUNT } from './gateway.ts';
import type { Callback, NewPayment, PaymentStatus } from './gateway.ts';

/** A payment as the poll leased it, and whether the gateway answered the inquiry about it. */
export interface InquiryResult {
  payment: Payment;
  hasAnswer: boolean;
}

/** 32 characters, so that a random byte modulo their number is unbiased. */
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';

/**
 * Callbacks of one payment that lead to an inquiry. A callback can be replayed at will, so there is a limit; replays of
 * a failure cannot use up the share that is reserved for successes.
 */
const MAX_CALLBACKS = { success: 20, other: 10 };

/** Reads and updates the payments table. */
export class Ledger {
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  /** Opens an attempt to pay, under a number that cannot be guessed. */
  async open(payment: NewPayment, now: number): Promise<Payment['txnid']> {
    const txnid = Array.from(randomBytes(24), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
    const state = { state: 'created' as const, gateway_id: null, created_at: now, check_at: firstInquiry(now) };
    const row = { ...payment, ...state, txnid };
    await this.#db.insertInto('payments').values(row).execute();
    return txnid;
  }

  find(txnid: string): Promise<Payment | undefined> {
    return this.#db.selectFrom('payments').selectAll().where('txnid', '=', txnid).executeTakeFirst();
  }

  /**
   * Counts a signed callback and makes the payment due within a minute, so that an inquiry follows even if this process
   * ends now. A callback other than "failure" reopens a failed payment. Returns the payment, or undefined where the
   * callback leads to no inquiry: the payment is paid under the same gateway id, or the limit is reached.
   */
  recordCallback(txnid: string, { status, gatewayId }: Callback, now: number): Promise<Payment | undefined> {
    const soon = inquiryAfterCallback(now);
    const keptStates = status === 'failure' ? ['paid', 'failed'] : ['paid'];
    const isKept = sql<boolean>`state in (${sql.join(keptStates)})`;
    return this.#db
      .updateTable('payments')
      .set(({ eb }) => ({
        callbacks: eb('callbacks', '+', 1),
        check_at: sql<number>`case when state = 'paid' or check_at between 1 and ${soon} then check_at else ${soon} end`,
        state: sql<'pending'>`case when ${isKept} then state else 'pending' end`,
        settled_at: sql<number>`case when ${isKept} then settled_at else 0 end`,
      }))
      .where('txnid', '=', txnid)
      .where('callbacks', '<', status === 'success' ? MAX_CALLBACKS.success : MAX_CALLBACKS.other)
      .where(({ eb, or }) => or([eb('state', '!=', 'paid'), eb('gateway_id', '!=', gatewayId || null)]))
      .returningAll()
      .executeTakeFirst();
  }

  /** Records the result of an inquiry and returns the updated payment. A repeated result changes nothing. */
  settle(txnid: string, result: PaymentStatus, now: number): Promise<Payment> {
    return this.#db.transaction().execute(async (transaction) => {
      const payment = await lock(transaction, txnid);
      const { gatewayId } = result;
      if (gatewayId === null) return payment; // unknown to the gateway: nothing is settled
      const alert = () =>
        addToOutbox(transaction, { kind: 'payment-alert', id: `alert-${txnid}-${gatewayId}`, subject: txnid }, now);
      if (payment.state === 'paid') {
        if (isCaptured(result) && gatewayId !== payment.gateway_id) await alert(); // paid twice
        return payment;
      }
      if (await belongsToAnother(transaction, txnid, gatewayId)) {
        await alert();
        return update(transaction, txnid, { state: 'pending', settled_at: 0 });
      }
      if (result.status === OTHER_AMOUNT) await alert();
      if (result.state === 'paid')
        await addToOutbox(transaction, { kind: 'payment', id: `paid-${txnid}`, subject: txnid }, now);
      const state = result.state === 'undecided' ? 'pending' : result.state;
      return update(transaction, txnid, {
        state,
        gateway_id: gatewayId,
        gateway_status: result.status,
        settled_at: state === 'pending' ? 0 : state === payment.state ? payment.settled_at : now,
        ...(state === 'failed' && payment.failed_at === 0 && { failed_at: now }),
        ...(state === 'paid' && { check_at: 0 }),
      });
    });
  }

  /**
   * Sets when the next inquiries about leased payments are due. After its last inquiry a payment is closed: one that is
   * unknown to the gateway has failed, and an undecided one raises an alert. Skips a payment whose time was changed
   * since it was leased, by a callback or by another process.
   */
  schedule(inquired: InquiryResult[], now: number): Promise<void> {
    const sorted = inquired.toSorted((a, b) => (a.payment.txnid < b.payment.txnid ? -1 : 1)); // always lock in the same order
    return this.#db.transaction().execute(async (transaction) => {
      for (const one of sorted) await scheduleOne(transaction, one, now);
    });
  }
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

const isCaptured = ({ state, status }: PaymentStatus): boolean => state === 'paid' || status === OTHER_AMOUNT;

/** Locks a payment and returns it. An update takes the lock in both databases, so it comes before any read. */
const lock = (transaction: Transaction<Tables>, txnid: string) => update(transaction, txnid, { txnid });

function update(
  transaction: Transaction<Tables>,
  txnid: string,
  change: UpdateObject<Tables, 'payments'>,
): Promise<Payment> {
  return transaction
    .updateTable('payments')
    .set(change)
    .where('txnid', '=', txnid)
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function belongsToAnother(transaction: Transaction<Tables>, txnid: string, gatewayId: string): Promise<boolean> {
  const query = transaction.selectFrom('payments').select('txnid').where('gateway_id', '=', gatewayId);
  return (await query.where('txnid', '!=', txnid).executeTakeFirst()) !== undefined;
}

/** Returns whether staff have an alert about this payment already. */
async function hasAlert(transaction: Transaction<Tables>, txnid: string): Promise<boolean> {
  const alerts = transaction.selectFrom('outbox').select('id').where('kind', '=', 'payment-alert');
  return (await alerts.where('subject', '=', txnid).executeTakeFirst()) !== undefined;
}

/** Adds a mail about a payment to the outbox, unless there is one of this id. */
async function addToOutbox(
  transaction: Transaction<Tables>,
  row: Pick<NewOutboxRow, 'id' | 'kind' | 'subject'>,
  now: number,
): Promise<void> {
  await transaction
    .insertInto('outbox')
    .values({ ...row, channel: 'mail', created_at: now, due_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
