import type { Log } from '../log.ts';
import type { Metrics } from '../http/metrics.ts';
import type { Settings } from '../settings/settings.ts';
import type { SiteRecord } from '../site-record.ts';
import type { Store } from '../store/store.ts';
import { mailChannel } from './mail.ts';
import { webhookChannel } from './webhook.ts';
import { OutboxWorker } from './worker.ts';

export interface OutboxContext {
  record: SiteRecord;
  settings: Pick<Settings, 'mail' | 'webhook'>;
  store: Store;
  metrics: Metrics;
  log: Log;
}

/** Starts a worker with the channels of the settings. */
export function startOutbox({ record, settings, store, metrics, log }: OutboxContext): OutboxWorker {
  const { mail, webhook } = settings;
  const channels = [
    ...(mail ? [mailChannel(mail, { db: store.db, record })] : []),
    ...(webhook ? [webhookChannel(webhook, store.db)] : []),
  ];
  const worker = new OutboxWorker({ store, channels, metrics, log });
  worker.start();
  return worker;
}
