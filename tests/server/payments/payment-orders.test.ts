/** Verdicts, callbacks, polls and crashes in any order: "paid" is final, complete, and mailed once. */
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DemoGateway } from '../../../scripts/demo-gateway/gateway.ts';
import { PaymentInquiries } from '../../../server/payments/inquiries.ts';
import { Ledger } from '../../../server/payments/ledger.ts';
import { Poll } from '../../../server/payments/poll.ts';
import type { Callback, GatewayAccount } from '../../../server/payments/gateway.ts';
import type { Store } from '../../../server/store/store.ts';
import { demoAccount } from '../../support/service/payments.ts';
import { kinds, newStore } from '../../support/service/databases.ts';

const RUNS = 60;
const MINUTE = 60_000;
const DAY = 24 * 60;
const BEGUN = Date.parse('2026-11-21T03:30:00Z');
const AMOUNT = 150_050;
const ORDER = { amount: AMOUNT, product: 'Test', name: 'Asha', mail: 'a@b.example', phone: '1' };
const LOG = { info() {}, error() {} };

/** What happens at the gateway. Captured money stays there. */
type Event = 'fails' | 'is cancelled' | 'is pending' | 'is captured' | 'is captured with another amount';
/** How the gateway is when it is asked. */
type Mood = 'well' | 'broken' | 'forgetful' | 'behind';
type Step =
  | { do: 'event'; order: number; event: Event }
  | { do: 'return'; order: number; which: number; times: number; isUrgent: boolean; dies: number }
  | { do: 'poll'; minutes: number; servers: number; dies: number }
  | { do: 'mood'; mood: Mood };

const DETAILS: Record<Event, { status: Callback['status']; unmappedstatus: string; transaction_amount: string }> = {
  fails: { status: 'failure', unmappedstatus: 'failed', transaction_amount: '1500.50' },
  'is cancelled': { status: 'failure', unmappedstatus: 'userCancelled', transaction_amount: '1500.50' },
  'is pending': { status: 'pending', unmappedstatus: 'auth', transaction_amount: '1500.50' },
  'is captured': { status: 'success', unmappedstatus: 'captured', transaction_amount: '1500.50' },
  'is captured with another amount': { status: 'success', unmappedstatus: 'captured', transaction_amount: '1.00' },
};
const NOTHING = { mihpayid: 'Not Found', status: 'Not Found' };

/** At which statement to the database the process dies; most live. */
const dies = fc.oneof({ weight: 4, arbitrary: fc.constant(Infinity) }, { weight: 1, arbitrary: fc.nat(9) });
const order = fc.nat(1);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('event' as const), order, event: fc.constantFrom(...(Object.keys(DETAILS) as Event[])) }),
  fc.record({
    do: fc.constant('return' as const),
    order,
    which: fc.nat(5),
    times: fc.integer({ min: 1, max: 4 }),
    isUrgent: fc.boolean(),
    dies,
  }),
  fc.record({
    do: fc.constant('poll' as const),
    minutes: fc.constantFrom(0, 1, 2, 10, 60, 300),
    servers: fc.integer({ min: 1, max: 2 }),
    dies,
  }),
  fc.record({
    do: fc.constant('mood' as const),
    mood: fc.constantFrom<Mood>('well', 'well', 'broken', 'forgetful', 'behind'),
  }),
);

/** The orders of one run, with what the gateway knows of them. */
class World {
  readonly ledger: Ledger;
  now = BEGUN;
  mood: Mood = 'well';
  readonly orders: { txnid: string; history: (typeof NOTHING)[]; capturedAt?: number; paidAs?: string | null }[] = [];
  /** Questions by txnid. */
  readonly asked = new Map<string, number>();
  readonly #store: Store;
  readonly #gateway: GatewayAccount;

  constructor(store: Store, gateway: GatewayAccount) {
    this.#store = store;
    this.#gateway = gateway;
    this.ledger = new Ledger(store.db);
  }

  async open(): Promise<void> {
    this.orders.push({ txnid: await this.ledger.open(ORDER, BEGUN), history: [NOTHING] });
  }

  /** The gateway's answer to verify_payment. */
  answer(txnid: string): object {
    const known = this.orders.find((one) => one.txnid === txnid)!;
    this.asked.set(txnid, (this.asked.get(txnid) ?? 0) + 1);
    if (this.mood === 'broken') throw new Error('down');
    const latest = this.mood === 'behind' ? known.history.at(-2) : known.history.at(-1);
    return { status: 1, transaction_details: { [txnid]: this.mood === 'forgetful' ? NOTHING : (latest ?? NOTHING) } };
  }

  async take(one: Step): Promise<void> {
    if (one.do === 'mood') this.mood = one.mood;
    if (one.do === 'event') this.#happen(one);
    if (one.do === 'return') {
      const { txnid, history } = this.orders[one.order]!;
      const signed = history.filter((entry) => entry !== NOTHING);
      const entry = signed[one.which % signed.length];
      const payment = await this.ledger.find(txnid);
      const inquiries = new PaymentInquiries(this.#server(one.dies));
      if (!entry) return;
      const callback = { status: entry.status as Callback['status'], gatewayId: entry.mihpayid };
      await Promise.allSettled(
        Array.from({ length: one.times }, () => inquiries.handleCallback(payment!, callback, one.isUrgent)),
      );
    }
    if (one.do === 'poll') {
      this.now += one.minutes * MINUTE;
      await Promise.all(Array.from({ length: one.servers }, () => new Poll(this.#server(one.dies)).run()));
    }
  }

  #happen({ order: index, event }: Step & { do: 'event' }): void {
    const known = this.orders[index]!;
    if (known.capturedAt !== undefined) return;
    if (event.startsWith('is captured')) known.capturedAt = this.now;
    known.history.push({ mihpayid: `${known.txnid}-${known.history.length}`, ...DETAILS[event] });
  }

  /** A server that dies at one of its statements to the database. */
  #server(statements: number) {
    let left = statements;
    const db = this.#store.db.withPlugin({
      transformQuery({ node }) {
        if (left-- <= 0) throw new Error('The process has died.');
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    return { store: { ...this.#store, db }, gateway: this.#gateway, log: LOG, clock: () => this.now };
  }

  /** What must be so at any time. */
  async check(): Promise<void> {
    for (const known of this.orders) {
      const { txnid, history, paidAs } = known;
      const payment = (await this.ledger.find(txnid))!;
      const mails = await this.kindsOf(txnid);
      if (paidAs !== undefined) expect([payment.state, payment.gateway_id], 'paid is final').toEqual(['paid', paidAs]);
      if (payment.state === 'paid') {
        known.paidAs = payment.gateway_id;
        expect(history.at(-1), 'paid only where the gateway has the money').toMatchObject(DETAILS['is captured']);
      }
      expect(mails.filter((one) => one === 'payment').length, 'one mail').toBe(payment.state === 'paid' ? 1 : 0);
      expect(payment.callbacks).toBeLessThanOrEqual(20);
      expect(this.asked.get(txnid) ?? 0, 'each inquiry is accounted for').toBeLessThanOrEqual(
        payment.checks + payment.callbacks,
      );
    }
  }

  async kindsOf(txnid: string): Promise<string[]> {
    const rows = this.#store.db.selectFrom('outbox').select('kind').where('subject', '=', txnid);
    return (await rows.execute()).map(({ kind }) => kind);
  }
}

describe.each(kinds)('$kind', ({ kind }) => {
  const gateway = new DemoGateway();
  let account: GatewayAccount;
  beforeAll(async () => {
    const url = await gateway.listen(0);
    account = demoAccount(url);
  });
  afterAll(() => gateway.app.close());

  test(`${RUNS} histories of two orders`, async () => {
    const store = await newStore(kind);
    const run = async (steps: Step[]) => {
      const world = new World(store, account);
      gateway.verify = ({ var1 = '' }) => world.answer(var1);
      await world.open();
      await world.open();
      for (const one of steps) {
        await world.take(one);
        await world.check();
      }
      // The remaining day, with a gateway that answers.
      world.mood = 'well';
      const end = Math.max(BEGUN + DAY * MINUTE, world.now) + MINUTE;
      while (world.now < end) await world.take({ do: 'poll', minutes: 180, servers: 1, dies: Infinity });
      await world.take({ do: 'poll', minutes: 180, servers: 1, dies: Infinity });
      await world.check();
      for (const { txnid, history, capturedAt } of world.orders) {
        const payment = (await world.ledger.find(txnid))!;
        const last = history.at(-1)!;
        expect(payment.check_at, 'inquiries end').toBe(0);
        if (capturedAt !== undefined && capturedAt < BEGUN + DAY * MINUTE && last.status === 'success') {
          const isRight = (last as { transaction_amount?: string }).transaction_amount === '1500.50';
          expect([payment.state, isRight || (await world.kindsOf(txnid)).includes('payment-alert')]).toEqual([
            isRight ? 'paid' : 'pending',
            true,
          ]);
        }
        if (payment.state === 'pending') expect(await world.kindsOf(txnid)).toEqual(['payment-alert']);
      }
      await sql`delete from payments`.execute(store.db);
      await sql`delete from outbox`.execute(store.db);
    };
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 16 }), run), {
      numRuns: RUNS,
      seed: 11,
    });
  });
});
