/** A payment as a buyer makes it: from the form to the gateway and back, on both databases. */
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { CHOICES } from '../../../scripts/demo-gateway/gateway.ts';
import type { Choice } from '../../../scripts/demo-gateway/gateway.ts';
import { hydrated, launchBrowser, openWatched } from '../../support/browser/browser.ts';
import { databases } from '../../support/service/database-servers.ts';
import type { Database } from '../../support/service/database-servers.ts';
import { BUYER, openShop, paymentOf } from '../../support/service/payments.ts';
import type { Shop } from '../../support/service/payments.ts';

describe.each(databases)('the payment form, over %s', (_name, open) => {
  let browser: Browser;
  let database: Database;
  let shop: Shop;
  beforeAll(async () => {
    browser = await launchBrowser();
    database = await open();
    shop = await openShop(inject('site'), database.environment);
  });
  afterAll(async () => {
    await browser?.close();
    await shop?.close();
    database?.remove();
  });

  /** Fills the form in and goes on to the gateway; gives the page there, and the payment's number. */
  async function goToGateway({ javaScriptEnabled = true } = {}) {
    const watched = await openWatched(browser, {
      viewport: { width: 360, height: 800 },
      allowed: /other host|ERR_ABORTED/,
      javaScriptEnabled,
    });
    const { page } = watched;
    const site = shop.service.url.replace('127.0.0.1', 'localhost');
    await page.goto(`${site}/PaymentForm`);
    if (javaScriptEnabled) await hydrated(page);
    for (const name of ['firstname', 'email', 'phone', 'amount'] as const)
      await page.locator(`[name=${name}]`).fill(BUYER[name]);
    await page.getByRole('button', { name: 'Pay Now' }).click();
    if (!javaScriptEnabled) await page.getByRole('button', { name: 'Go to the payment page' }).click();
    await page.waitForURL(/\/checkout/);
    return { ...watched, txnid: new URL(page.url()).searchParams.get('txnid')! };
  }
  const press = (page: Page, choice: Choice) =>
    page.getByRole('button', { name: CHOICES[choice], exact: true }).click();
  const heading = async (page: Page, text: string) => {
    await page.getByRole('heading', { level: 1, name: text }).waitFor();
    await page.waitForLoadState(); // the rest of the page follows its heading
  };

  test.each([
    ['pay', 'Thank you, we have your payment', 'paid'],
    ['fail', 'The payment did not go through', 'failed'],
    ['pending', 'We are waiting for the bank', 'pending'],
  ] as const)('%s: the buyer reads “%s”, and it is so in the books', async (choice, text, state) => {
    const { page, txnid, complaints } = await goToGateway();
    await press(page, choice);
    await heading(page, text);
    expect(await paymentOf(shop, txnid)).toMatchObject({ state, amount: 150_050 });
    const main = page.locator('main');
    expect(await main.innerText()).toContain(txnid);
    expect(await main.getByRole('link', { name: /^Call / }).isVisible()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(complaints()).toEqual([]);
  });

  test('a changed amount on the way back: the buyer is asked to call, and nothing is booked', async () => {
    const { page, txnid } = await goToGateway();
    await press(page, 'tamper');
    await heading(page, 'We cannot show this payment');
    expect(await paymentOf(shop, txnid)).toMatchObject({ state: 'created' });
  });

  test('a buyer who closes the window after paying: the result is there at its address later', async () => {
    const { page, txnid } = await goToGateway();
    await press(page, 'close');
    await heading(page, 'Paid');
    await page.goto(`${shop.service.url}/payment-result?payment=${txnid}`);
    await heading(page, 'We are waiting for the bank');
  });

  test('without JavaScript it takes one more button, and works the same', async () => {
    const { page, txnid } = await goToGateway({ javaScriptEnabled: false });
    await press(page, 'pay');
    await page.getByRole('button', { name: 'Back to the shop' }).click();
    await heading(page, 'Thank you, we have your payment');
    expect(await paymentOf(shop, txnid)).toMatchObject({ state: 'paid' });
  });

  test('an amount that may not be paid: one sentence, at its field, with the focus there, and nothing typed is lost', async () => {
    const { page } = await openWatched(browser, { viewport: { width: 360, height: 800 } });
    await page.goto(`${shop.service.url}/PaymentForm`);
    await hydrated(page);
    for (const name of ['firstname', 'email', 'phone'] as const) await page.locator(`[name=${name}]`).fill(BUYER[name]);
    await page.locator('[name=amount]').fill('a lot');
    await page.getByRole('button', { name: 'Pay Now' }).click();
    const amount = page.locator('[name=amount]');
    await page.locator('.field:has([name=amount]) .error').waitFor();
    expect(await page.getByText('Please give an amount from ₹1 to ₹50,00,000').count()).toBe(1);
    expect(await page.locator('.toast').count()).toBe(0);
    expect(await page.locator('.report').innerText()).toBe('');
    expect(await amount.getAttribute('aria-invalid')).toBe('true');
    expect(await amount.getAttribute('aria-describedby')).toContain('error');
    await expect.poll(() => amount.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await page.locator('[name=firstname]').inputValue()).toBe(BUYER.firstname);
    await amount.fill(BUYER.amount);
    expect(await page.locator('.error').count()).toBe(0);
  });
});
