/** Asks the gateway about payments, for the poll and for callbacks, and records the results. */
import { reasonOf } from '../log.ts';
import type { Log } from '../log.ts';
import type { Store } from '../store/store.ts';
import type { Payment } from '../store/tables.ts';
import { Ledger } from './ledger.ts';
import { GatewayError } from './gateway.ts';
import type { Callback, GatewayAccount, PaymentStatus } from './gateway.ts';
import { shareRunning } from './share-running.ts';

export interface InquirySettings {
  store: Pick<Store, 'db'>;
  gateway: GatewayAccount;
  log: Pick<Log, 'info' | 'error'>;
  clock?: () => number;
  /** Called with each payment whose state has changed. */
  onChange?: (payment: Payment) => void;
  /** Called for each failure, with the part that failed. */
  onError?: (kind: 'gateway' | 'store') => void;
}

/** Inquires about payments at most once at a time for each payment. */
export class PaymentInquiries {
  readonly #settings: InquirySettings;
  readonly #ledger: Ledger;
  readonly #clock: () => number;
  readonly #stop = new AbortController();
  /** Running inquiries by txnid, and callbacks in progress by their content. */
  readonly #running = new Map<string, Promise<Payment>>();
  readonly #callbacks = new Map<string, Promise<Payment>>();

  constructor(settings: InquirySettings) {
    this.#settings = settings;
    this.#clock = settings.clock ?? Date.now;
    this.#ledger = new Ledger(settings.store.db);
  }

  /**
   * Inquires about a payment and records the result; concurrent calls for one payment share an inquiry. Returns the
   * updated payment. Logs a failure and rejects with a GatewayError or with the database's error.
   */
  inquire(payment: Payment): Promise<Payment> {
    return shareRunning(this.#running, payment.txnid, () => this.#runInquiry(payment));
  }

  /**
   * Handles a signed callback of the gateway by an inquiry about its payment. Identical callbacks that arrive together
   * share an inquiry, but none relies on an inquiry that was sent before it arrived. Returns and rejects as `inquire` does.
   *
   * @param isUrgent Whether to inquire at once; otherwise the poll does within a minute.
   */
  async handleCallback(payment: Payment, callback: Callback, isUrgent: boolean): Promise<Payment> {
    const { txnid } = payment;
    if (payment.state === 'paid' && ['', payment.gateway_id].includes(callback.gatewayId)) return payment;
    return shareRunning(this.#callbacks, JSON.stringify([txnid, callback, isUrgent]), async () => {
      const open = await this.#try(txnid, () => this.#ledger.recordCallback(txnid, callback, this.#clock()));
      if (!open) return (await this.#try(txnid, () => this.#ledger.find(txnid))) ?? payment;
      if (!isUrgent) return open;
      const older = this.#running.get(txnid);
      const result = await older?.catch(() => undefined);
      return result?.state === 'paid' ? result : this.inquire(open);
    });
  }

  /** Aborts running inquiries; their payments stay due. */
  stop(): void {
    this.#stop.abort();
  }

  async #runInquiry(payment: Payment): Promise<Payment> {
    const { gateway, log, onChange } = this.#settings;
    const { txnid } = payment;
    const status = await this.#try(txnid, () => gateway.inquire(payment, this.#stop.signal));
    const settled = changes(payment, status)
      ? await this.#try(txnid, () => this.#ledger.settle(txnid, status, this.#clock()))
      : payment;
    log.info({ txnid, state: settled.state, status: status.status }, 'payment asked about');
    if (settled.state !== payment.state) onChange?.(settled);
    return settled;
  }

  /** Logs whether the gateway or the database failed, unless the inquiry was aborted, and rethrows. */
  async #try<Result>(txnid: string, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      const { log, onError } = this.#settings;
      const isGateway = error instanceof GatewayError;
      const reason = isGateway ? error.message : reasonOf(error);
      if (!this.#stop.signal.aborted) {
        onError?.(isGateway ? 'gateway' : 'store');
        log.error(
          { txnid, reason },
          isGateway ? 'the gateway did not answer' : 'the database could not be used for a payment',
        );
      }
      throw error;
    }
  }
}

/** Returns whether a result differs from what is recorded. Most do not, and need no write. */
function changes({ state, gateway_id, gateway_status }: Payment, status: PaymentStatus): boolean {
  if (status.gatewayId === null) return false;
  const isSame = state === (status.state === 'undecided' ? 'pending' : status.state);
  return !isSame || gateway_id !== status.gatewayId || gateway_status !== status.status;
}
