/** A message on its way from the form to the database: the whole way, on both databases. */
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { hydrated, launchBrowser, openWatched } from '../../support/browser/browser.ts';
import { databases } from '../../support/service/database-servers.ts';
import type { Database } from '../../support/service/database-servers.ts';
import { startService } from '../../support/service/service.ts';
import type { TestService } from '../../support/service/service.ts';

const FIELDS = { name: 'मीरा', number: '+91 00000 22222', email: 'meera@person.example', message: 'Delhi\nto Kochi' };

describe.each(databases)('the contact form, over %s', (_name, open) => {
  let browser: Browser;
  let database: Database;
  let service: TestService;
  beforeAll(async () => {
    browser = await launchBrowser();
    database = await open();
    service = await startService(inject('site'), { ...database.environment, LEADS_DOUBTED: '50', LEADS_REFUSED: '50' });
  });
  afterAll(async () => {
    await browser?.close();
    await service?.close();
    database?.remove();
  });

  const leads = async (): Promise<Record<string, string>[]> => {
    const rows = await service.context.store.db.selectFrom('leads').selectAll().orderBy('id').execute();
    return rows.map(({ fields, doubts }) => ({ ...(JSON.parse(fields) as Record<string, string>), doubts }));
  };
  async function openForm(options: Parameters<typeof openWatched>[1] = {}): Promise<Page> {
    const { page } = await openWatched(browser, { viewport: { width: 360, height: 800 }, ...options });
    await page.goto(`${service.url}/contact`);
    if (options.javaScriptEnabled !== false) await hydrated(page);
    return page;
  }
  async function fill(page: Page, message: string): Promise<void> {
    for (const [name, value] of Object.entries({ ...FIELDS, message }))
      await page.locator(`[name=${name}]`).fill(value);
    await page.locator('[name=service]').selectOption('Others');
    await page.waitForTimeout(1500); // nobody fills in a form faster
  }
  const send = (page: Page) => page.locator('form button[type=submit]').click();
  const said = (page: Page, text: string) => page.locator('.report').getByText(text).waitFor();
  const kept = async (message: string) => (await leads()).filter((lead) => lead['message'] === message);

  test('a message reaches the database as typed, and the visitor reads that it did', async () => {
    const page = await openForm();
    await fill(page, FIELDS.message);
    await send(page);
    await said(page, 'Message sent successfully!');
    expect(await kept(FIELDS.message)).toEqual([{ ...FIELDS, service: 'Others', doubts: '' }]);
    expect(await page.locator('[name=message]').inputValue()).toBe('');
  });

  test('a double click makes one lead', async () => {
    const page = await openForm();
    await fill(page, 'Twice');
    await page.locator('form button[type=submit]').dblclick();
    await said(page, 'Message sent successfully!');
    expect(await kept('Twice')).toHaveLength(1);
  });

  test('a message whose answer got lost is sent again without making a second lead', async () => {
    const page = await openForm();
    await fill(page, 'Lost answer');
    await page.route('**/Contact.php', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await send(page);
    await said(page, 'Network error. Please try again.');
    await page.unrouteAll();
    await send(page);
    await said(page, 'Message sent successfully!');
    expect(await kept('Lost answer')).toHaveLength(1);
  });

  test('without a network nothing typed is lost, and it can be sent once there is one', async () => {
    const page = await openForm();
    await fill(page, 'Offline');
    await page.context().setOffline(true);
    await send(page);
    await said(page, 'Network error. Please try again.');
    expect(await page.locator('[name=message]').inputValue()).toBe('Offline');
    await page.context().setOffline(false);
    await send(page);
    await said(page, 'Message sent successfully!');
    expect(await kept('Offline')).toHaveLength(1);
  });

  test('a refusal is shown with its reason, and the fields stay', async () => {
    const page = await openForm();
    await fill(page, 'x'.repeat(10_001));
    await send(page);
    await said(page, 'Message: please write at most 10000 characters.');
    expect(await page.locator('[name=name]').inputValue()).toBe(FIELDS.name);
  });

  test('without JavaScript a page of the site says that it was kept', async () => {
    const page = await openForm({ javaScriptEnabled: false });
    await fill(page, 'By hand');
    await page.locator('form button').click();
    await page.getByRole('heading', { name: 'Your message has reached us' }).waitFor();
    expect(await kept('By hand')).toMatchObject([{ doubts: '' }]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  test('without JavaScript a refusal shows all that was typed', async () => {
    const page = await openForm({ javaScriptEnabled: false });
    await fill(page, 'y'.repeat(10_001));
    await page.locator('form button').click();
    await page.getByRole('heading', { name: 'Please look at the form again' }).waitFor();
    await page.waitForLoadState(); // what was typed follows the heading
    expect(await page.locator('main').innerText()).toContain('y'.repeat(10_001));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  test('when the database does not take it, the visitor gets the phone number and keeps the text', async () => {
    const page = await openForm();
    await fill(page, 'No database');
    const { addLead } = service.context.store;
    service.context.store.addLead = () => Promise.reject(new Error('disk full'));
    await send(page);
    await said(page, 'We could not take your message just now. Please call +91 00000 00000');
    expect(await page.locator('[name=message]').inputValue()).toBe('No database');
    service.context.store.addLead = addLead;
    await send(page);
    await said(page, 'Message sent successfully!');
    expect(await kept('No database')).toHaveLength(1);
  });
});
