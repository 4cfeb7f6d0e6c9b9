/** Erases personal data after the time in the settings. */
import { repeatFromNow } from '../http/repeat.ts';
import type { Repeated } from '../http/repeat.ts';
import { reasonOf } from '../log.ts';
import type { Log } from '../log.ts';
import type { Store } from '../store/store.ts';
import { erase, NO_NAMES, purge } from './erase.ts';

const DAY = 86_400_000;
/** Leads in one transaction, so that new ones do not wait for long. */
const BATCH = 200;

/**
 * Erases leads older than so many days, and the names in payments of that age that need no more inquiries. Returns the
 * number of each.
 */
export async function eraseExpired(store: Pick<Store, 'db' | 'kind' | 'files'>, days: number, now: number) {
  const limit = now - days * DAY;
  let leads = 0;
  for (;;) {
    const query = store.db.selectFrom('leads').select('id').where('created_at', '<', limit).limit(BATCH);
    const ids = (await query.execute()).map(({ id }) => id);
    if (ids.length === 0) break;
    await erase(store, { leads: ids, payments: [] });
    leads += ids.length;
  }
  const { numUpdatedRows } = await store.db
    .updateTable('payments')
    .set(NO_NAMES)
    .where('created_at', '<', limit)
    .where(({ eb, or }) => or([eb('settled_at', '>', 0), eb('check_at', '=', 0)]))
    .where(({ eb, or }) => or([eb('name', '!=', ''), eb('mail', '!=', ''), eb('phone', '!=', '')]))
    .executeTakeFirst();
  const payments = Number(numUpdatedRows);
  if (payments > 0) await purge(store);
  return { leads, payments };
}

/** Erases expired data now, and once a day. */
export function startRetention(
  store: Pick<Store, 'db' | 'kind' | 'files'>,
  days: number,
  log: Log,
  period = DAY,
): Repeated {
  const run = async () => {
    try {
      const expired = await eraseExpired(store, days, Date.now());
      if (expired.leads + expired.payments > 0) log.info({ ...expired, days }, 'expired, erased');
    } catch (error) {
      log.error({ reason: reasonOf(error) }, 'expired leads not erased'); // it is tried again tomorrow
    }
  };
  return repeatFromNow(run, period);
}
