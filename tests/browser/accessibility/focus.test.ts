/** The focus is never lost: not with a message that goes, and not on the way to a place on another page. */
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { hydrated, launchBrowser, openWatched } from '../../support/browser/browser.ts';
import { isFocused } from '../../support/browser/keyboard.ts';
import { site } from '../../support/sites/manifest.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

async function open(path: string, javaScriptEnabled = true): Promise<Page> {
  const { page } = await openWatched(browser, { javaScriptEnabled, reducedMotion: 'reduce', allowed: /ERR_FAILED/ });
  await page.goto(inject('siteUrl') + path);
  if (javaScriptEnabled) await hydrated(page);
  return page;
}

describe('an alert that is closed', () => {
  async function alertOnPayment(): Promise<Page> {
    const page = await open('/PaymentForm');
    await page.route('**/payu_checkout.php', (route) => route.abort());
    for (const [name, value] of Object.entries({ firstname: 'A', email: 'x', phone: '1', amount: '10' }))
      await page.locator(`[name=${name}]`).fill(value);
    await page.locator('form button[type=submit]').focus();
    await page.keyboard.press('Enter');
    await page.locator('.toast').waitFor();
    return page;
  }

  test.each(['a click', 'a key'])('by %s gives the focus back to where it was', async (way) => {
    const page = await alertOnPayment();
    const close = page.locator('.toast button');
    if (way === 'a click') await close.click();
    else {
      await close.focus();
      await page.keyboard.press('Enter');
    }
    await page.waitForFunction(() => !document.querySelector('.toast'));
    expect(await isFocused(page, 'form button[type=submit]')).toBe(true);
  });

  test('gives it to the page where what had it is gone', async () => {
    const page = await alertOnPayment();
    await page.locator('.toast button').focus();
    await page.evaluate(() => document.querySelector('main form')!.remove());
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => !document.querySelector('.toast'));
    expect(await isFocused(page, '#main')).toBe(true);
  });

  test('leaves the focus alone where it is elsewhere', async () => {
    const page = await alertOnPayment();
    await page.locator('[name=firstname]').focus();
    await page.evaluate(() => document.querySelector<HTMLElement>('.toast button')!.click());
    await page.waitForFunction(() => !document.querySelector('.toast'));
    expect(await isFocused(page, '[name=firstname]')).toBe(true);
  });
});

/** A block, a heading in a long text, and the parts of the frame. */
const targets = [
  '/#plan-a-transfer',
  '/homecare#when-to-choose',
  `/terms#${/id="([^"]+)"/.exec(JSON.stringify(site.routes.find(({ path }) => path === '/terms')).replaceAll('\\"', '"'))![1]}`,
  '/about#footer',
  '/about#main',
];

describe.each([true, false])('with scripts: %s', (hasScripts) => {
  test.each(targets)('a link from another page to %s takes the focus there', async (address) => {
    const page = await open('/contact', hasScripts);
    await page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      link.id = 'way';
      link.textContent = 'There';
      document.querySelector('main')!.append(link);
    }, address);
    await page.locator('#way').focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${address}`);
    const id = address.slice(address.indexOf('#') + 1);
    await page.waitForFunction((wanted) => document.activeElement?.id === wanted, id);
    await page.keyboard.press('Tab');
    const isBehind = await page.evaluate((wanted) => {
      const target = document.getElementById(wanted)!;
      const place = target.compareDocumentPosition(document.activeElement!);
      return (place & (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY)) !== 0;
    }, id);
    expect(isBehind, 'Tab goes on from there').toBe(true);
  });
});
