/** Records the state of each payment. "paid" is final; every other state may still become "paid". */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Payment, Tables } from '../store/tables.ts';
import { firstInquiry, inquiryAfterCallback } from './schedule.ts';
import { OTHER_AMOUNT } from './gateway.ts';
import type { Callback, NewPayment, PaymentStatus } from './gateway.ts';
import { addToOutbox, belongsToAnother, lock, update } from './payment-rows.ts';

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
}

const isCaptured = ({ state, status }: PaymentStatus): boolean => state === 'paid' || status === OTHER_AMOUNT;
