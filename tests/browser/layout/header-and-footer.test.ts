/** The header, the footer and the ways from page to page, with scripts. */
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { hydrated, launchBrowser, openWatched } from '../../support/browser/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

async function open(path: string, width = 1280): Promise<Page> {
  const { page } = await openWatched(browser, { viewport: { width, height: 800 }, hasTouch: width < 1000 });
  await page.goto(inject('siteUrl') + path);
  await hydrated(page);
  return page;
}

describe('the header', () => {
  const background = (page: Page) =>
    page.locator('.header').evaluate((header) => getComputedStyle(header).backgroundColor);

  test('is clear at the top and solid once the page is scrolled past 50 px', async () => {
    const page = await open('/');
    const clear = ['rgba(0, 0, 0, 0)', false];
    const solid = ['rgb(255, 255, 255)', true];
    const isScrolled = () => page.locator('.header').evaluate((header) => header.hasAttribute('data-scrolled'));
    for (const top of [0, 49, 51, 400, 0]) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      await page.waitForTimeout(450); // what stays as it is has had the time to change
      await expect
        .poll(async () => [await background(page), await isScrolled()], { message: `${top} px` })
        .toEqual(top > 50 ? solid : clear);
    }
  });

  test('has its links in order, a call button, and a payment link that opens a new tab', async () => {
    const page = await open('/');
    const labels = await page
      .locator('.bar > ul > li')
      .evaluateAll((items) => items.map((item) => item.querySelector('a, summary')!.childNodes[0]!.textContent));
    expect(labels).toEqual(['Home', 'About Us', 'Services', 'Online Payment', 'Blog', 'Contact']);
    expect(await page.locator('.header > .wrap > .button-call').getAttribute('href')).toMatch(/^tel:\+91/);
    expect(await page.locator('.bar a', { hasText: 'Online Payment' }).getAttribute('target')).toBe('_blank');
  });

  test.for(['light', 'dark'] as const)(
    'has its call as a red button beside the menu at every width: %s',
    async (colorScheme) => {
      const { page } = await openWatched(browser, { colorScheme });
      for (const path of ['/', '/hi', '/mr', '/ar'])
        for (const width of [320, 360, 768, 1440]) {
          await page.setViewportSize({ width, height: 740 });
          await page.goto(inject('siteUrl') + path);
          const call = page.locator('.header > .wrap > .button');
          const look = await call.evaluate((element) => {
            const [red, green, blue] = getComputedStyle(element).backgroundColor.match(/\d+/g)!.map(Number);
            const row = element.closest('.header')!.getBoundingClientRect();
            const { top, bottom, height } = element.getBoundingClientRect();
            const isInBar = top >= row.top && bottom <= row.bottom && row.height <= 80;
            return { isRed: red! > 150 && green! < 60 && blue! < 60, isInBar, isTouchable: height >= 44 };
          });
          expect.soft(look, `${path}, ${width} px`).toEqual({ isRed: true, isInBar: true, isTouchable: true });
        }
    },
  );

  test('opens the services on hover and closes them when the mouse leaves', async () => {
    const page = await open('/');
    const menu = page.locator('.bar .dropdown ul');
    await page.locator('.bar .dropdown summary').hover();
    await menu.waitFor();
    expect(await menu.locator('a').allInnerTexts()).toEqual([
      'Private Air Ambulance',
      'Commercial Air Ambulance',
      'Rotary Wings',
    ]);
    await page.mouse.move(640, 600);
    await menu.waitFor({ state: 'hidden' });
  });

  test('opens and closes the services by click and by key, and Escape gives the focus back', async () => {
    const page = await open('/');
    const summary = page.locator('.bar .dropdown summary');
    const menu = page.locator('.bar .dropdown ul');
    await summary.focus();
    await page.keyboard.press('Enter');
    expect(await menu.isVisible()).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    expect(await menu.isVisible()).toBe(false);
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('has a menu on phones that opens, toggles the services by a tap, and closes after a choice', async () => {
    const page = await open('/', 360);
    await page.locator('.menu > summary').tap();
    await page.locator('.menu nav').waitFor();
    const services = page.locator('.menu .dropdown ul');
    expect(await services.isVisible()).toBe(false);
    await page.locator('.menu .dropdown summary').tap(); // the browser makes it a click a moment later
    await services.waitFor();
    await page.locator('.menu .dropdown summary').tap();
    await services.waitFor({ state: 'hidden' });
    await page.locator('.menu a[href="/about"]').tap();
    await page.waitForURL('**/about');
    await page.locator('.menu nav').waitFor({ state: 'hidden' });
  });

  test('marks the page that is shown, after navigation too', async () => {
    const page = await open('/');
    await page.locator('.bar a[href="/about"]').click();
    await page.waitForFunction(() => document.activeElement?.localName === 'h1'); // the address changes a little earlier
    expect(await page.locator('.bar [aria-current=page]').allInnerTexts()).toEqual(['About Us']);
  });
});

describe('going from page to page', () => {
  test('a new page starts at its top, with the focus on its heading and its title announced', async () => {
    const page = await open('/');
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/contact"]')!.click());
    await page.waitForURL('**/contact');
    await page.waitForFunction(() => document.activeElement?.localName === 'h1');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const heading = await page.locator('h1').innerText();
    expect(await page.locator('#root > [role=status]').innerText()).toBe(heading);
  });

  test('a new page starts at its top, though the one before was still gliding to a link', async () => {
    const page = await open('/');
    await page.evaluate(async () => {
      const link = document.querySelector<HTMLElement>('footer a[href="/contact"]')!;
      link.scrollIntoView({ behavior: 'smooth' });
      await new Promise((done) => setTimeout(done, 200));
      link.click();
    });
    await page.waitForURL('**/contact');
    await page.waitForFunction(() => !document.documentElement.hasAttribute('data-arriving'));
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('a page reached by a click is as long as one that was opened: its lower part follows the first picture', async () => {
    const page = await open('/', 360);
    await page.route('**/*.woff2', (route) => route.abort()); // both times in the same letters
    await page.reload();
    await hydrated(page);
    const length = () => page.evaluate(() => document.documentElement.scrollHeight);
    await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/about"]')!.click());
    await page.waitForURL('**/about');
    await page.waitForFunction(() => !document.documentElement.hasAttribute('data-arriving'));
    const reached = await length();
    await page.goto(`${inject('siteUrl')}/about`);
    await hydrated(page);
    expect(reached).toBe(await length());
  });

  test('back and forward restore where one was', async () => {
    const page = await open('/');
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/about"]')!.click());
    await page.waitForURL('**/about');
    // The page has come, and stays at its top.
    await page.waitForFunction(
      () => document.activeElement?.localName === 'h1' && !document.documentElement.hasAttribute('data-arriving'),
    );
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    await page.goBack();
    await page.waitForFunction(() => scrollY === 900);
    await page.goForward();
    await page.waitForFunction(() => scrollY === 300);
    await expect.poll(() => page.title()).toContain('About');
  });

  test('a link is fetched when the mouse comes near, so that the click needs no request', async () => {
    const { page, requests, settled } = await openWatched(browser);
    await page.goto(inject('siteUrl'));
    await hydrated(page);
    await settled(); // fonts that came late are loaded again
    requests();
    await Promise.all([
      page.waitForEvent('requestfinished', (request) => request.url().endsWith('/about')),
      page.locator('.bar a[href="/about"]').hover(),
    ]);
    expect(requests()).toEqual(['GET /about']);
    await page.locator('.bar a[href="/about"]').click();
    await page.waitForURL('**/about');
    expect(requests()).toEqual([]);
  });

  test('a page that cannot be fetched is left to the browser', async () => {
    const page = await open('/');
    await page.route('**/about', (route) =>
      route.request().isNavigationRequest() ? route.fulfill({ body: 'the browser asked' }) : route.abort(),
    );
    await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/about"]')!.click());
    await page.waitForFunction(() => document.body.textContent.includes('the browser asked'));
  });

  test('another spelling of an address ends at the right one, opened or clicked', async () => {
    const page = await open('/');
    for (const [spelled, right] of [
      ['/Terms', '/terms'],
      ['/ABOUT/', '/about'],
      ['/paymentform', '/PaymentForm'],
      ['/air-ambulance-services-bahrain', '/air-ambulance-services-Bahrain'],
      ['/services/index.html', '/services'],
      ['/index.html', '/'],
    ] as const) {
      await page.goto(inject('siteUrl') + spelled);
      expect.soft(new URL(page.url()).pathname, spelled).toBe(right);
    }
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/Terms';
      document.querySelector('footer')!.append(link);
      link.click();
    });
    await page.waitForURL('**/terms');
  });
});
