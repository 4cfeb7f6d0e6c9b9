/** Opens what the endpoints of a site share: storage, the outbox, payments and limits. */
import { startRemovingOrphans } from '../leads/files/orphans.ts';
import { startRetention } from '../leads/retention.ts';
import { Metrics } from '../http/status/metrics.ts';
import { startSharing } from '../limits/counters.ts';
import { RateLimiter } from '../limits/rate.ts';
import { logTo } from '../log.ts';
import type { Log } from '../log.ts';
import type { Channel } from '../outbox/channel.ts';
import { mailChannel } from '../outbox/mail.ts';
import { webhookChannel } from '../outbox/webhook.ts';
import { OutboxWorker } from '../outbox/worker.ts';
import { PaymentInquiries } from '../payments/inquiries.ts';
import type { InquirySettings } from '../payments/inquiries.ts';
import { Poll } from '../payments/poll.ts';
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
  /** The language that it answers in, if it is not the site's own. */
  language?: string;
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
  const pages = new ReplyPages(folder, record);
  const outbox = new OutboxWorker({ store, channels: openChannels(record, settings, store), metrics, log });
  outbox.start();
  const retention = startRetention(store, settings.retentionDays, log);
  const orphans = startRemovingOrphans(store, log);
  const wake = () => outbox.wake();
  const payments = settings.gateway && startPayments({ store, gateway: settings.gateway, log }, metrics, wake);
  const rate = new RateLimiter(settings.leadsPerAddress, settings.databaseUrl ?? '');
  // Several instances need PostgreSQL; a file has one.
  const sharing = store.kind === 'postgres' ? startSharing(rate.counts, store.db, log) : undefined;
  return {
    context: { record, settings, store, metrics, pages, rate, inquiries: payments?.inquiries, wake },
    async close() {
      await Promise.all([outbox.stop(), retention.stop(), orphans.stop(), payments?.stop(), sharing?.stop()]);
      await store.close();
    },
  };
}

/** Returns what the endpoints of another language of the site share: its own words, and all else in common. */
export function contextIn(language: string, context: EndpointContext): EndpointContext {
  const words = context.record.languages![language]!;
  const { folder } = context.pages;
  return {
    ...context,
    language,
    record: { ...context.record, ...words, language },
    pages: new ReplyPages(folder, words, language),
  };
}

function openChannels(record: SiteRecord, { mail, webhook }: Settings, { db }: Store): Channel[] {
  return [...(mail ? [mailChannel(mail, { db, record })] : []), ...(webhook ? [webhookChannel(webhook, db)] : [])];
}

/** Starts inquiring about payments that are due. */
function startPayments(settings: InquirySettings & { store: Store }, metrics: Metrics, wake: () => void) {
  const inquiries = new PaymentInquiries({
    ...settings,
    onChange({ state }) {
      metrics.payments.inc({ state });
      wake();
    },
    onError: (kind) => metrics.errors.inc({ kind }),
  });
  const poll = new Poll({ ...settings, inquiries });
  poll.start();
  return { inquiries, stop: () => poll.stop() };
}
