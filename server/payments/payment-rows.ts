/** Reads and changes rows of payments within a transaction. */
import type { Transaction, UpdateObject } from 'kysely';
import type { NewOutboxRow, Payment, Tables } from '../store/tables.ts';

/** Locks a payment and returns it. An update takes the lock in both databases, so it comes before any read. */
export const lock = (transaction: Transaction<Tables>, txnid: string) => update(transaction, txnid, { txnid });

/** Changes a payment, and returns it as it is then. */
export function update(
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

/** Returns whether another payment has this id of the gateway. */
export async function belongsToAnother(
  transaction: Transaction<Tables>,
  txnid: string,
  gatewayId: string,
): Promise<boolean> {
  const query = transaction.selectFrom('payments').select('txnid').where('gateway_id', '=', gatewayId);
  return (await query.where('txnid', '!=', txnid).executeTakeFirst()) !== undefined;
}

/** Returns whether staff have an alert about this payment already. */
export async function hasAlert(transaction: Transaction<Tables>, txnid: string): Promise<boolean> {
  const alerts = transaction.selectFrom('outbox').select('id').where('kind', '=', 'payment-alert');
  return (await alerts.where('subject', '=', txnid).executeTakeFirst()) !== undefined;
}

/** Adds a mail about a payment to the outbox, unless there is one of this id. */
export async function addToOutbox(
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
