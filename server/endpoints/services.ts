/** What the server needs besides the built site: storage, and those who tell of what is stored. */
import { ReplyPages } from './replies.ts';
import type { EndpointContext } from './context.ts';
import { startSharing } from '../limits/counters.ts';
import { RateLimiter } from '../limits/rate.ts';
import { startPayments } from '../payments/start.ts';
import { startRetention } from '../leads/retention.ts';
import { logTo } from '../log.ts';
import type { Log } from '../log.ts';
import { Metrics } from '../http/metrics.ts';
import { startOutbox } from '../outbox/start.ts';
import { readRecord } from '../read-record.ts';
import type { Settings } from '../settings.ts';
import { openStore } from '../store/store.ts';

export interface Services {
  context: EndpointContext;
  close(): Promise<void>;
}

/** Opens what the calls of the site in a folder need. */
export async function openServices(folder: string, settings: Settings, log: Log = logTo()): Promise<Services> {
  const record = readRecord(folder);
  const store = await openStore(settings);
  await store.warmUp();
  const metrics = new Metrics(store);
  const pages = new ReplyPages(folder, record.phone);
  const outbox = startOutbox({ record, settings, store, metrics, log });
  const retention = startRetention(store, settings.retentionDays, log);
  const wake = () => outbox.wake();
  const payments = settings.gateway && startPayments({ store, gateway: settings.gateway, log, metrics, wake });
  const rate = new RateLimiter(settings.leadsPerAddress, settings.databaseUrl ?? '');
  // Several instances need PostgreSQL; a file has one.
  const sharing = store.kind === 'postgres' ? startSharing(rate.counts, store.db, log) : undefined;
  return {
    context: { record, settings, store, metrics, pages, rate, inquiries: payments?.inquiries, wake },
    async close() {
      await Promise.all([outbox.stop(), retention.stop(), payments?.stop(), sharing?.stop()]);
      await store.close();
    },
  };
}
