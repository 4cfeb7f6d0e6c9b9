/** How a payment begins: what is taken, what is refused, and where the buyer is led. */
import { describe, expect, inject, test } from 'vitest';
import { databases } from '../../support/service/database-servers.ts';
import { begin, BUYER, comeBack, openShopOver, paymentOf } from '../../support/service/payments.ts';
import type { Fields, Shop } from '../../support/service/payments.ts';
import { startService } from '../../support/service/service.ts';

describe.each(databases)('a payment, kept in %s', (_name, open) => {
  let shop: Shop;
  openShopOver(open, (opened) => (shop = opened));

  test('is begun with just the fields that the gateway takes, under a number of our own', async () => {
    const response = await begin(shop, { surl: 'https://evil.example', txnid: 'mine', key: 'x' });
    expect(response.status).toBe(200);
    const { status, action, params } = (await response.json()) as { status: string; action: string; params: Fields };
    expect(status).toBe('success');
    expect(action).toBe(`${shop.gatewayUrl}/_payment`);
    expect(params).toEqual({
      key: 'demo-key',
      txnid: expect.stringMatching(/^[a-z2-7]{24}$/),
      amount: '1500.50',
      productinfo: BUYER.productinfo,
      firstname: BUYER.firstname,
      email: BUYER.email,
      phone: BUYER.phone,
      surl: `${shop.service.url}/api/paid`,
      furl: `${shop.service.url}/api/not-paid`,
      hash: expect.stringMatching(/^[\da-f]{128}$/),
    });
    expect(await paymentOf(shop, params['txnid']!)).toMatchObject({
      amount: 150_050,
      state: 'created',
      gateway_id: null,
    });
  });

  test.each([
    ['nothing', ''],
    ['letters', 'many'],
    ['too little', '0.50'],
    ['too much', '5000001'],
    ['a negative amount', '-5'],
    ['three decimals', '1.005'],
  ])('of %s is refused with a reason, and not kept', async (_what, amount) => {
    const response = await begin(shop, { amount });
    expect(response.status).toBe(422);
    const answer = (await response.json()) as Fields;
    expect(answer['action']).toBeUndefined();
    expect(answer['message']).toMatch(/Amount: please fill this in|from ₹1 to ₹50,00,000/);
  });

  test('with a separator in a signed field is refused', async () => {
    const response = await begin(shop, { firstname: 'A|B' });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ message: 'Name: this does not look right.' });
  });

  test('begun by a browser without scripts is a page with a button that leads on', async () => {
    const response = await fetch(`${shop.service.url}/api/pay`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ ...BUYER, firstname: 'A & "B"' }),
    });
    const html = await response.text();
    expect(html).toContain(`<form method="post" action="${shop.gatewayUrl}/_payment">`);
    expect(html).toContain('value="A &amp; &quot;B&quot;"');
    expect(html).toContain('Go to the payment page');
    expect(html).not.toContain('onclick');
  });
});

describe('without credentials', () => {
  test('a payment is answered as a failure, and nothing leads on', async () => {
    const service = await startService(inject('school'));
    try {
      const response = await begin({ service } as Shop);
      expect(response.status).toBe(503);
      const answer = (await response.json()) as Fields;
      expect(answer).toEqual({ status: 'error', message: 'Something went wrong while creating the payment.' });
      const back = await comeBack({ service } as Shop, { key: '', hash: '', txnid: 'x' });
      expect(back.status).toBe(400);
    } finally {
      await service.close();
    }
  });
});
