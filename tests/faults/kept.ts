/** Checks what a database holds after a failure. */
import { expect } from 'vitest';
import { openStore } from '../../server/store/open-store.ts';
import type { StoreSettings } from '../../server/store/open-store.ts';

/** Expects each acknowledged message in the database once, with its row in the outbox. */
export async function expectKept(settings: StoreSettings, acknowledged: Set<string>): Promise<void> {
  const store = await openStore(settings);
  try {
    const leads = await store.db.selectFrom('leads').select(['id', 'fields']).execute();
    const outbox = await store.db.selectFrom('outbox').select('subject').execute();
    const counts = new Map<string, number>();
    for (const { fields } of leads) {
      const { message } = JSON.parse(fields) as { message: string };
      counts.set(message, (counts.get(message) ?? 0) + 1);
    }
    const queued = new Set(outbox.map(({ subject }) => subject));
    expect({
      lost: [...acknowledged].filter((message) => !counts.has(message)).length,
      doubled: [...counts.values()].filter((count) => count > 1).length,
      withoutOutboxRow: leads.filter(({ id }) => !queued.has(id)).length,
      outboxRowsWithoutLead: outbox.length - leads.length,
    }).toEqual({ lost: 0, doubled: 0, withoutOutboxRow: 0, outboxRowsWithoutLead: 0 });
  } finally {
    await store.close();
  }
}
