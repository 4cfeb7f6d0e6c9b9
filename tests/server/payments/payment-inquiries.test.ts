/** How often, and how many at a time, the gateway is asked: neither idle orders nor replays delay a payment. */
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import type { SignedCallback } from '../../../server/payments/gateway.ts';
import { PaymentInquiries } from '../../../server/payments/inquiries.ts';
import { Ledger } from '../../../server/payments/ledger.ts';
import { Poll } from '../../../server/payments/poll.ts';
import { databases } from '../../support/service/database-servers.ts';
import type { Database } from '../../support/service/database-servers.ts';
import { choose, comeBack, goToGateway, openShop, paymentOf, outboxKinds } from '../../support/service/payments.ts';
import type { Shop } from '../../support/service/payments.ts';

const MINUTE = 60_000;
const DAY = 24 * 60;
const FURL = '/api/not-paid';
/** At most so many inquiries run at once. */
const PARALLEL = 100;
const LOG = { info() {}, error() {} };

describe.each(databases)('inquiries, with payments in %s', (_name, open) => {
  let database: Database;
  let shop: Shop;
  /** Numbers that were asked about, in order. */
  let asked: string[] = [];
  /** Lets an answer wait; gives when to go on. */
  let delay: (txnid: string) => Promise<unknown> = () => Promise.resolve();
  let running = 0;
  let mostAtOnce = 0;
  beforeAll(async () => {
    database = await open();
    shop = await openShop(inject('school'), { ...database.environment, LEADS_REFUSED: '400' });
    const { verify } = shop.gateway;
    shop.gateway.verify = async (body) => {
      const txnid = body['var1']!;
      asked.push(txnid);
      mostAtOnce = Math.max(mostAtOnce, ++running);
      await delay(txnid);
      running--;
      return verify.call(shop.gateway, body);
    };
  });
  afterEach(async () => {
    asked = [];
    mostAtOnce = 0;
    delay = () => Promise.resolve();
    await shop.service.context.store.db.updateTable('payments').set({ check_at: 0 }).execute();
  });
  afterAll(async () => {
    await shop?.close();
    database?.remove();
  });

  const pollAt = (now: number): Poll => {
    const { store, settings } = shop.service.context;
    return new Poll({ store, gateway: settings.gateway!, log: LOG, clock: () => now });
  };
  const openIdle = async (count: number, checks: number) => {
    const { db } = shop.service.context.store;
    const created_at = Date.now();
    const order = { amount: 100, product: 'P', name: '', mail: '', phone: '', state: 'created' as const };
    const check_at = created_at + MINUTE;
    for (let at = 0; at < count; at += 500)
      await db
        .insertInto('payments')
        .values(
          Array.from({ length: Math.min(500, count - at) }, (_, index) => ({
            ...order,
            txnid: `idle-${created_at}-${at + index}`,
            created_at,
            gateway_id: null,
            check_at,
            checks,
          })),
        )
        .execute();
  };
  const inquiriesOf = (txnid: string) => asked.filter((one) => one === txnid).length;

  test('a thousand abandoned orders are inquired about some at a time, after one that was paid', async () => {
    await openIdle(1000, 1);
    const txnid = await goToGateway(shop);
    choose(shop, txnid, 'close');
    const held = Promise.withResolvers<void>();
    delay = () => held.promise;
    const polling = pollAt(Date.now() + 2 * MINUTE).run();
    await expect.poll(() => asked.length).toBe(PARALLEL);
    expect(asked).toContain(txnid);
    held.resolve();
    await polling;
    expect(asked).toHaveLength(1001);
    expect(mostAtOnce).toBe(PARALLEL);
    expect(await paymentOf(shop, txnid)).toMatchObject({ state: 'paid' });
  });

  test('a missing answer delays no other', async () => {
    const slow = await goToGateway(shop);
    const held = Promise.withResolvers<void>();
    delay = (txnid) => (txnid === slow ? held.promise : Promise.resolve());
    await openIdle(200, 0);
    const txnid = await goToGateway(shop);
    choose(shop, txnid, 'close');
    const polling = pollAt(Date.now() + 2 * MINUTE).run();
    await expect.poll(async () => (await paymentOf(shop, txnid)).state).toBe('paid');
    await expect.poll(() => asked.length).toBe(202);
    await comeBack(shop, choose(shop, await goToGateway(shop), 'pay')); // nor who comes back
    held.resolve();
    await polling;
  });

  test('an end does not wait for a gateway that does not answer; what was asked is asked again', async () => {
    const txnid = await goToGateway(shop);
    choose(shop, txnid, 'close');
    const held = Promise.withResolvers<void>();
    delay = () => held.promise;
    const poll = pollAt(Date.now() + 2 * MINUTE);
    const polling = poll.run();
    await expect.poll(() => inquiriesOf(txnid)).toBe(1);
    await poll.stop();
    await polling;
    held.resolve();
    expect(await paymentOf(shop, txnid)).toMatchObject({ state: 'created', checks: 1 });
    await pollAt(Date.now() + 5 * MINUTE).run();
    expect(await paymentOf(shop, txnid)).toMatchObject({ state: 'paid', checks: 2 });
  });

  test.each([
    { what: 'nobody comes back from', choice: undefined, times: 9 },
    { what: 'failed', choice: 'fail', times: 28 },
    { what: 'is undecided', choice: 'pending', times: 28 },
  ] as const)('an order that $what is asked about $times times in a day', async ({ choice, times }) => {
    const txnid = await goToGateway(shop);
    if (choice) await comeBack(shop, choose(shop, txnid, choice), choice === 'fail' ? FURL : undefined);
    const { created_at } = await paymentOf(shop, txnid);
    for (let minute = 1; minute <= DAY + 180; minute += minute < 70 ? 1 : 30)
      await pollAt(created_at + minute * MINUTE + 1).run();
    expect(inquiriesOf(txnid)).toBe(times);
    expect(await paymentOf(shop, txnid)).toMatchObject({ check_at: 0 });
  });

  test('a repeated callback leads to ten inquiries; a payment afterwards is still found at once', async () => {
    const txnid = await goToGateway(shop);
    const fields = choose(shop, txnid, 'fail');
    for (let count = 0; count < 40; count++) expect((await comeBack(shop, fields, FURL)).status).toBe(303);
    expect(inquiriesOf(txnid)).toBe(10);
    await comeBack(shop, choose(shop, txnid, 'pay'));
    expect(await paymentOf(shop, txnid)).toMatchObject({ state: 'paid' });
    for (let count = 0; count < 40; count++) await comeBack(shop, fields, FURL);
    expect(inquiriesOf(txnid)).toBe(11);
    expect(await outboxKinds(shop, txnid)).toEqual(['payment']);
  });

  test('the number of a second payment, which is not signed, leads to a bounded number of inquiries', async () => {
    const txnid = await goToGateway(shop);
    const fields = choose(shop, txnid, 'pay');
    for (let count = 0; count < 60; count++) await comeBack(shop, { ...fields, mihpayid: `made up ${count}` });
    expect(inquiriesOf(txnid)).toBe(20);
    expect(await outboxKinds(shop, txnid)).toEqual(['payment']);
  });

  test('a callback that comes a hundred times at once is one inquiry', async () => {
    const txnid = await goToGateway(shop);
    const fields = choose(shop, txnid, 'pending');
    const { status, gatewayId } = shop.service.context.settings.gateway!.readCallback(fields) as SignedCallback;
    const { store, settings } = shop.service.context;
    const inquiries = new PaymentInquiries({ store, gateway: settings.gateway!, log: LOG });
    const payment = await paymentOf(shop, txnid);
    await Promise.all(
      Array.from({ length: 100 }, () => inquiries.handleCallback(payment, { status, gatewayId }, true)),
    );
    expect(inquiriesOf(txnid)).toBe(1);
    expect(await paymentOf(shop, txnid)).toMatchObject({ state: 'pending', callbacks: 1 });
  });

  test('who comes back while the same order is being asked about is not answered by what was so before', async () => {
    const txnid = await goToGateway(shop);
    const { created_at } = await paymentOf(shop, txnid);
    const failed = choose(shop, txnid, 'fail');
    const { store, settings } = shop.service.context;
    const inquiries = new PaymentInquiries({ store, gateway: settings.gateway!, log: LOG });
    const poll = new Poll({ store, gateway: settings.gateway!, log: LOG, inquiries, clock: () => created_at + MINUTE });
    // The gateway has decided on the first inquiry when the second attempt succeeds.
    const held = Promise.withResolvers<void>();
    const { verify } = shop.gateway;
    shop.gateway.verify = async (body) => {
      shop.gateway.verify = verify;
      asked.push(txnid);
      await held.promise;
      const { mihpayid } = failed;
      return { transaction_details: { [txnid]: { mihpayid, status: 'failure', unmappedstatus: 'failed', ...body } } };
    };
    const polling = poll.run();
    await expect.poll(() => asked.length).toBe(1);
    const paid = choose(shop, txnid, 'pay');
    const payment = (await new Ledger(store.db).find(txnid))!;
    const { status, gatewayId } = settings.gateway!.readCallback(paid) as SignedCallback;
    const callback = { status, gatewayId };
    const handling = inquiries.handleCallback(payment, callback, true);
    held.resolve();
    expect(await handling).toMatchObject({ state: 'paid' });
    await polling;
    expect(await paymentOf(shop, txnid)).toMatchObject({ state: 'paid', check_at: 0 });
    expect(inquiriesOf(txnid)).toBe(2);
  });

  test('what comes back while a due order is asked about is not put off for hours', async () => {
    const txnid = await goToGateway(shop);
    const { created_at } = await paymentOf(shop, txnid);
    const { store } = shop.service.context;
    const ledger = new Ledger(store.db);
    const now = created_at + 500 * MINUTE;
    const held = Promise.withResolvers<void>();
    delay = () => held.promise;
    const polling = pollAt(now).run();
    await expect.poll(() => asked.length).toBe(1);
    await ledger.recordCallback(txnid, { status: 'success', gatewayId: '' }, now); // and then that server dies
    held.resolve();
    await polling;
    expect((await paymentOf(shop, txnid)).check_at).toBe(now + MINUTE);
  });
});

test('of many answers from one address, those beyond the limit are asked about by and by', async () => {
  const shop = await openShop(inject('school'), { LEADS_REFUSED: '4' });
  try {
    const txnids: string[] = [];
    for (let count = 0; count < 4; count++) txnids.push(await goToGateway(shop));
    for (const txnid of txnids.slice(0, 3)) await comeBack(shop, choose(shop, txnid, 'pay'));
    const fields = choose(shop, txnids[0]!, 'fail');
    await comeBack(shop, fields, FURL);
    const late = await comeBack(shop, choose(shop, txnids[3]!, 'pay'));
    expect(late.status).toBe(303);
    const payment = await paymentOf(shop, txnids[3]!);
    expect(payment).toMatchObject({ state: 'pending' });
    expect(payment.check_at - Date.now()).toBeLessThanOrEqual(MINUTE);
    const webhook = await comeBack(shop, choose(shop, txnids[3]!, 'pay'), '/api/paid/webhook');
    expect(webhook.status, 'the gateway tries again').toBe(503);
    const { store, settings } = shop.service.context;
    await new Poll({ store, gateway: settings.gateway!, log: LOG, clock: () => payment.check_at }).run();
    expect(await paymentOf(shop, txnids[3]!)).toMatchObject({ state: 'paid' });
  } finally {
    await shop.close();
  }
});
