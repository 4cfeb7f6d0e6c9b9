/** Asks the gateway about payments that nobody brought an answer for: a buyer may close the browser after paying. */
import { reasonOf } from '../log.ts';
import type { Store } from '../store/store.ts';
import type { Payment } from '../store/tables.ts';
import { Inquiries } from './inquiries.ts';
import type { InquirySettings } from './inquiries.ts';
import { Ledger } from './ledger.ts';
import { GatewayError } from './verify.ts';

/** How often the table is looked at; milliseconds. */
const INTERVAL = 5000;
/** How long an instance may ask about one payment; longer than any question takes, and than the minute after a return. */
const LEASE = 120_000;
/** Questions at the same time: a thousand payments, each a second and a half on its way, are through in 24 seconds. */
const PARALLEL = 64;

interface PollSettings extends InquirySettings {
  store: Pick<Store, 'db' | 'kind'>;
  interval?: number;
  /** Shared with those who ask because an answer came back. */
  inquiries?: Inquiries;
}

export class Poll {
  readonly #settings: PollSettings;
  readonly #inquiries: Inquiries;
  readonly #ledger: Ledger;
  readonly #clock: () => number;
  readonly #checks = new Set<Promise<void>>();
  #claiming: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(settings: PollSettings) {
    this.#settings = settings;
    this.#inquiries = settings.inquiries ?? new Inquiries(settings);
    this.#clock = settings.clock ?? Date.now;
    this.#ledger = new Ledger(settings.store.db);
  }

  start(): void {
    this.#timer = setInterval(() => this.#wake(), this.#settings.interval ?? INTERVAL).unref();
  }

  /** Asks about every payment that is due, and resolves when none is left. */
  async run(): Promise<void> {
    this.#wake();
    while (this.#claiming || this.#checks.size > 0) await Promise.all([this.#claiming, ...this.#checks]);
  }

  /** Asks nothing more; what is being asked is cut off, and is due again by itself. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    this.#inquiries.stop();
    await Promise.all([this.#claiming, ...this.#checks]);
  }

  /** Takes due payments, if not as many are being asked about as may be. */
  #wake(): void {
    const free = PARALLEL - this.#checks.size;
    if (this.#isStopped || this.#claiming || free <= 0) return;
    this.#claiming = this.#claim(free)
      .then((payments) => {
        for (const payment of payments) this.#start(payment);
      })
      .catch((error) => this.#settings.log.error({ reason: reasonOf(error) }, 'poll failed'))
      .finally(() => (this.#claiming = undefined));
  }

  #start(payment: Payment): void {
    const check = this.#check(payment)
      .catch((error) => this.#settings.log.error({ txnid: payment.txnid, reason: reasonOf(error) }, 'poll failed'))
      .finally(() => {
        this.#checks.delete(check);
        this.#wake();
      });
    this.#checks.add(check);
  }

  /**
   * Takes some that are due, so that no other instance asks about them at the same time. Those that somebody came back
   * from go first, then those that were asked about least often: orders by the thousand that nobody pays for hold up
   * one another, and nobody else.
   */
  #claim(limit: number): Promise<Payment[]> {
    const { db, kind } = this.#settings.store;
    const now = this.#clock();
    const due = db
      .selectFrom('payments')
      .select('txnid')
      .where('check_at', '>', 0)
      .where('check_at', '<=', now)
      .orderBy((order) => order.case().when('state', '=', 'created').then(1).else(0).end())
      .orderBy('checks')
      .orderBy('check_at')
      .limit(limit);
    // Materialized: PostgreSQL might otherwise look several times, and take more than the limit.
    return db
      .with(
        (cte) => cte('due').materialized(),
        () => (kind === 'postgres' ? due.forUpdate().skipLocked() : due),
      )
      .updateTable('payments')
      .set((set) => ({ check_at: now + LEASE, checks: set('checks', '+', 1) }))
      .where('txnid', 'in', (query) => query.selectFrom('due').select('due.txnid'))
      .returningAll()
      .execute();
  }

  async #check(leased: Payment): Promise<void> {
    try {
      const { state } = await this.#inquiries.ask(leased);
      if (state !== 'paid') await this.#ledger.schedule(leased, true, this.#clock());
    } catch (error) {
      if (this.#isStopped) return; // the lease ends by itself
      if (!(error instanceof GatewayError)) throw error;
      await this.#ledger.schedule(leased, false, this.#clock());
    }
  }
}
