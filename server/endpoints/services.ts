/** Opens what the endpoints of a site share: storage, the outbox, payments and limits. */
import { startRetention } from '../leads/retention.ts';
import { Metrics } from '../http/metrics.ts';
import { startSharing } from '../limits/counters.ts';
import { RateLimiter } from '../limits/rate.ts';
import { logTo } from '../log.ts';
import type { Log } from '../log.ts';
import { startOutbox } from '../outbox/start.ts';
import type { PaymentInquiries } from '../payments/inquiries.ts';
import { startPayments } from '../payments/start.ts';
import type { Settings } from '../settings/settings.ts';
import { readRecord } from '../site-record.ts';
import type { SiteRecord } from '../site-record.ts';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import { ReplyPages } from './replies.ts';

/** What the endpoints of a site share. */
export interface EndpointContext {
  record: SiteRecord;
  settings: Settings;
  store: Store;
  pages: ReplyPages;
  rate: RateLimiter;
  metrics: Metrics;
  /** Undefined where no payments are taken. */
  inquiries: PaymentInquiries | undefined;
  /** Makes the outbox deliver new rows at once; without it, they are delivered within seconds. */
  wake(): void;
}

export interface Services {
  context: EndpointContext;
  close(): Promise<void>;
}

/** Opens the services of the site in a folder. Throws UnreadableError where the folder holds no built site. */
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
