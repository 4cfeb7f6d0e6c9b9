/** The policy stops nothing that a page does: on load, once it lives, on the way to another page, in its forms. */
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { loadManifest } from '../../../manifest/manifest.ts';
import { hydrated, launchBrowser } from '../../support/browser/browser.ts';
import { EXAMPLE_MANIFEST } from '../../support/sites/build-sites.ts';
import { linkingPages } from '../../support/texts/links.ts';
import { site } from '../../support/sites/manifest.ts';
import { startService } from '../../support/service/service.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

/** A page whose documents all note what their policy stops. */
async function openNoting(context: BrowserContext): Promise<{ page: Page; violations: string[] }> {
  const violations: string[] = [];
  await context.exposeFunction('noteViolation', (text: string) => violations.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      (window as unknown as { noteViolation(text: string): void }).noteViolation(
        `${location.pathname}: ${effectiveDirective} stops ${blockedURI} ${sample}`,
      ),
    );
  });
  const page = await context.newPage();
  // Said of frames and headers, where a document has no voice of its own.
  page.on('console', (message) => {
    if (/Content Security Policy|Permissions-Policy|Trusted/i.test(message.text())) violations.push(message.text());
  });
  return { page, violations };
}

for (const [name, { site: built }, url] of [
  ['the site', { site }, () => inject('siteUrl')],
  ['the example site', loadManifest(EXAMPLE_MANIFEST), () => inject('exampleUrl')],
] as const) {
  describe(name, () => {
    test('every page, opened directly and reached by a click, breaks no policy', async () => {
      const context = await browser.newContext();
      const { page, violations } = await openNoting(context);
      for (const [path, from] of linkingPages(built)) {
        const response = await page.goto(url() + from);
        expect.soft(response!.headers()['content-security-policy'], from).toContain("style-src 'sha256-");
        await hydrated(page);
        await page.evaluate((href) => document.querySelector<HTMLElement>(`a[href="${href}"]`)!.click(), path);
        await page.waitForURL(url() + path);
        await page.goto(url() + path);
        await hydrated(page);
      }
      await page.goto(`${url()}/no/such-page`);
      await hydrated(page);
      expect(violations).toEqual([]);
      await context.close();
    });
  });
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
  await expect.poll(() => violations.join('\n')).toMatch(/form-action/);
  for (const directive of ['style-src-elem', 'style-src-attr', 'img-src', 'require-trusted-types-for'])
    expect.soft(violations.join('\n')).toContain(directive);
  await context.close();
});
