/** The payments that we know of. What is paid stays paid; everything else may still become so. */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely, Transaction, UpdateObject } from 'kysely';
import type { Payment, Tables } from '../store/tables.ts';
import { checkAfterReturn, firstCheck, nextCheck, nextTry } from './schedule.ts';
import { NOT_FOUND, OTHER_AMOUNT } from './verify.ts';
import type { Verdict } from './verify.ts';

/** A buyer, and what is paid. */
export type NewPayment = Pick<Payment, 'amount' | 'product' | 'name' | 'mail' | 'phone'>;

/** A payment as it was leased, and whether the gateway said anything about it. */
export interface Asked {
  payment: Payment;
  isAnswered: boolean;
}

/** What the gateway tells by way of a browser. Its own number is not signed: it is a reason to ask, and no more. */
export interface GatewayReturn {
  /** success, failure, pending. */
  status: string;
  /** Empty if there is none. */
  gatewayId: string;
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';

/**
 * How many answers that come back lead to a question, for one payment. Whoever has an answer can send it again and again;
 * those of a success have some that no other can use up.
 */
const RETURNS = { success: 20, other: 10 };

export class Ledger {
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  /** Opens an attempt to pay, under a number that nobody can guess. */
  async open(payment: NewPayment, now: number): Promise<Payment['txnid']> {
    const txnid = Array.from(randomBytes(24), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
    const row = { txnid, created_at: now, state: 'created' as const, gateway_id: null, check_at: firstCheck(now) };
    await this.#db
      .insertInto('payments')
      .values({ ...payment, ...row })
      .execute();
    return txnid;
  }

  find(txnid: string): Promise<Payment | undefined> {
    return this.#db.selectFrom('payments').selectAll().where('txnid', '=', txnid).executeTakeFirst();
  }

  /**
   * Takes down that a signed answer came back, and that the gateway is to be asked within a minute even if this process
   * ends now. Unless it says "failure", what had failed is open again. Gives the payment, or undefined where no question
   * is due: it is paid, under the same number of the gateway, or was asked about too often.
   */
  takeReturn(txnid: string, { status, gatewayId }: GatewayReturn, now: number): Promise<Payment | undefined> {
    const soon = checkAfterReturn(now);
    const kept = status === 'failure' ? ['paid', 'failed'] : ['paid'];
    const isKept = sql<boolean>`state in (${sql.join(kept)})`;
    return this.#db
      .updateTable('payments')
      .set(({ eb }) => ({
        returns: eb('returns', '+', 1),
        check_at: sql<number>`case when state = 'paid' or check_at between 1 and ${soon} then check_at else ${soon} end`,
        state: sql<'pending'>`case when ${isKept} then state else 'pending' end`,
        settled_at: sql<number>`case when ${isKept} then settled_at else 0 end`,
      }))
      .where('txnid', '=', txnid)
      .where('returns', '<', status === 'success' ? RETURNS.success : RETURNS.other)
      .where(({ eb, or }) => or([eb('state', '!=', 'paid'), eb('gateway_id', '!=', gatewayId || null)]))
      .returningAll()
      .executeTakeFirst();
  }

  /** Takes in what the gateway says; gives the payment as it then is. What was taken in before changes nothing. */
  settle(txnid: string, verdict: Verdict, now: number): Promise<Payment> {
    return this.#withLock(txnid, async (transaction, payment) => {
      const { gatewayId } = verdict;
      if (gatewayId === null) return payment; // the gateway does not know it: that settles nothing
      const alert = () => tell(transaction, 'payment-alert', `alert-${txnid}-${gatewayId}`, txnid, now);
      if (payment.state === 'paid') {
        if (isCaptured(verdict) && gatewayId !== payment.gateway_id) await alert(); // paid twice
        return payment;
      }
      if (await isOfAnother(transaction, txnid, gatewayId)) {
        await alert();
        return update(transaction, txnid, { state: 'pending', settled_at: 0 });
      }
      if (verdict.status === OTHER_AMOUNT) await alert();
      if (verdict.state === 'paid') await tell(transaction, 'payment', `paid-${txnid}`, txnid, now);
      const state = verdict.state === 'undecided' ? 'pending' : verdict.state;
      return update(transaction, txnid, {
        state,
        gateway_id: gatewayId,
        gateway_status: verdict.status,
        settled_at: state === 'pending' ? 0 : state === payment.state ? payment.settled_at : now,
        ...(state === 'failed' && payment.failed_at === 0 && { failed_at: now }),
        ...(state === 'paid' && { check_at: 0 }),
      });
    });
  }

  /**
   * Sets when payments that were due are asked about next. After its last question a payment is closed: what nobody
   * knows of has failed, and what is undecided is left to a person, who is told. Leaves a payment alone if an answer
   * that came back, or another process, has set another time since it was leased.
   */
  schedule(asked: Asked[], now: number): Promise<void> {
    const sorted = asked.toSorted((a, b) => (a.payment.txnid < b.payment.txnid ? -1 : 1)); // one order for all locks
    return this.#db.transaction().execute(async (transaction) => {
      for (const one of sorted) await scheduleOne(transaction, one, now);
    });
  }

  /** Writing comes first: that takes the payment's lock in both databases, and nobody changes it after it was read. */
  #withLock<Result>(
    txnid: string,
    work: (transaction: Transaction<Tables>, payment: Payment) => Promise<Result>,
  ): Promise<Result> {
    return this.#db.transaction().execute(async (transaction) => {
      const payment = await update(transaction, txnid, { txnid });
      return work(transaction, payment);
    });
  }
}

async function scheduleOne(transaction: Transaction<Tables>, { payment: leased, isAnswered }: Asked, now: number) {
  const { txnid } = leased;
  const payment = await update(transaction, txnid, { txnid });
  if (payment.check_at !== leased.check_at) return;
  const isOver = nextCheck(payment, now) === 0;
  const change = { check_at: isAnswered ? nextCheck(payment, now) : nextTry(payment, now) };
  if (isOver && isAnswered && payment.state === 'created') {
    await update(transaction, txnid, { ...change, state: 'failed', gateway_status: NOT_FOUND, settled_at: now });
    return;
  }
  if (isOver && payment.settled_at === 0 && !(await isToldOf(transaction, txnid)))
    await tell(transaction, 'payment-alert', `alert-${txnid}`, txnid, now);
  await update(transaction, txnid, change);
}

const isCaptured = ({ state, status }: Verdict): boolean => state === 'paid' || status === OTHER_AMOUNT;

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

async function isOfAnother(transaction: Transaction<Tables>, txnid: string, gatewayId: string): Promise<boolean> {
  const query = transaction.selectFrom('payments').select('txnid').where('gateway_id', '=', gatewayId);
  return (await query.where('txnid', '!=', txnid).executeTakeFirst()) !== undefined;
}

/** Whether staff have been told already that a person must look. */
async function isToldOf(transaction: Transaction<Tables>, txnid: string): Promise<boolean> {
  const alerts = transaction.selectFrom('outbox').select('id').where('kind', '=', 'payment-alert');
  return (await alerts.where('subject', '=', txnid).executeTakeFirst()) !== undefined;
}

async function tell(
  transaction: Transaction<Tables>,
  ...[kind, id, subject, now]: [kind: 'payment' | 'payment-alert', id: string, subject: string, now: number]
): Promise<void> {
  const row = { id, subject, kind, channel: 'mail' as const, created_at: now, due_at: now };
  await transaction
    .insertInto('outbox')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
