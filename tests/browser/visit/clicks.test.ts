/** What a click does: on questions, on the categories of the blog, and on a form that is not filled in. */
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { hydrated, launchBrowser, openWatched } from '../../support/browser/browser.ts';
import type { WatchedPage } from '../../support/browser/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

async function open(path: string): Promise<WatchedPage> {
  const watched = await openWatched(browser, { reducedMotion: 'reduce' });
  await watched.page.goto(inject('siteUrl') + path);
  await hydrated(watched.page);
  return watched;
}

describe.for([
  ['/', 0],
  ['/services/private-air-ambulance', undefined],
  ['/services/commercial-air-ambulance', undefined],
  ['/services/rotary-wings', undefined],
  ['/air-ambulance', undefined],
  ['/ground-ambulance', undefined],
  ['/homecare', undefined],
  ['/homecare-services-in-chennai', undefined],
] as const)('the questions of %s', ([path, first]) => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await open(path));
  });
  afterAll(() => page.close());
  const opened = () =>
    page
      .locator('.faq details')
      .evaluateAll((all) => all.flatMap((one, index) => ((one as HTMLDetailsElement).open ? [index] : [])));
  const click = (index: number) => page.locator('.faq summary').nth(index).click();

  test(first === undefined ? 'are all closed at first' : 'have the first one open', async () => {
    expect(await opened()).toEqual(first === undefined ? [] : [first]);
  });

  test('open one by one: a click on a closed one opens it and closes the others', async () => {
    await click(2);
    expect(await opened()).toEqual([2]);
    await click(1);
    expect(await opened()).toEqual([1]);
  });

  test('close by a click on the open one, and then none is open', async () => {
    if ((await opened()).length === 0) await click(1);
    await click((await opened())[0]!);
    expect(await opened()).toEqual([]);
  });
});

describe('the categories of the blog', () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await open('/blogs'));
  });

  test.for(['All Posts', 'Emergency Care', 'International Transport', 'Technology', 'Patient Care', 'Medical Escort'])(
    '%s does nothing when it is clicked',
    async (category) => {
      const look = () => page.evaluate(() => [location.href, document.querySelector('main')!.innerHTML, scrollY]);
      const button = page.locator('.categories button', { hasText: category });
      await button.scrollIntoViewIfNeeded();
      const before = await look();
      await button.click();
      expect(await look()).toEqual(before);
    },
  );
});

describe.for([
  [
    'the contact form',
    '/contact',
    { name: 'A', number: '1', email: 'a@b.example', service: 'Others', message: 'Hello' },
  ],
  ['the payment form', '/PaymentForm', { firstname: 'A', email: 'a@b.example', phone: '1', amount: '10' }],
] as const)('%s', ([, path, values]) => {
  let watched: WatchedPage;
  beforeAll(async () => {
    watched = await open(path);
  });

  test.for(Object.keys(values))('is not sent without %s, and says that it is missing', async (missing) => {
    const { page, requests } = watched;
    for (const [name, value] of Object.entries<string>({ ...values, [missing]: '' })) {
      const field = page.locator(`form [name=${name}]`);
      if (name !== 'service') await field.fill(value);
      else if (value !== '') await field.selectOption(value);
      else await field.evaluate((select) => ((select as HTMLSelectElement).value = ''));
    }
    requests();
    await page.locator('form button[type=submit]').click();
    await page.locator(`form [name=${missing}][aria-invalid=true]`).waitFor();
    expect(await page.locator('form [aria-invalid=true]').count()).toBe(1);
    expect(requests().filter((request) => request.startsWith('POST'))).toEqual([]);
  });
});
