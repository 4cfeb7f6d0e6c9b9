/** The policy stops nothing that a page does: in its forms; and it stops the rest. */
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { hydrated, launchBrowser, noteViolations } from '../../support/browser/browser.ts';
import { startService } from '../../support/service/service.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

/** A page whose documents all note what their policy stops. */
async function openNoting(context: BrowserContext): Promise<{ page: Page; violations: string[] }> {
  const violations: string[] = [];
  const page = await context.newPage();
  await noteViolations(page, (text) => violations.push(text));
  // Said of frames and headers, where a document has no voice of its own.
  page.on('console', (message) => {
    if (/Content Security Policy|Permissions-Policy|Trusted/i.test(message.text())) violations.push(message.text());
  });
  return { page, violations };
}

test('the contact form is answered', async () => {
  const context = await browser.newContext();
  const { page, violations } = await openNoting(context);
  await page.goto(`${inject('siteUrl')}/contact`);
  await hydrated(page);
  for (const field of ['name', 'number', 'email', 'message']) await page.locator(`[name=${field}]`).fill('a@b.example');
  await page.locator('[name=service]').selectOption('Others');
  await page.locator('form button[type=submit]').click();
  await page.locator('.report').getByText('Message sent successfully!').waitFor();
  expect(violations).toEqual([]);
  await context.close();
});

test.each([
  ['live', ['secure', 'api']],
  ['test', ['test', 'apitest']],
])('the payment form leads to the %s gateway by way of every host of its', async (mode, hosts) => {
  const service = await startService(inject('site'), { PAYU_KEY: 'k', PAYU_SALT: 's', PAYU_MODE: mode });
  const context = await browser.newContext();
  const { page, violations } = await openNoting(context);
  await page.route('https://*.payu.in/**', (route) => route.fulfill({ body: 'the gateway' }));
  for (const host of hosts) {
    const action = `https://${host}.payu.in/_payment`;
    await page.goto(`${service.url}/PaymentForm`);
    await hydrated(page);
    await page.unroute('**/payu_checkout.php');
    await page.route('**/payu_checkout.php', (route) => route.fulfill({ json: { action, params: { key: 'k' } } }));
    for (const [field, value] of Object.entries({ firstname: 'A', email: 'a@b.example', phone: '1', amount: '10' }))
      await page.locator(`[name=${field}]`).fill(value);
    await page.locator('form button[type=submit]').click();
    await page.waitForURL(action);
  }
  expect(violations).toEqual([]);
  await context.close();
  await service.close();
});

test('what the policy forbids is stopped: foreign scripts, written styles, HTML from texts, forms to strangers', async () => {
  const context = await browser.newContext();
  const { page, violations } = await openNoting(context);
  await page.goto(inject('siteUrl'));
  await hydrated(page);
  await page.evaluate(() => {
    const add = (tag: string, attributes: Record<string, string>, text = '') => {
      const element = document.createElement(tag);
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      element.textContent = text;
      document.body.append(element);
      return element;
    };
    add('style', {}, 'body { color: red }');
    add('p', { style: 'color: red' });
    add('img', { src: 'https://stranger.example/a.png' });
    try {
      document.body.insertAdjacentHTML('beforeend', '<b>text</b>');
    } catch {
      // as it should
    }
    (add('form', { action: 'https://stranger.example/', method: 'post' }) as HTMLFormElement).submit();
  });
  for (const directive of ['style-src-elem', 'style-src-attr', 'img-src', 'require-trusted-types-for', 'form-action'])
    await expect.poll(() => violations.join('\n')).toContain(directive);
  await context.close();
});
