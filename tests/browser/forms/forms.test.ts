/** What becomes of a filled-in form, whatever the other side answers. */
import type { Browser, Locator, Page, Route } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { HONEYPOT } from '../../../blocks/form/honeypot.ts';
import { hydrated, launchBrowser, openWatched } from '../../support/browser/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

async function open(path: string): Promise<Page> {
  const { page } = await openWatched(browser);
  await page.goto(inject('siteUrl') + path);
  await hydrated(page);
  return page;
}

const CONTACT = {
  name: 'A. Person',
  number: '+91 00000 11111',
  email: 'a@person.example',
  message: 'From Patna\nto Delhi',
};

async function fillContact(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(CONTACT)) await page.locator(`[name=${name}]`).fill(value);
  await page.locator('[name=service]').selectOption('Others');
}

const json =
  (body: unknown, status = 200) =>
  (route: Route) =>
    route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });
const send = (page: Page) => page.locator('form button[type=submit]').click();
const report = (page: Page) => page.locator('.report');
const hasFocus = (one: Locator) => one.evaluate((element) => element === document.activeElement);
const values = (page: Page) =>
  page.locator('form').evaluate((form, trap) => {
    const { [trap]: _trap, ...fields } = Object.fromEntries(new FormData(form as HTMLFormElement));
    return fields;
  }, HONEYPOT);

describe('the contact form', () => {
  test('has five required fields, a service list with a disabled first line, and a message box of four rows', async () => {
    const page = await open('/contact');
    const fields = await page
      .locator('form .field :is(input, select, textarea)')
      .evaluateAll((all) =>
        all.map((field) => [
          field.getAttribute('name'),
          field.getAttribute('type') ?? field.localName,
          (field as HTMLInputElement).required,
        ]),
      );
    expect(fields).toEqual([
      ['name', 'text', true],
      ['number', 'tel', true],
      ['email', 'email', true],
      ['service', 'select', true],
      ['message', 'textarea', true],
    ]);
    const options = await page
      .locator('option')
      .evaluateAll((all) => all.map((option) => [option.textContent, (option as HTMLOptionElement).disabled]));
    expect(options).toEqual([
      ['Select Service', true],
      ['Private Air Ambulance', false],
      ['Commercial Air Ambulance', false],
      ['Rotary', false],
      ['Others', false],
    ]);
    expect(await page.locator('textarea').getAttribute('rows')).toBe('4');
  });

  test('sends its five values as JSON', async () => {
    const page = await open('/contact');
    await page.route('**/Contact.php', json({ status: 'success' }));
    await fillContact(page);
    const [request] = await Promise.all([page.waitForRequest('**/Contact.php'), send(page)]);
    expect(request.method()).toBe('POST');
    expect(await request.headerValue('content-type')).toContain('application/json');
    expect(request.postDataJSON()).toEqual({ ...CONTACT, service: 'Others' });
  });

  for (const [situation, answer, expected] of [
    [
      'a success with a message',
      json({ status: 'success', message: 'We call you back.' }),
      ['We call you back.', 'good', true],
    ],
    ['a success without a message', json({ status: 'success' }), ['Message sent successfully!', 'good', true]],
    [
      'a refusal with a message',
      json({ status: 'error', message: 'Too many requests.' }, 429),
      ['Too many requests.', 'bad', false],
    ],
    ['a refusal without a message', json({ status: 'error' }), ['Something went wrong.', 'bad', false]],
    [
      'an answer that cannot be read',
      (route: Route) => route.fulfill({ body: '<h1>oops</h1>' }),
      ['Network error. Please try again.', 'bad', false],
    ],
    ['no answer', (route: Route) => route.abort(), ['Network error. Please try again.', 'bad', false]],
  ] as const) {
    const [message, tone, isCleared] = expected;
    test(`${situation}: says “${message}”, ${isCleared ? 'clears' : 'keeps'} the fields, and takes the focus there`, async () => {
      const page = await open('/contact');
      await page.route('**/Contact.php', answer);
      await fillContact(page);
      await send(page);
      await page.waitForFunction(() => document.querySelector('.report')!.textContent !== '');
      expect(await report(page).innerText()).toBe(message);
      expect(await report(page).getAttribute('class')).toBe(`report report-${tone}`);
      expect(await report(page).getAttribute('role')).toBe(tone === 'bad' ? 'alert' : 'status');
      await expect.poll(() => hasFocus(report(page))).toBe(true);
      const kept = { ...CONTACT, service: 'Others' };
      expect(await values(page)).toEqual(isCleared ? { name: '', number: '', email: '', message: '' } : kept);
    });
  }

  test('names every field that is missing, with the focus on the list and each name tied to its field', async () => {
    const page = await open('/contact');
    await page.locator('[name=name]').fill('A');
    await page.locator('[name=email]').fill('not a mail');
    await send(page);
    await expect.poll(() => report(page).locator('a').count()).toBe(4);
    await expect.poll(() => hasFocus(report(page))).toBe(true);
    const number = page.locator('[name=number]');
    expect(await number.getAttribute('aria-invalid')).toBe('true');
    const describedBy = await number.getAttribute('aria-describedby');
    expect(await page.locator(`#${describedBy}`).innerText()).not.toBe('');
    await report(page).locator('a').first().click();
    await expect.poll(() => hasFocus(number)).toBe(true);
    await number.fill('1');
    expect(await number.getAttribute('aria-invalid')).toBeNull();
    expect(await report(page).locator('a').count()).toBe(3);
  });

  test('is sent once, however often the button is pressed', async () => {
    const page = await open('/contact');
    let calls = 0;
    const answered = Promise.withResolvers<void>();
    await page.route('**/Contact.php', async (route) => {
      calls++;
      await answered.promise;
      await json({ status: 'success' })(route);
    });
    await fillContact(page);
    const button = page.locator('form button[type=submit]');
    await button.dblclick();
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    expect(await button.innerText()).not.toBe('Send message');
    await button.press('Enter');
    answered.resolve();
    await page.waitForFunction(() => document.querySelector('.report')!.textContent !== '');
    expect(calls).toBe(1);
  });

  test('keeps what was typed before scripts ran, and while one looks at another page', async () => {
    const { page } = await openWatched(browser);
    const typed = Promise.withResolvers<void>();
    await page.route('**/assets/main-*.js', async (route) => {
      await typed.promise;
      await route.continue();
    });
    await page.goto(`${inject('siteUrl')}/contact`);
    await page.locator('[name=name]').fill('Early');
    typed.resolve();
    await hydrated(page);
    expect(await page.locator('[name=name]').inputValue()).toBe('Early');
    await page.locator('[name=message]').fill('Half a sent');
    await page.evaluate(() => document.querySelector<HTMLElement>('form a[href="/privacy-policy"]')!.click());
    await page.waitForURL('**/privacy-policy');
    await page.goBack();
    await page.waitForURL('**/contact');
    await page.waitForSelector('form');
    expect(await values(page)).toMatchObject({ name: 'Early', message: 'Half a sent' });
  });
});

describe('the payment form', () => {
  async function fill(page: Page): Promise<void> {
    for (const [name, value] of Object.entries({ firstname: 'A', email: 'x', phone: '1', amount: '10' })) {
      await page.locator(`[name=${name}]`).fill(value);
    }
  }
  const toast = (page: Page) => page.locator('.toaster [role=alert]');

  test('sends its values with the product, and posts the answer on with the return addresses', async () => {
    const page = await open('/PaymentForm');
    await page.route(
      '**/payu_checkout.php',
      json({ action: 'https://test.payu.in/pay', params: { key: 'k', txnid: 't"<1' } }),
    );
    await page.route('https://test.payu.in/**', (route) => route.fulfill({ body: 'the gateway' }));
    await fill(page);
    const [call, handed] = await Promise.all([
      page.waitForRequest('**/payu_checkout.php'),
      page.waitForRequest('https://test.payu.in/pay'),
      send(page),
    ]);
    expect(call.postDataJSON()).toEqual({
      firstname: 'A',
      email: 'x',
      phone: '1',
      amount: '10',
      productinfo: 'Test Product',
    });
    expect(handed.method()).toBe('POST');
    const base = inject('siteUrl');
    expect(Object.fromEntries(new URLSearchParams(handed.postData()!))).toEqual({
      key: 'k',
      txnid: 't"<1',
      surl: `${base}/payu_success.php`,
      furl: `${base}/payu_failure.php`,
    });
  });

  for (const [situation, answer, message] of [
    [
      'an answer without action or params',
      json({ error: 'x' }, 500),
      'Something went wrong while creating the payment.',
    ],
    ['no answer', (route: Route) => route.abort(), 'Failed to initiate payment. Please try again.'],
  ] as const) {
    test(`${situation}: alerts “${message}” until it is closed, and keeps the fields`, async () => {
      const page = await open('/PaymentForm');
      const logged: string[] = [];
      page.on('console', (line) => logged.push(line.type()));
      await page.route('**/payu_checkout.php', answer);
      await fill(page);
      await send(page);
      await toast(page).locator('.toast').waitFor();
      expect(await toast(page).locator('p').innerText()).toBe(message);
      if (situation === 'no answer') await expect.poll(() => logged).toContain('error');
      expect(await page.locator('[name=firstname]').inputValue()).toBe('A');
      await page.waitForTimeout(5500);
      expect(await toast(page).locator('.toast').count()).toBe(1);
      await toast(page).getByRole('button').click();
      expect(await toast(page).locator('.toast').count()).toBe(0);
    });
  }
});
