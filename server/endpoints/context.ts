import type { PaymentInquiries } from '../payments/inquiries.ts';
import type { Metrics } from '../http/metrics.ts';
import type { Settings } from '../settings.ts';
import type { SiteRecord } from '../site-record.ts';
import type { Store } from '../store/store.ts';
import type { ReplyPages } from './replies.ts';
import type { RateLimiter } from '../limits/rate.ts';

/** What the calls of a site share. */
export interface EndpointContext {
  record: SiteRecord;
  settings: Settings;
  store: Store;
  pages: ReplyPages;
  rate: RateLimiter;
  metrics: Metrics;
  /** Undefined where no payments are taken. */
  inquiries: PaymentInquiries | undefined;
  /** Tells of what is new in the outbox at once; without it, within seconds. */
  wake(): void;
}
