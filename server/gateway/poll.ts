/** Asks the gateway about payments that nobody brought an answer for: a buyer may close the browser after paying. */
import { setTimeout as wait } from 'node:timers/promises';
import { reasonOf } from '../log.ts';
import type { Store } from '../store/store.ts';
import type { Payment } from '../store/tables.ts';
import { Inquiries } from './inquiries.ts';
import type { InquirySettings } from './inquiries.ts';
import { Ledger } from './ledger.ts';
import type { Asked } from './ledger.ts';
import { GatewayError } from './verify.ts';

/** How often the table is looked at; milliseconds. */
const INTERVAL = 5000;
/** How long an instance may ask about one payment; longer than any question takes, and than the minute after a return. */
const LEASE = 120_000;
/** Questions at the same time: a thousand payments, each a second and a half on its way, are through in 15 seconds. */
const PARALLEL = 100;
/** So long answers gather, to be written in one commit: a commit for each would hold up the whole server. */
const GATHER = 50;

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
  readonly #asking = new Set<Promise<void>>();
  /** What was asked about, and has no next time yet. */
  #asked: Asked[] = [];
  #rounds: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(settings: PollSettings) {
    this.#settings = settings;
    this.#inquiries = settings.inquiries ?? new Inquiries(settings);
    this.#clock = settings.clock ?? Date.now;
    this.#ledger = new Ledger(settings.store.db);
  }

  start(): void {
    this.#timer = setInterval(() => void this.run(), this.#settings.interval ?? INTERVAL).unref();
  }

  /** Asks about every payment that is due, and resolves when none is left. Never rejects: the log says what failed. */
  run(): Promise<void> {
    return (this.#rounds ??= this.#run().finally(() => (this.#rounds = undefined)));
  }

  /** Asks nothing more; what is being asked is cut off, and is due again by itself. */
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
        this.#settings.log.error({ reason: reasonOf(error) }, 'poll failed'); // leases end by themselves
      }
      if (this.#asking.size === 0) continue;
      // An answer that does not come keeps nobody else waiting: what becomes due meanwhile is taken in time.
      await Promise.race([...this.#asking, wait(INTERVAL, undefined, { ref: false })]);
      await wait(GATHER);
    } while (this.#asking.size > 0 || this.#asked.length > 0);
  }

  /** Writes down what was asked about, and takes what is due as far as there is room. */
  async #round(): Promise<void> {
    const asked = this.#asked.splice(0);
    if (asked.length > 0) await this.#ledger.schedule(asked, this.#clock());
    const free = PARALLEL - this.#asking.size;
    if (this.#isStopped || free === 0) return;
    for (const payment of await this.#claim(free)) {
      const asking = this.#ask(payment).finally(() => this.#asking.delete(asking));
      this.#asking.add(asking);
    }
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

  /** What is cut off, or could not be written, is left to its lease. */
  async #ask(payment: Payment): Promise<void> {
    try {
      await this.#inquiries.ask(payment);
      this.#asked.push({ payment, isAnswered: true });
    } catch (error) {
      if (error instanceof GatewayError && !this.#isStopped) this.#asked.push({ payment, isAnswered: false });
    }
  }
}
