/** Inquires about payments that are due, with or without a callback: a buyer may close the browser after paying. */
import { setTimeout as wait } from 'node:timers/promises';
import { reasonOf } from '../log.ts';
import type { Store } from '../store/store.ts';
import type { Payment } from '../store/tables.ts';
import { PaymentInquiries } from './inquiries.ts';
import type { InquirySettings } from './inquiries.ts';
import { claimDue, schedule } from './due-payments.ts';
import type { InquiryResult } from './due-payments.ts';
import { GatewayError } from './gateway.ts';

/** Milliseconds between two polls of the table. */
const INTERVAL = 5000;
/** Concurrent inquiries: a thousand payments take 15 seconds if the gateway needs 1.5 seconds for each answer. */
const PARALLEL = 100;
/** Milliseconds whose answers share a commit: with one commit each, a thousand would block the whole server. */
const GATHER_TIME = 50;

interface PollSettings extends InquirySettings {
  store: Pick<Store, 'db' | 'kind'>;
  /** Shared with the callbacks. */
  inquiries?: PaymentInquiries;
}

/** Leases due payments and inquires about them, until it is stopped. */
export class Poll {
  readonly #settings: PollSettings;
  readonly #inquiries: PaymentInquiries;
  readonly #clock: () => number;
  readonly #running = new Set<Promise<void>>();
  /** Payments with a finished inquiry, whose next one is to be scheduled. */
  #inquired: InquiryResult[] = [];
  #rounds: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(settings: PollSettings) {
    this.#settings = settings;
    this.#inquiries = settings.inquiries ?? new PaymentInquiries(settings);
    this.#clock = settings.clock ?? Date.now;
  }

  start(): void {
    this.#timer = setInterval(() => void this.run(), INTERVAL).unref();
  }

  /** Inquires about every payment that is due, and resolves when none is left. Never rejects: failures are logged. */
  run(): Promise<void> {
    return (this.#rounds ??= this.#run().finally(() => (this.#rounds = undefined)));
  }

  /** Stops inquiring. Aborted inquiries are repeated when their lease ends. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    this.#inquiries.stop();
    await this.#rounds;
  }

  async #run(): Promise<void> {
    do {
      try {
        await this.#round();
      } catch (error) {
        this.#settings.log.error({ reason: reasonOf(error) }, 'poll failed'); // the leases end, and the payments are due again
      }
      if (this.#running.size === 0) continue;
      // Waits for one answer only, and not for long: an inquiry without an answer must not delay other payments.
      await Promise.race([...this.#running, wait(INTERVAL, undefined, { ref: false })]);
      await wait(GATHER_TIME);
    } while (this.#running.size > 0 || this.#inquired.length > 0);
  }

  /** Schedules payments with a finished inquiry, then claims due ones up to the limit of concurrent inquiries. */
  async #round(): Promise<void> {
    const inquired = this.#inquired.splice(0);
    if (inquired.length > 0) await schedule(this.#settings.store.db, inquired, this.#clock());
    const free = PARALLEL - this.#running.size;
    if (this.#isStopped || free === 0) return;
    for (const payment of await claimDue(this.#settings.store, free, this.#clock())) {
      const inquiry = this.#inquire(payment).finally(() => this.#running.delete(inquiry));
      this.#running.add(inquiry);
    }
  }

  /** Inquires about a leased payment. After an abort or a database error, it is due again when its lease ends. */
  async #inquire(payment: Payment): Promise<void> {
    try {
      await this.#inquiries.inquire(payment);
      this.#inquired.push({ payment, hasAnswer: true });
    } catch (error) {
      if (error instanceof GatewayError && !this.#isStopped) this.#inquired.push({ payment, hasAnswer: false });
    }
  }
}
