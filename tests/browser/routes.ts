/** What holds for every route, whatever serves it. */
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Site } from '../../schema/types.ts';
import { hydrated, launchBrowser, openWatched } from '../support/browser/browser.ts';
import { linkingPages } from '../support/texts/links.ts';

/** What a person and a search engine see of a page's frame. */
const facts = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    titles: document.querySelectorAll('title').length,
    titlesInHead: document.querySelectorAll('head > title').length,
    headings: [...document.querySelectorAll('h1')].map((h1) => h1.textContent),
    canonical: [...document.querySelectorAll('link[rel=canonical]')].map((link) => link.getAttribute('href')),
    descriptions: [...document.querySelectorAll('meta[name=description]')].map((meta) => meta.getAttribute('content')),
    robots: [...document.querySelectorAll('meta[name=robots]')].map((meta) => meta.getAttribute('content')),
    current: [...document.querySelectorAll('.bar [aria-current=page]')].map((link) => link.getAttribute('href')),
    main: document.getElementById('main')!.innerText.replace(/\s+/g, ' ').trim(),
  }));

type Facts = Awaited<ReturnType<typeof facts>>;

/** What a page asks for besides the next page: pictures, the dev server's own, and fonts that the page before waited for. */
const OTHER = /\.svg$|@|\.woff2$/;

/** The pictures of a page that do not show, lazy ones too. */
const brokenPictures = (page: Page) =>
  page.evaluate(async () => {
    const broken = [...document.images].map((image) => {
      image.loading = 'eager';
      return image.decode().then(
        () => [],
        () => [image.src],
      );
    });
    return (await Promise.all(broken)).flat();
  });

export interface Serving {
  url: () => string;
  /** What the console may show. */
  usual?: RegExp;
  /** What the policy of each page contains. */
  policy?: string;
}

/** Opens every route of a site directly, and reaches every route by a click; no page does what its policy stops. */
export function testRoutes(name: string, site: Site, { url, usual = /^$/, policy = '' }: Serving): void {
  describe(name, () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await launchBrowser();
    });
    afterAll(() => browser?.close());
    /** What each path shows when it is opened directly. */
    const direct = new Map<string, Facts>();

    test('every page opens directly: one heading, one title, nothing on the console, no request that fails or leaves', async () => {
      const { page, complaints, settled } = await openWatched(browser, { allowed: usual });
      for (const { path, meta } of site.routes) {
        const response = await page.goto(url() + path);
        await hydrated(page);
        const seen = await facts(page);
        direct.set(path, seen);
        expect.soft(response!.status(), path).toBe(200);
        expect.soft(response!.headers()['content-security-policy'] ?? '', path).toContain(policy);
        expect.soft(seen, path).toMatchObject({
          title: meta.title,
          titles: 1,
          titlesInHead: 1,
          descriptions: [meta.description],
          robots: [meta.robots],
          canonical: [meta.canonical ?? site.url + path],
        });
        expect.soft(seen.headings, path).toHaveLength(1);
        expect.soft(await brokenPictures(page), path).toEqual([]);
        await settled(); // a font that is still on its way would be given up with the page
        expect.soft(complaints(), path).toEqual([]);
      }
    });

    test('every page is reached by a click with at most one request, and is the same as when opened directly', async () => {
      const { page, complaints, requests, settled } = await openWatched(browser, { allowed: usual });
      for (const [path, from] of linkingPages(site)) {
        const opened = direct.get(path)!;
        await page.goto(url() + from);
        await hydrated(page);
        await settled(); // a picture that is still on its way would be given up with the page
        requests();
        await page.evaluate((href) => document.querySelector<HTMLElement>(`a[href="${href}"]`)!.click(), path);
        await page.waitForURL(url() + path);
        await page.waitForFunction((title) => document.title === title, opened.title);
        await page.waitForFunction(() => !document.documentElement.hasAttribute('data-arriving')); // its lower part is here
        await page.evaluate(() => {
          const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
          return Promise.all(timed.map((animation) => animation.finished.catch(() => {})));
        });
        expect.soft(await facts(page), `${from} → ${path}`).toEqual(opened);
        expect.soft(await page.evaluate(() => scrollY), path).toBe(0);
        const [, ...more] = requests().filter((request) => !OTHER.test(request));
        expect.soft(more, path).toEqual([]);
        await settled();
        expect.soft(complaints(), `${from} → ${path}`).toEqual([]);
      }
    });

    test('an unknown address shows the not-found page with status 404, opened directly and by a click', async () => {
      const { page, complaints } = await openWatched(browser, { allowed: new RegExp(`404|${usual.source}`) });
      const response = await page.goto(`${url()}/no/such-page`);
      expect(response!.status()).toBe(404);
      await hydrated(page);
      const opened = await facts(page);
      expect(opened.title).toBe(site.notFound.meta.title);
      await page.goto(`${url()}/`);
      await hydrated(page);
      await page.evaluate(() => {
        const link = document.createElement('a');
        link.href = '/another/unknown';
        document.querySelector('footer')!.append(link);
        link.click();
      });
      await page.waitForURL(`${url()}/another/unknown`);
      await page.waitForFunction((title) => document.title === title, opened.title);
      await expect.poll(() => facts(page)).toEqual(opened); // the field of a search comes with its script
      expect(complaints()).toEqual([]);
    });
  });
}
