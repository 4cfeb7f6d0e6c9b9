import type { Log } from '../log.ts';
import type { Metrics } from '../http/metrics.ts';
import type { Store } from '../store/store.ts';
import type { GatewayAccount } from './gateway.ts';
import { PaymentInquiries } from './inquiries.ts';
import { Poll } from './poll.ts';

export interface PaymentsContext {
  gateway: GatewayAccount;
  store: Store;
  metrics: Metrics;
  log: Log;
  /** Makes the outbox deliver new rows at once. */
  wake(): void;
}

export interface Payments {
  inquiries: PaymentInquiries;
  /** Resolves when no inquiry is running. */
  stop(): Promise<void>;
}

/** Starts inquiring about payments that are due. */
export function startPayments({ gateway, store, metrics, log, wake }: PaymentsContext): Payments {
  const settings = { store, gateway, log };
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
