/** A payment that turns: failed and paid after all, tried again, given up, asked about too late. */
import { describe, expect, test } from 'vitest';
import { PaymentInquiries } from '../../../server/payments/inquiries.ts';
import { Ledger } from '../../../server/payments/ledger.ts';
import { Poll } from '../../../server/payments/poll.ts';
import { databases } from '../../support/service/database-servers.ts';
import { LogText } from '../../support/service/leads.ts';
import {
  choose,
  comeBack,
  demoAccount,
  goToGateway,
  openShopOver,
  paymentOf,
  outboxKinds,
} from '../../support/service/payments.ts';
import type { Shop } from '../../support/service/payments.ts';

const MINUTE = 60_000;
const FURL = '/api/not-paid';

describe.each(databases)('a payment that turns, kept in %s', (_name, open) => {
  let shop: Shop;
  openShopOver(open, (opened) => (shop = opened));

  /** What the buyer reads. */
  const page = async (txnid: string) => (await fetch(`${shop.service.url}/payment-result?payment=${txnid}`)).text();
  /** Lets so many minutes pass since the payment was begun, and asks about what is due. */
  const pollAt = async (txnid: string, minutes: number) => {
    const { created_at } = await paymentOf(shop, txnid);
    const { store, settings } = shop.service.context;
    const log = { info() {}, error() {} };
    const clock = () => created_at + minutes * MINUTE;
    await new Poll({ store, gateway: settings.gateway!, log, clock }).run();
  };
  const failed = async () => {
    const txnid = await goToGateway(shop);
    const fields = choose(shop, txnid, 'fail');
    await comeBack(shop, fields, FURL);
    return { txnid, fields };
  };
  /** The gateway gives each attempt a number of its own. */
  const renumber = (txnid: string, gatewayId: string) => (shop.gateway.payments.get(txnid)!.gatewayId = gatewayId);

  test('failed, and captured later without a callback: it is found within the day, and staff get one mail', async () => {
    const { txnid } = await failed();
    expect(await page(txnid)).toContain('We have not been paid so far');
    await pollAt(txnid, 3);
    expect(await paymentOf(shop, txnid)).toMatchObject({ state: 'failed' });
    choose(shop, txnid, 'close');
    for (const minutes of [300, 301, 400, 1500]) await pollAt(txnid, minutes);
    expect(await paymentOf(shop, txnid)).toMatchObject({ state: 'paid', check_at: 0 });
    expect((await paymentOf(shop, txnid)).failed_at).toBeGreaterThan(0);
    expect(await outboxKinds(shop, txnid)).toEqual(['payment']);
    expect(await page(txnid)).toContain('we have your payment');
  });

  test.each(['pending', 'fail'] as const)('%s, then failed, then captured is paid', async (first) => {
    const txnid = await goToGateway(shop);
    await comeBack(shop, choose(shop, txnid, first));
    await comeBack(shop, choose(shop, txnid, 'fail'), FURL);
    expect(await paymentOf(shop, txnid)).toMatchObject({ state: 'failed' });
    await comeBack(shop, choose(shop, txnid, 'pay'));
    expect(await paymentOf(shop, txnid)).toMatchObject({ state: 'paid', check_at: 0 });
    expect(await outboxKinds(shop, txnid)).toEqual(['payment']);
  });

  test('cancelled, and paid by a second attempt with a number of its own', async () => {
    const txnid = await goToGateway(shop);
    const cancelled = choose(shop, txnid, 'fail');
    shop.gateway.payments.get(txnid)!.unmappedstatus = 'userCancelled';
    await comeBack(shop, cancelled, FURL);
    expect(await paymentOf(shop, txnid)).toMatchObject({ state: 'failed', gateway_status: 'userCancelled' });
    renumber(txnid, `again-${txnid}`);
    await comeBack(shop, choose(shop, txnid, 'pay'));
    expect(await paymentOf(shop, txnid)).toMatchObject({ state: 'paid', gateway_id: `again-${txnid}` });
    expect(await outboxKinds(shop, txnid)).toEqual(['payment']);
  });

  test('failed, and tried again with a bank that takes its time: the page does not say that it failed', async () => {
    const { txnid } = await failed();
    await comeBack(shop, choose(shop, txnid, 'pending'));
    expect(await page(txnid)).toContain('waiting for the bank');
  });

  test('failed, and paid while the gateway cannot be asked: the page does not say that it failed', async () => {
    const { txnid, fields } = await failed();
    const { verify } = shop.gateway;
    shop.gateway.verify = () => {
      throw new Error('down');
    };
    const paid = choose(shop, txnid, 'pay');
    await comeBack(shop, paid);
    expect(await page(txnid)).toContain('waiting for the bank');
    await comeBack(shop, fields, FURL); // the older answer, once more
    expect(await page(txnid)).toContain('waiting for the bank');
    shop.gateway.verify = verify;
    const { created_at, check_at } = await paymentOf(shop, txnid);
    expect(check_at - Date.now(), 'it is asked about within a minute').toBeLessThanOrEqual(MINUTE);
    await pollAt(txnid, (check_at - created_at) / MINUTE);
    expect(await page(txnid)).toContain('we have your payment');
  });

  test('an old failure sent again after it was paid changes nothing, and asks nothing', async () => {
    const { txnid, fields } = await failed();
    await comeBack(shop, choose(shop, txnid, 'pay'));
    const { verify } = shop.gateway;
    let inquiries = 0;
    shop.gateway.verify = (body) => {
      inquiries++;
      return verify.call(shop.gateway, body);
    };
    for (let count = 0; count < 5; count++) await comeBack(shop, fields, FURL);
    shop.gateway.verify = verify;
    expect(inquiries).toBe(0);
    expect(await paymentOf(shop, txnid)).toMatchObject({ state: 'paid' });
    expect(await outboxKinds(shop, txnid)).toEqual(['payment']);
  });

  test.each([
    ['a second attempt fails', { state: 'failed', gatewayId: 'B', status: 'failed' }, []],
    ['a second attempt is undecided', { state: 'undecided', gatewayId: 'B', status: 'auth' }, []],
    ['the gateway forgets it', { state: 'undecided', gatewayId: null, status: 'not-found' }, []],
    ['it is given back', { state: 'failed', gatewayId: 'A', status: 'refunded' }, []],
    ['the same number comes with another amount', { state: 'undecided', gatewayId: 'A', status: 'other-amount' }, []],
    ['it is paid a second time', { state: 'paid', gatewayId: 'B', status: 'captured' }, ['payment-alert']],
    [
      'money comes a second time, of another amount',
      { state: 'undecided', gatewayId: 'B', status: 'other-amount' },
      ['payment-alert'],
    ],
  ] as const)(
    'paid, and then %s: it stays paid, and staff are alerted only to captured money',
    async (_what, verdict, expected) => {
      const txnid = await goToGateway(shop);
      const ledger = new Ledger(shop.service.context.store.db);
      const numbered = (id: string | null) => id && `${id}-${txnid}`;
      await ledger.settle(txnid, { state: 'paid', gatewayId: numbered('A'), status: 'captured' }, 1);
      const before = await paymentOf(shop, txnid);
      const later = { ...verdict, gatewayId: numbered(verdict.gatewayId) };
      for (let count = 0; count < 3; count++) await ledger.settle(txnid, later, 2);
      expect(await paymentOf(shop, txnid)).toEqual(before);
      expect((await outboxKinds(shop, txnid)).filter((kind) => kind !== 'payment')).toEqual(expected);
    },
  );

  test('what the gateway once knew and then does not know any more is as it was, and is left to a person', async () => {
    const txnid = await goToGateway(shop);
    await comeBack(shop, choose(shop, txnid, 'pending'));
    shop.gateway.payments.delete(txnid);
    for (const minutes of [100, 1441]) await pollAt(txnid, minutes);
    expect(await paymentOf(shop, txnid)).toMatchObject({ state: 'pending', check_at: 0 });
    expect(await outboxKinds(shop, txnid)).toEqual(['payment-alert']);
  });

  test('a gateway that is away at the end of the day is asked until it is back', async () => {
    const { txnid } = await failed();
    choose(shop, txnid, 'close');
    const { verify } = shop.gateway;
    shop.gateway.verify = () => {
      throw new Error('down');
    };
    for (const minutes of [100, 1441, 2000]) await pollAt(txnid, minutes);
    shop.gateway.verify = verify;
    expect(await paymentOf(shop, txnid)).toMatchObject({ state: 'failed' });
    await pollAt(txnid, 2100);
    expect(await paymentOf(shop, txnid)).toMatchObject({ state: 'paid' });
    expect(await outboxKinds(shop, txnid)).toEqual(['payment']);
  });

  test('an answer that says nothing about the payment does not close it', async () => {
    const txnid = await goToGateway(shop);
    const { verify } = shop.gateway;
    shop.gateway.verify = () => ({ status: 0, msg: 'Invalid Hash.' });
    for (const minutes of [100, 1441]) await pollAt(txnid, minutes);
    shop.gateway.verify = verify;
    expect(await paymentOf(shop, txnid)).toMatchObject({ state: 'created' });
    expect((await paymentOf(shop, txnid)).check_at).toBeGreaterThan(0);
    expect(await outboxKinds(shop, txnid)).toEqual(['payment-alert']);
  });

  test('when the database fails, the log does not blame the gateway, and the other way round', async () => {
    const txnid = await goToGateway(shop);
    const { store, settings } = shop.service.context;
    const [logged, gateway, payment] = [new LogText(), settings.gateway!, await paymentOf(shop, txnid)];
    let left = 1; // it is read, asked about, and cannot be written
    const db = store.db.withPlugin({
      transformQuery({ node }) {
        if (left-- === 0)
          throw Object.assign(new Error('database is locked'), { code: 'ERR_SQLITE_ERROR', errcode: 5 });
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    choose(shop, txnid, 'pay');
    await expect(new PaymentInquiries({ store: { db }, gateway, log: logged.log }).inquire(payment)).rejects.toThrow();
    expect(logged.text).toContain('the database could not be used for a payment');
    expect(logged.text).toContain('ERR_SQLITE_ERROR 5');
    expect(logged.text).not.toContain('gateway');
    logged.text = '';
    const nowhere = demoAccount('http://127.0.0.1:9');
    await expect(new PaymentInquiries({ store, gateway: nowhere, log: logged.log }).inquire(payment)).rejects.toThrow();
    expect(logged.text).toContain('the gateway did not answer');
    expect(logged.text).not.toContain('database');
    await new PaymentInquiries({ store, gateway, log: logged.log }).inquire(payment);
    expect(await paymentOf(shop, txnid)).toMatchObject({ state: 'paid' });
  });
});
