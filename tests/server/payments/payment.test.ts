/** What becomes of a payment: over real HTTP, on both databases, with a stand-in for the gateway. */
import { describe, expect, inject, test } from 'vitest';
import { Poll } from '../../../server/payments/poll.ts';
import { databases } from '../../support/service/database-servers.ts';
import {
  BUYER,
  choose,
  comeBack,
  goToGateway,
  openShop,
  openShopOver,
  paymentOf,
  outboxKinds,
} from '../../support/service/payments.ts';
import type { Shop } from '../../support/service/payments.ts';

const MINUTE = 60_000;

describe.each(databases)('a payment, kept in %s', (_name, open) => {
  let shop: Shop;
  openShopOver(open, (opened) => (shop = opened));
  const result = async (txnid: string) => {
    const response = await fetch(`${shop.service.url}/payment-result?payment=${txnid}`);
    return { status: response.status, refresh: response.headers.get('refresh'), html: await response.text() };
  };

  test('that was made is paid, mailed to staff once, and shown without personal data', async () => {
    const txnid = await goToGateway(shop);
    const response = await comeBack(shop, choose(shop, txnid, 'pay'));
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`/payment-result?payment=${txnid}`);
    expect(await paymentOf(shop, txnid)).toMatchObject({ state: 'paid', check_at: 0 });
    expect(await outboxKinds(shop, txnid)).toEqual(['payment']);
    const { status, html, refresh } = await result(txnid);
    expect(status).toBe(200);
    expect(refresh).toBeNull();
    expect(html).toContain('we have your payment');
    expect(html).toContain(txnid);
    expect(html).toContain('₹1,500.50');
    for (const secret of [BUYER.firstname, BUYER.email, BUYER.phone]) expect(html).not.toContain(secret);
  });

  test('that failed is shown as failed, and staff get no mail', async () => {
    const txnid = await goToGateway(shop);
    await comeBack(shop, choose(shop, txnid, 'fail'), '/api/not-paid');
    expect(await paymentOf(shop, txnid)).toMatchObject({ state: 'failed', gateway_status: 'failed' });
    expect((await result(txnid)).html).toContain('did not go through');
    expect(await outboxKinds(shop, txnid)).toEqual([]);
  });

  test('that the bank has not decided is pending, and its page looks again by itself', async () => {
    const txnid = await goToGateway(shop);
    await comeBack(shop, choose(shop, txnid, 'pending'));
    expect(await paymentOf(shop, txnid)).toMatchObject({ state: 'pending' });
    const { html, refresh } = await result(txnid);
    expect(html).toContain('waiting for the bank');
    expect(refresh).toBe('15');
    await comeBack(shop, choose(shop, txnid, 'pay'));
    expect((await result(txnid)).html).toContain('we have your payment');
  });

  test('with another amount on the way back changes nothing', async () => {
    const txnid = await goToGateway(shop);
    const response = await comeBack(shop, choose(shop, txnid, 'tamper'));
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('+91 00000');
    expect(await paymentOf(shop, txnid)).toMatchObject({ state: 'created', gateway_id: null });
  });

  test('of which the gateway knows nothing is not paid, however well its answer is signed', async () => {
    const txnid = await goToGateway(shop);
    const fields = choose(shop, txnid, 'pay');
    shop.gateway.payments.delete(txnid);
    await comeBack(shop, fields);
    expect(await paymentOf(shop, txnid)).toMatchObject({ state: 'pending', gateway_id: null });
  });

  test('of which the gateway knows another amount is not paid; staff are alerted', async () => {
    const txnid = await goToGateway(shop);
    const fields = choose(shop, txnid, 'pay');
    shop.gateway.payments.get(txnid)!.fields = { ...fields, amount: '1.00' };
    await comeBack(shop, fields);
    expect(await paymentOf(shop, txnid)).toMatchObject({ state: 'pending' });
    expect(await outboxKinds(shop, txnid)).toEqual(['payment-alert']);
  });

  test('brought back a hundred times at once is one payment, and one mail', async () => {
    const txnid = await goToGateway(shop);
    const fields = choose(shop, txnid, 'pay');
    const answers = await Promise.all(Array.from({ length: 100 }, () => comeBack(shop, fields)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
    expect(await paymentOf(shop, txnid)).toMatchObject({ state: 'paid' });
    expect(await outboxKinds(shop, txnid)).toEqual(['payment']);
  });

  test('once paid stays paid, whatever comes later', async () => {
    const txnid = await goToGateway(shop);
    await comeBack(shop, choose(shop, txnid, 'pay'));
    await comeBack(shop, choose(shop, txnid, 'fail'), '/api/not-paid');
    expect(await paymentOf(shop, txnid)).toMatchObject({ state: 'paid' });
    expect(await outboxKinds(shop, txnid)).toEqual(['payment']);
  });

  test('paid a second time at the gateway alerts staff, once', async () => {
    const txnid = await goToGateway(shop);
    const fields = choose(shop, txnid, 'pay');
    await comeBack(shop, fields);
    shop.gateway.payments.get(txnid)!.gatewayId = `second-${txnid}`;
    const again = choose(shop, txnid, 'pay');
    await comeBack(shop, again);
    await comeBack(shop, again);
    expect((await outboxKinds(shop, txnid)).toSorted()).toEqual(['payment', 'payment-alert']);
  });

  test('cannot take another payment’s number at the gateway', async () => {
    const [first, second] = [await goToGateway(shop), await goToGateway(shop)];
    await comeBack(shop, choose(shop, first, 'pay'));
    const fields = choose(shop, second, 'pay');
    shop.gateway.payments.get(second)!.gatewayId = shop.gateway.payments.get(first)!.gatewayId;
    await comeBack(shop, fields);
    expect((await paymentOf(shop, second)).state).not.toBe('paid');
    expect(await outboxKinds(shop, second)).toEqual(['payment-alert']);
  });

  test('whose buyer never came back is found by asking, at the times that are due', async () => {
    const txnid = await goToGateway(shop);
    choose(shop, txnid, 'close');
    const { created_at } = await paymentOf(shop, txnid);
    const poll = (minutes: number) => pollAt(shop, created_at + minutes * MINUTE).run();
    await poll(0.5);
    expect(await paymentOf(shop, txnid)).toMatchObject({ state: 'created', checks: 0 });
    await Promise.all([poll(1.1), poll(1.1)]);
    expect(await paymentOf(shop, txnid)).toMatchObject({ state: 'paid', checks: 1, check_at: 0 });
    expect(await outboxKinds(shop, txnid)).toEqual(['payment']);
  });

  test('that was never made is inquired about for a day, and then has failed', async () => {
    const txnid = await goToGateway(shop);
    const { created_at } = await paymentOf(shop, txnid);
    for (const minutes of [1, 5, 15, 60, 120, 1439]) await pollAt(shop, created_at + minutes * MINUTE + 1).run();
    expect(await paymentOf(shop, txnid)).toMatchObject({ state: 'created', checks: 6 });
    await pollAt(shop, created_at + 1441 * MINUTE).run();
    expect(await paymentOf(shop, txnid)).toMatchObject({ state: 'failed', check_at: 0, gateway_status: 'not-found' });
  });

  test('that is undecided for a day is left to a person', async () => {
    const txnid = await goToGateway(shop);
    await comeBack(shop, choose(shop, txnid, 'pending'));
    const { created_at } = await paymentOf(shop, txnid);
    await pollAt(shop, created_at + 1441 * MINUTE).run();
    expect(await outboxKinds(shop, txnid)).toEqual(['payment-alert']);
    expect(await paymentOf(shop, txnid)).toMatchObject({ state: 'pending', check_at: 0 });
  });

  test('is reported by the gateway’s own server, too', async () => {
    const txnid = await goToGateway(shop);
    const fields = choose(shop, txnid, 'pay');
    const response = await comeBack(shop, fields, '/api/paid/webhook');
    expect(response.status).toBe(200);
    expect(await paymentOf(shop, txnid)).toMatchObject({ state: 'paid' });
    const wrong = await comeBack(shop, { ...fields, hash: '0' }, '/api/paid/webhook');
    expect(wrong.status).toBe(400);
  });

  test.each(['', '?payment=unknown', '?payment=a&payment=b', '?payment=%00', `?payment=${'a'.repeat(24)}`])(
    'that is unknown is answered with the phone number: /payment-result%s',
    async (query) => {
      const response = await fetch(`${shop.service.url}/payment-result${query}`);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('+91 00000');
    },
  );

  test('reloaded on the way back leads home', async () => {
    const response = await fetch(`${shop.service.url}/api/paid`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/']);
  });
});

describe('the gateway out of reach', () => {
  test('leaves a payment pending, and it is found later', async () => {
    const shop = await openShop(inject('school'));
    try {
      const txnid = await goToGateway(shop);
      const fields = choose(shop, txnid, 'pay');
      const { verify } = shop.gateway;
      for (const answer of [() => Promise.reject(new Error('down')), () => 'garbage', () => ({}), () => null]) {
        shop.gateway.verify = answer as unknown as typeof verify;
        expect((await comeBack(shop, fields)).status).toBe(303);
        expect((await paymentOf(shop, txnid)).state).not.toBe('paid');
      }
      shop.gateway.verify = verify;
      await pollAt(shop, Date.now() + 2 * MINUTE).run();
      expect(await paymentOf(shop, txnid)).toMatchObject({ state: 'paid' });
    } finally {
      await shop.close();
    }
  });
});

/** Returns a poll at a fixed time. */
function pollAt({ service }: Shop, now: number): Poll {
  const { store, settings } = service.context;
  return new Poll({ store, gateway: settings.gateway!, log: { info() {}, error() {} }, clock: () => now });
}
