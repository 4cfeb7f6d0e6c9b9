/** What axe-core can find wrong for people with disabilities: nothing, on any page, in any state, in any block. */
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { findViolations, looks, openLook, titleOf } from '../support/axe.ts';
import { hydrated, launchBrowser } from '../support/browser.ts';
import { examplePages, serveExamples } from '../support/example-pages.ts';
import { site } from '../support/manifest.ts';
import { pageStates } from '../support/page-states.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

describe.concurrent.each(looks.map((look) => ({ look, title: titleOf(look) })))(
  'axe finds nothing at $title',
  ({ look }) => {
    const inLook = async (judge: (page: Page) => Promise<void>) => {
      const page = await openLook(browser, look);
      await judge(page);
      await page.context().close();
    };

    test('on any page of the site, nor on the not-found page', async ({ expect: expectHere }) =>
      inLook(async (page) => {
        for (const path of [...site.routes.map((route) => route.path), '/no/such-page']) {
          await page.goto(inject('siteUrl') + path);
          expectHere.soft(await findViolations(page), path).toEqual([]);
        }
      }));

    test('in any state of a page: menus, questions, forms', async ({ expect: expectHere }) =>
      inLook(async (page) => {
        for (const { name, path, minWidth = 0, maxWidth = Infinity, enter } of pageStates) {
          if (look.width < minWidth || look.width > maxWidth) continue;
          await page.goto(inject('siteUrl') + path);
          await hydrated(page);
          await enter(page);
          expectHere.soft(await findViolations(page), name).toEqual([]);
        }
      }));

    test('in any example of any block', async ({ expect: expectHere }) =>
      inLook(async (page) => {
        await serveExamples(page);
        for (const { title, url } of examplePages) {
          await page.goto(url);
          expectHere.soft(await findViolations(page), title).toEqual([]);
        }
      }));
  },
);

test('axe does find what is wrong, where there is something', async () => {
  const page = await openLook(browser, looks[0]!);
  await page.setContent('<html lang="en"><title>x</title><main><h1>x</h1><img src="x"></main>');
  expect(await findViolations(page)).toEqual([expect.stringContaining('image-alt: img')]);
});
