/** The payments that we know of. Their states go one way: created, pending, then paid or failed; paid is for ever. */
import { randomBytes, randomUUIDv7 } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Payment, Tables } from '../store/tables.ts';
import { firstCheck } from './schedule.ts';
import type { Verdict } from './verify.ts';

/** A buyer, and what is paid. */
export type NewPayment = Pick<Payment, 'amount' | 'product' | 'name' | 'mail' | 'phone'>;

/** Which states may become which. A failed payment may still be captured later; a paid one stays paid. */
const FROM = { paid: ['created', 'pending', 'failed'], failed: ['created', 'pending'], pending: ['created'] } as const;

const SIGNS = 'abcdefghijklmnopqrstuvwxyz234567';

export class Ledger {
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  /** Opens an attempt to pay, under a number that nobody can guess. */
  async open(payment: NewPayment, now: number): Promise<Payment['txnid']> {
    const txnid = Array.from(randomBytes(24), (byte) => SIGNS[byte % SIGNS.length]).join('');
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

  /** Takes in what the gateway says; gives the payment as it then is. What was taken in before changes nothing. */
  settle(txnid: string, verdict: Verdict, now: number): Promise<Payment> {
    return this.#db.transaction().execute(async (transaction) => {
      const state = verdict.state === 'undecided' ? 'pending' : verdict.state;
      const isTaken = verdict.gatewayId !== null && (await isOfAnother(transaction, txnid, verdict.gatewayId));
      const { numUpdatedRows } = isTaken
        ? { numUpdatedRows: 0n }
        : await transaction
            .updateTable('payments')
            .set({
              state,
              gateway_status: verdict.status,
              ...(verdict.gatewayId !== null && { gateway_id: verdict.gatewayId }),
              ...(state !== 'pending' && { settled_at: now, check_at: 0 }),
            })
            .where('txnid', '=', txnid)
            .where('state', 'in', FROM[state])
            .executeTakeFirstOrThrow();
      const payment = await transaction
        .selectFrom('payments')
        .selectAll()
        .where('txnid', '=', txnid)
        .executeTakeFirstOrThrow();
      const isNews = numUpdatedRows > 0n;
      if (isNews && state === 'paid') await tell(transaction, 'payment', randomUUIDv7(), txnid, now);
      const isSecond = payment.state === 'paid' && ![null, payment.gateway_id].includes(verdict.gatewayId);
      if (isTaken || isSecond || verdict.status === 'other-amount')
        await tell(transaction, 'payment-alert', `alert-${txnid}-${verdict.gatewayId}`, txnid, now);
      return payment;
    });
  }

  /** Tells staff that a payment needs a person; once, however often it is found. */
  async alert(txnid: string, now: number): Promise<void> {
    await this.#db
      .transaction()
      .execute((transaction) => tell(transaction, 'payment-alert', `alert-${txnid}`, txnid, now));
  }
}

async function isOfAnother(transaction: Transaction<Tables>, txnid: string, gatewayId: string): Promise<boolean> {
  const query = transaction.selectFrom('payments').select('txnid').where('gateway_id', '=', gatewayId);
  return (await query.where('txnid', '!=', txnid).executeTakeFirst()) !== undefined;
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
