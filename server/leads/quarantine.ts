/** Releases leads from quarantine, and retries deliveries that were given up. */
import { leadDeliveries } from './new-lead.ts';
import type { Store } from '../store/store.ts';
import type { NewOutboxRow } from '../store/tables.ts';

/** Releases a lead from quarantine: it is delivered like any other, at once. Returns false if it is not there. */
export function releaseLead(
  { db }: Pick<Store, 'db'>,
  id: string,
  channels: NewOutboxRow['channel'][],
  now: number,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const leads = transaction.updateTable('leads').set({ doubts: '' });
    const { numUpdatedRows } = await leads.where('id', '=', id).where('doubts', '!=', '').executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    const digests = transaction.deleteFrom('outbox').where('subject', '=', id).where('done_at', '=', 0);
    await digests.where('kind', '=', 'digest').execute();
    await transaction
      .insertInto('outbox')
      .values(leadDeliveries(id, channels, now))
      .execute();
    return true;
  });
}

/**
 * Makes deliveries due that were given up, with as many attempts as new ones: all, or those about one lead. Returns
 * their number.
 */
export async function retryDeliveries({ db }: Pick<Store, 'db'>, id: string | undefined, now: number): Promise<number> {
  let query = db
    .updateTable('outbox')
    .set({ failed_at: 0, due_at: now, attempts: 0, first_tried_at: 0 })
    .where('failed_at', '>', 0);
  if (id !== undefined) query = query.where(({ eb, or }) => or([eb('subject', '=', id), eb('id', '=', id)]));
  return Number((await query.executeTakeFirst()).numUpdatedRows);
}
