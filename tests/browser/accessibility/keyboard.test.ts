/** Everything can be done with a keyboard alone, and one always sees where one is. */
import type { Browser, Page, Route } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchBrowser } from '../../support/browser/browser.ts';
import { isFocused, judgeFocused, openForKeyboard, tabTo, walk } from '../../support/browser/keyboard.ts';
import { lookedAt } from '../../support/browser/watched-pages.ts';
import { site } from '../../support/sites/manifest.ts';

const PHONE = 360;
const DESKTOP = 1440;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const open = (path: string, width: number) => openForKeyboard(browser, inject('siteUrl') + path, width);

/** Presses a key and expects the focus to be in plain sight afterwards. */
async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
  const { name, problems } = await judgeFocused(page);
  expect.soft(problems, `${keys.join(', ')} → ${name}`).toEqual([]);
}

describe.each([PHONE, DESKTOP])('on a screen %i px wide', (width) => {
  test('the first Tab offers to skip the header, and Enter does so', async () => {
    const page = await open('/', width);
    await press(page, 'Tab');
    expect(await isFocused(page, '.skip')).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.id === 'main');
    await press(page, 'Tab');
    expect(await isFocused(page, 'main *')).toBe(true);
  });

  test('Tab leads through the whole home page, from the header to the call buttons, each stop in plain sight', async () => {
    const { names, problems } = await walk(await open('/', width));
    expect.soft(problems).toEqual([]);
    const links = site.navigation.items.map(({ label, items }) => `${items ? 'summary' : 'a'} "${label}"`);
    const header = width === PHONE ? ['summary "Menu"'] : links;
    expect(names.filter((name) => header.includes(name)).slice(0, header.length)).toEqual(header);
    expect(names.at(-1)).toBe(`a "${site.floatingButtons.at(-1)!.label}"`);
  });

  test('every stop in the content of every page is in plain sight, with a ring, and large enough', async () => {
    const page = await open('/', width);
    const problems: Record<string, string[]> = {};
    for (const { path } of lookedAt(site)) {
      await page.goto(inject('siteUrl') + path);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter'); // past the header
      const found = await walk(page, '.footer *');
      if (found.problems.length > 0) problems[path] = found.problems;
    }
    expect(problems).toEqual({});
  });

  test('a question opens and closes by Enter and by Space, and Tab goes on into its answer', async () => {
    const page = await open('/', width);
    const isOpen = () => page.evaluate(() => document.activeElement!.closest('details')!.open);
    await tabTo(page, '.faq details:not([open]) summary');
    for (const key of ['Enter', ' ']) {
      await press(page, key);
      expect(await isOpen(), key).toBe(true);
      expect(await page.locator('.faq details[open]').count()).toBe(1);
      await press(page, key);
      expect(await isOpen(), key).toBe(false);
    }
  });
});

describe('the services in the header', () => {
  const list = (page: Page) => page.locator('.bar .dropdown ul');

  test('open by Enter and by Space, close by Escape, and the focus is back where it was', async () => {
    const page = await open('/', DESKTOP);
    await tabTo(page, '.bar .dropdown summary');
    for (const key of ['Enter', ' ']) {
      await press(page, key);
      expect(await list(page).isVisible(), key).toBe(true);
      await press(page, 'Tab');
      expect(await isFocused(page, '.bar .dropdown ul a')).toBe(true);
      await press(page, 'Escape');
      expect(await list(page).isVisible(), key).toBe(false);
      expect(await isFocused(page, '.bar .dropdown summary')).toBe(true);
    }
  });

  test('close when the focus moves on, so that they cover nothing', async () => {
    const page = await open('/', DESKTOP);
    await tabTo(page, '.bar .dropdown summary');
    await press(page, 'Enter');
    await tabTo(page, '.bar .dropdown li:last-child a');
    await press(page, 'Tab');
    expect(await isFocused(page, '.bar .dropdown *')).toBe(false);
    expect(await list(page).isVisible()).toBe(false);
  });

  test('lead to a page by Enter, with the focus on its heading', async () => {
    const page = await open('/', DESKTOP);
    await tabTo(page, '.bar .dropdown summary');
    await press(page, 'Enter', 'Tab');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.localName === 'h1');
    expect(await list(page).isVisible()).toBe(false);
  });
});

describe('the menu on a phone', () => {
  const menu = (page: Page) => page.locator('.menu nav');

  test('opens by Enter and by Space, closes by Escape, and the focus is back where it was', async () => {
    const page = await open('/', PHONE);
    await tabTo(page, '.menu > summary');
    for (const key of ['Enter', ' ']) {
      await press(page, key);
      expect(await menu(page).isVisible(), key).toBe(true);
      await press(page, 'Tab', 'Tab');
      expect(await isFocused(page, '.menu nav a')).toBe(true);
      await press(page, 'Escape');
      expect(await menu(page).isVisible(), key).toBe(false);
      expect(await isFocused(page, '.menu > summary')).toBe(true);
    }
  });

  test('shows every link of it in turn, the services too, and never covers a focus that moves on', async () => {
    const page = await open('/', PHONE);
    await tabTo(page, '.menu > summary');
    await press(page, 'Enter');
    await tabTo(page, '.menu .dropdown summary');
    await press(page, 'Enter');
    await press(page, 'Tab');
    expect(await isFocused(page, '.menu .dropdown a')).toBe(true);
    const { problems } = await walk(page, 'main *');
    expect(problems).toEqual([]);
    expect(await judgeFocused(page), 'behind the menu').toMatchObject({ problems: [] });
    expect(await menu(page).isVisible()).toBe(false);
  });
});

const FORMS = [
  {
    name: 'contact',
    path: '/contact',
    call: '**/Contact.php',
    answer: (route: Route) => route.fulfill({ json: { status: 'success' } }),
    texts: { name: 'A. Person', number: '1', email: 'a@person.example', service: 'Rotary', message: 'From Patna' },
    isDone: (page: Page) => page.waitForFunction(() => document.activeElement?.matches('.report-good')),
  },
  {
    name: 'payment',
    path: '/PaymentForm',
    call: '**/payu_checkout.php',
    answer: (route: Route) => route.fulfill({ json: { action: 'https://test.payu.in/', params: {} } }),
    texts: { firstname: 'A. Person', email: 'a@person.example', phone: '1', amount: '10' },
    isDone: (page: Page) => page.waitForURL('https://test.payu.in/'),
  },
];

describe.each([PHONE, DESKTOP])('on a screen %i px wide', (width) => {
  test.each(FORMS)('the $name form is filled, fixed and sent', async ({ path, call, answer, texts, isDone }) => {
    const page = await open(path, width);
    await page.route(call, answer);
    await page.route('https://test.payu.in/**', (route) => route.fulfill({ body: 'the gateway' }));
    const names = Object.keys(texts);

    await tabTo(page, `form [name=${names[0]}]`);
    await page.keyboard.press('Enter'); // sends an empty form
    await page.waitForFunction(() => document.activeElement?.matches('.report-bad'));
    await press(page, 'Tab');
    expect(await page.locator('.report-bad a').count()).toBe(names.length);
    expect(await isFocused(page, '.report-bad li:first-child a')).toBe(true);
    await press(page, 'Tab');
    await press(page, 'Enter');
    await expect.poll(() => isFocused(page, `form [name=${names[1]}]`)).toBe(true);
    await press(page, 'Shift+Tab');

    for (const [name, text] of Object.entries(texts)) {
      expect(await isFocused(page, `form [name=${name}]`), name).toBe(true);
      await page.keyboard.type(text);
      expect(await page.locator(`form [name=${name}]`).inputValue()).toBe(text);
      await press(page, 'Tab');
    }
    expect(await page.locator('.report a').count()).toBe(0);
    expect(await isFocused(page, 'form button[type=submit]')).toBe(true);
    await page.keyboard.press(' ');
    await isDone(page);
  });
});
