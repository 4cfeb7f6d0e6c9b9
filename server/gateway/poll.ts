/** Asks the gateway about payments that nobody brought an answer for: a buyer may close the browser after paying. */
import type { Log } from '../log.ts';
import type { GatewaySettings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import type { Payment } from '../store/tables.ts';
import { Ledger } from './ledger.ts';
import { nextCheck } from './schedule.ts';
import { verifyPayment } from './verify.ts';

/** How often the table is looked at, and how long an instance may ask about one payment; milliseconds. */
const INTERVAL = 15_000;
const LEASE = 60_000;

interface PollSettings {
  store: Store;
  gateway: GatewaySettings;
  log: Pick<Log, 'info' | 'error'>;
  clock?: () => number;
  interval?: number;
}

export class Poll {
  readonly #settings: Required<PollSettings>;
  readonly #ledger: Ledger;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<unknown> = Promise.resolve();

  constructor(settings: PollSettings) {
    this.#settings = { clock: Date.now, interval: INTERVAL, ...settings };
    this.#ledger = new Ledger(settings.store.db);
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.#round = this.#round.then(() =>
        this.run().catch((error: Error) => this.#settings.log.error({ reason: error.message }, 'poll failed')),
      );
    }, this.#settings.interval);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#round;
  }

  /** Asks about every payment that is due. */
  async run(): Promise<void> {
    for (let payment; (payment = await this.#claim());) await this.#check(payment);
  }

  /** Takes one that is due, so that no other instance asks about it at the same time. */
  #claim(): Promise<Payment | undefined> {
    const now = this.#settings.clock();
    const isDue = this.#settings.store.db
      .selectFrom('payments')
      .select('txnid')
      .where('check_at', '>', 0)
      .where('check_at', '<=', now)
      .orderBy('check_at')
      .limit(1);
    return this.#settings.store.db
      .updateTable('payments')
      .set((set) => ({ check_at: now + LEASE, checks: set('checks', '+', 1) }))
      .where('txnid', 'in', isDue)
      .where('check_at', '<=', now)
      .returningAll()
      .executeTakeFirst();
  }

  async #check(payment: Payment): Promise<void> {
    const { gateway, clock, log, store } = this.#settings;
    const { txnid, created_at } = payment;
    let status = 'unreachable';
    try {
      const verdict = await verifyPayment(payment, gateway);
      status = verdict.status;
      // Unknown to the gateway: the buyer never got there, or has not decided yet.
      if (status !== 'not-found') await this.#ledger.settle(txnid, verdict, clock());
      log.info({ txnid, status }, 'payment checked');
    } catch (error) {
      log.error({ txnid, reason: (error as Error).message }, 'payment not checked');
    }
    const next = nextCheck(created_at, clock());
    const undecided = store.db
      .updateTable('payments')
      .where('txnid', '=', txnid)
      .where('state', 'in', ['created', 'pending']);
    await undecided.set({ check_at: next }).execute();
    if (next > 0) return;
    if (status === 'not-found') await this.#ledger.settle(txnid, { state: 'failed', gatewayId: null, status }, clock());
    else if ((await this.#ledger.find(txnid))?.settled_at === 0) await this.#ledger.alert(txnid, clock());
  }
}
