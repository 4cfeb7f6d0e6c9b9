/** Questions to the gateway, whoever has a reason to ask, and what is made of its answers. */
import { reasonOf } from '../log.ts';
import type { Log } from '../log.ts';
import type { GatewaySettings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import type { Payment } from '../store/tables.ts';
import { Ledger } from './ledger.ts';
import type { GatewayReturn } from './ledger.ts';
import { GatewayError, verifyPayment } from './verify.ts';
import type { Verdict } from './verify.ts';

export interface InquirySettings {
  store: Pick<Store, 'db'>;
  gateway: GatewaySettings;
  log: Pick<Log, 'info' | 'error'>;
  clock?: () => number;
  /** Hears of each payment that is in another state than before. */
  onChange?: (payment: Payment) => void;
  /** Hears of what failed. */
  onError?: (kind: 'gateway' | 'store') => void;
}

export class Inquiries {
  readonly #settings: InquirySettings;
  readonly #ledger: Ledger;
  readonly #clock: () => number;
  readonly #stop = new AbortController();
  /** Questions that run, by txnid, and answers that came back, by txnid and what they say. */
  readonly #asking = new Map<string, Promise<Payment>>();
  readonly #hearing = new Map<string, Promise<Payment>>();

  constructor(settings: InquirySettings) {
    this.#settings = settings;
    this.#clock = settings.clock ?? Date.now;
    this.#ledger = new Ledger(settings.store.db);
  }

  /**
   * Asks the gateway about a payment and takes its answer in; one question serves all who ask at the same time. Gives
   * the payment as it then is. Rejects, after writing to the log, with a GatewayError or with a fault of the database.
   */
  ask(payment: Payment): Promise<Payment> {
    return join(this.#asking, payment.txnid, () => this.#ask(payment));
  }

  /**
   * Looks into an answer that came back with the gateway's signature. The same answer, many times at once, is one; a
   * question that was put before it came is no answer to it. Gives the payment as it then is; rejects as `ask` does.
   *
   * @param isUrgent Whether the gateway is asked at once; otherwise the poll does it, within a minute.
   */
  async hear(payment: Payment, came: GatewayReturn, isUrgent: boolean): Promise<Payment> {
    const { txnid } = payment;
    if (payment.state === 'paid' && ['', payment.gateway_id].includes(came.gatewayId)) return payment;
    return join(this.#hearing, JSON.stringify([txnid, came, isUrgent]), async () => {
      const open = await this.#try(txnid, () => this.#ledger.takeReturn(txnid, came, this.#clock()));
      if (!open) return (await this.#try(txnid, () => this.#ledger.find(txnid))) ?? payment;
      if (!isUrgent) return open;
      const older = this.#asking.get(txnid);
      const known = await older?.catch(() => undefined);
      return known?.state === 'paid' ? known : this.ask(open);
    });
  }

  /** Cuts off what is being asked: it is due again by itself. */
  stop(): void {
    this.#stop.abort();
  }

  async #ask(payment: Payment): Promise<Payment> {
    const { gateway, log, onChange } = this.#settings;
    const { txnid } = payment;
    const verdict = await this.#try(txnid, () => verifyPayment(payment, gateway, this.#stop.signal));
    const settled = isNews(payment, verdict)
      ? await this.#try(txnid, () => this.#ledger.settle(txnid, verdict, this.#clock()))
      : payment;
    log.info({ txnid, state: settled.state, status: verdict.status }, 'payment asked about');
    if (settled.state !== payment.state) onChange?.(settled);
    return settled;
  }

  /** Says whose fault it is when something fails, unless it was cut off. */
  async #try<Result>(txnid: string, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      const { log, onError } = this.#settings;
      const isGateway = error instanceof GatewayError;
      const reason = isGateway ? error.message : reasonOf(error);
      if (!this.#stop.signal.aborted) {
        onError?.(isGateway ? 'gateway' : 'store');
        log.error({ txnid, reason }, isGateway ? 'the gateway did not answer' : 'the database did not take a payment');
      }
      throw error;
    }
  }
}

/** Whether an answer says more than is known. Most do not, and need not be written. */
function isNews({ state, gateway_id, gateway_status }: Payment, verdict: Verdict): boolean {
  if (verdict.gatewayId === null) return false;
  const isSame = state === (verdict.state === 'undecided' ? 'pending' : verdict.state);
  return !isSame || gateway_id !== verdict.gatewayId || gateway_status !== verdict.status;
}

/** What runs already under a name serves this caller, too. */
function join<Result>(
  running: Map<string, Promise<Result>>,
  name: string,
  start: () => Promise<Result>,
): Promise<Result> {
  const known = running.get(name);
  if (known) return known;
  const started = start().finally(() => running.delete(name));
  running.set(name, started);
  return started;
}
