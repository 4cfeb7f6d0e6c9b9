/** Removes files whose lead was never stored, or was erased by a process that ended in between. */
import { repeatFromNow } from '../../http/repeat.ts';
import type { Repeated } from '../../http/repeat.ts';
import { reasonOf } from '../../log.ts';
import type { Log } from '../../log.ts';
import type { Store } from '../../store/store.ts';
import { foldersOlderThan, removeAbandonedUploads, removeFiles } from './folder.ts';

/** Milliseconds. A lead is stored, or not, long before. */
const AGE = 3_600_000;
const BATCH = 200;

/** Removes files without a lead that are older than an hour, and returns the number of folders among them. */
export async function removeOrphans({ db, files }: Pick<Store, 'db' | 'files'>, now: number): Promise<number> {
  await removeAbandonedUploads(files, now - AGE);
  const old = await foldersOlderThan(files, now - AGE);
  let count = 0;
  for (let start = 0; start < old.length; start += BATCH) {
    const ids = old.slice(start, start + BATCH);
    const rows = await db.selectFrom('leads').select('id').where('id', 'in', ids).execute();
    const known = new Set(rows.map(({ id }) => id));
    const orphans = ids.filter((id) => !known.has(id));
    await removeFiles(files, orphans);
    count += orphans.length;
  }
  return count;
}

/** Removes orphans now, and once an hour. */
export function startRemovingOrphans(store: Pick<Store, 'db' | 'files'>, log: Log, period = AGE): Repeated {
  const run = async () => {
    try {
      const folders = await removeOrphans(store, Date.now());
      if (folders > 0) log.info({ folders }, 'files without a lead, removed');
    } catch (error) {
      log.error({ reason: reasonOf(error) }, 'files without a lead not removed'); // it is tried again in an hour
    }
  };
  return repeatFromNow(run, period);
}
