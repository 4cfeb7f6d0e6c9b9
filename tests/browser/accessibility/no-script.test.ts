import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchBrowser, openWatched } from '../../support/browser/browser.ts';
import { site } from '../../support/sites/manifest.ts';

describe('without JavaScript', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser?.close());
  const open = (width = 1280) => openWatched(browser, { javaScriptEnabled: false, viewport: { width, height: 800 } });

  test('every page can be read: all its text is there and visible, and on a phone the call button is', async () => {
    const { page } = await open();
    for (const { path } of site.routes) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(inject('siteUrl') + path);
      const main = page.locator('main');
      expect.soft((await main.innerText()).length, path).toBeGreaterThan(200);
      expect.soft(await page.locator('h1').isVisible(), path).toBe(true);
      const faint = await page.locator('main :is(p, li, h2, h3, dt, dd)').evaluateAll(
        (all) =>
          all.filter((element) => {
            const { opacity, visibility } = getComputedStyle(element);
            return opacity !== '1' || visibility !== 'visible';
          }).length,
      );
      expect.soft(faint, `${path}: hidden texts`).toBe(0);
      await page.setViewportSize({ width: 360, height: 800 });
      expect.soft(await page.locator('.floating a[href^="tel:"]').isVisible(), path).toBe(true);
    }
  });

  test('a question opens, and closes the one that was open', async () => {
    const { page } = await open();
    await page.goto(inject('siteUrl'));
    const questions = page.locator('.faq details');
    await questions.nth(2).locator('summary').click();
    expect(await questions.evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open))).toEqual([
      false,
      false,
      true,
      false,
    ]);
    await questions.nth(2).locator('summary').click();
    expect(await page.locator('.faq details[open]').count()).toBe(0);
  });

  test('the menu opens on a phone and leads to a page', async () => {
    const { page } = await open(360);
    await page.goto(inject('siteUrl'));
    expect(await page.locator('.menu nav').isVisible()).toBe(false);
    await page.locator('.menu > summary').click();
    await page.locator('.menu .dropdown summary').click();
    await page.locator('.menu a[href="/services/rotary-wings"]').click();
    await page.waitForURL('**/services/rotary-wings');
  });

  test('the services menu opens on a wide screen', async () => {
    const { page } = await open();
    await page.goto(inject('siteUrl'));
    await page.locator('.bar .dropdown summary').click();
    await page.locator('.bar a[href="/services/private-air-ambulance"]').click();
    await page.waitForURL('**/services/private-air-ambulance');
  });

  test('the contact form is posted by the browser itself, with every field', async () => {
    const { page } = await open();
    await page.goto(`${inject('siteUrl')}/contact`);
    await page.getByLabel('Name').fill('A. Person');
    await page.locator('[name=number]').fill('+91 00000 11111');
    await page.locator('[name=email]').fill('a@person.example');
    await page.locator('[name=service]').selectOption('Rotary');
    await page.locator('[name=message]').fill('From Patna to Delhi');
    const [request] = await Promise.all([page.waitForRequest('**/Contact.php'), page.locator('form button').click()]);
    expect(request.method()).toBe('POST');
    expect(Object.fromEntries(new URLSearchParams(request.postData()!))).toEqual({
      name: 'A. Person',
      number: '+91 00000 11111',
      email: 'a@person.example',
      service: 'Rotary',
      message: 'From Patna to Delhi',
      leave_this_alone: '',
    });
    expect((await request.response())!.status()).toBe(200);
    await page.getByRole('heading', { name: 'Your message has reached us' }).waitFor();
    await page.waitForLoadState(); // the rest of the page follows its heading
    expect(await page.getByRole('link', { name: /^Call / }).count()).toBeGreaterThan(0);
  });

  test('the payment form is posted by the browser itself, with the product', async () => {
    const { page } = await open();
    await page.goto(`${inject('siteUrl')}/PaymentForm`);
    for (const [name, value] of Object.entries({ firstname: 'A', email: 'a@b.example', phone: '1', amount: '10' })) {
      await page.locator(`[name=${name}]`).fill(value);
    }
    const [request] = await Promise.all([
      page.waitForRequest('**/payu_checkout.php'),
      page.getByRole('button', { name: 'Pay Now' }).click(),
    ]);
    expect(new URLSearchParams(request.postData()!).get('productinfo')).toBe('Test Product');
  });

  test('an empty form is not sent: the browser asks for the missing field', async () => {
    const { page, requests } = await open();
    await page.goto(`${inject('siteUrl')}/contact`);
    requests();
    await page.locator('form button').click();
    await page.waitForTimeout(300);
    expect(requests()).toEqual([]);
  });
});
