/** A page is offered once in the language of its visitor, in that language; nobody is sent there. */
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { findViolations, setWidth, widths } from '../../support/browser/axe.ts';
import { hydrated, launchBrowser, openWatched } from '../../support/browser/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

/** Opens a page as a visitor whose browser asks for a language; without motion, so that no colour is caught on its way. */
async function openIn(locale: string, path: string, page?: Page): Promise<{ page: Page; requests: () => string[] }> {
  const visit = page ? undefined : await openWatched(browser, { locale, reducedMotion: 'reduce' });
  const shown = page ?? visit!.page;
  await shown.goto(inject('siteUrl') + path);
  await hydrated(shown);
  await visit?.settled();
  return { page: shown, requests: () => visit!.requests() };
}

const offer = (page: Page) => page.locator('.toaster [role=status] a');

test.each([
  { locale: 'hi-IN', path: '/services', other: '/hi/services', words: 'यह पेज हिंदी में पढ़ें', direction: 'ltr' },
  { locale: 'mr', path: '/', other: '/mr', words: 'हे पृष्ठ मराठीत वाचा', direction: 'ltr' },
  { locale: 'ar-OM', path: '/contact', other: '/ar/contact', words: 'اقرأ هذه الصفحة بالعربية', direction: 'rtl' },
  { locale: 'en-IN', path: '/hi/contact', other: '/contact', words: 'Read this page in English', direction: 'ltr' },
])('who reads $locale is offered $path as $other', async ({ locale, path, other, words, direction }) => {
  const { page } = await openIn(locale, path);
  await expect.poll(() => offer(page).innerText()).toBe(words);
  expect(new URL(page.url()).pathname).toBe(path);
  const box = page.locator('.toast');
  expect(await box.evaluate((one: HTMLElement) => [one.lang.slice(0, 2), getComputedStyle(one).direction])).toEqual([
    locale.slice(0, 2),
    direction,
  ]);
  for (const width of widths) {
    await setWidth(page, width);
    expect(await findViolations(page), `at ${width} px`).toEqual([]);
  }
  await offer(page).click();
  await page.waitForURL((url) => url.pathname === other);
  await hydrated(page);
  expect(await page.locator('.toast').count()).toBe(0);
  await page.context().close();
});

test('once: not on the next page, and not on the next visit', async () => {
  const { page } = await openIn('hi-IN', '/services');
  await offer(page).waitFor();
  await page.getByRole('button', { name: 'बंद करें' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.toast').count()).toBe(0);
  await openIn('hi-IN', '/contact', page);
  await page.waitForLoadState('networkidle');
  expect(await page.locator('.toast').count()).toBe(0);
  await page.context().close();
});

test.each([
  ['en-IN', '/services', 'the page is in their language'],
  ['ta-IN', '/services', 'the site is not in their language'],
])('who reads %s is offered nothing on %s: %s', async (locale, path) => {
  const { page, requests } = await openIn(locale, path);
  await page.waitForLoadState('networkidle');
  expect(requests().filter((request) => request.includes('languages.json'))).toEqual([]);
  expect(await page.locator('.toast').count()).toBe(0);
  await page.context().close();
});
