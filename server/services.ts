/** What the server needs besides the built site: storage, and those who tell of what is stored. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AnswerPages } from './calls/answers.ts';
import type { CallContext } from './calls/context.ts';
import { Rate } from './calls/rate.ts';
import { Metrics } from './metrics.ts';
import type { Settings } from './settings.ts';
import { SITE_RECORD } from './site-record.ts';
import type { SiteRecord } from './site-record.ts';
import { openStore } from './store/store.ts';

export interface Services {
  context: CallContext;
  close(): Promise<void>;
}

/** Opens what the calls of the site in a folder need. */
export async function openServices(folder: string, settings: Settings): Promise<Services> {
  const record = JSON.parse(readFileSync(join(folder, SITE_RECORD), 'utf8')) as SiteRecord;
  const store = await openStore(settings);
  const metrics = new Metrics(store);
  const pages = new AnswerPages(folder, record.phone);
  return {
    context: { record, settings, store, metrics, pages, rate: new Rate() },
    close: () => store.close(),
  };
}
