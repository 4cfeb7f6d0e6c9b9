/** What one sees of the site: what stays in view, and which colours say what. */
import type { Browser, Page, Route } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { hydrated, launchBrowser, openWatched } from '../../support/browser/browser.ts';
import { serveBuilt } from '../../../scripts/cli/browser/serve-built.ts';
import { themeOptionNames } from '../../../theme/option-names.ts';
import { copyInLook } from '../../sites/varied-sites.ts';
import { findViolationsDayAndNight, openStill } from '../../support/browser/axe.ts';
import { makeFolder } from '../../support/files/folder.ts';
import { writeOnePage } from './fit/one-page.ts';
import { PLACES, placePath } from '../../support/sites/site-paths.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

/** Returns red, green and blue of an element's colour, from 0 to 255. */
const colour = (page: Page, selector: string, property: 'backgroundColor' | 'borderTopColor') =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element)[name].match(/\d+/g)!.map(Number), property);

const isRed = ([red, green, blue]: number[]) => red! > 150 && green! < 60 && blue! < 60;
const isGreen = ([red, green, blue]: number[]) => green! > red! + 50 && green! > blue!;
const isWhite = (rgb: number[]) => rgb.every((part) => part === 255);
const isLightGrey = (rgb: number[]) =>
  !isWhite(rgb) && Math.min(...rgb) > 230 && Math.max(...rgb) - Math.min(...rgb) < 8;

describe('the header', () => {
  test.for([360, 1280])('stays at the top of a screen of %i px when the page is scrolled', async (width) => {
    const { page } = await openWatched(browser, { viewport: { width, height: 800 } });
    await page.goto(inject('siteUrl'));
    for (const top of [0, 1500]) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      const { y } = (await page.locator('.header').boundingBox())!;
      expect(y).toBe(0);
    }
    expect(await page.locator('.header').evaluate((header) => getComputedStyle(header).position)).toBe('fixed');
  });

  test('has a red Emergency button', async () => {
    const { page } = await openWatched(browser);
    await page.goto(inject('siteUrl'));
    expect(await page.locator('.header > .wrap > .button-call').isVisible()).toBe(true);
    expect(await colour(page, '.header > .wrap > .button-call', 'backgroundColor')).toSatisfy(isRed);
  });
});

describe('the message of the contact form', () => {
  test.for([
    ['green', 'success', isGreen],
    ['red', 'error', isRed],
  ] as const)('is %s where the answer is %s', async ([, status, isColour]) => {
    const { page } = await openWatched(browser);
    await page.goto(`${inject('siteUrl')}/contact`);
    await hydrated(page);
    await page.route('**/Contact.php', (route: Route) => route.fulfill({ json: { status } }));
    for (const name of ['name', 'number', 'email', 'message']) await page.locator(`[name=${name}]`).fill('1@a.example');
    await page.locator('[name=service]').selectOption('Rotary');
    await page.locator('form button[type=submit]').click();
    await page.locator('.report:not(:empty)').waitFor();
    expect(await colour(page, '.report', 'borderTopColor')).toSatisfy(isColour);
  });
});

describe('the pages of places', () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await openWatched(browser, { javaScriptEnabled: false }));
  });

  test.for(Object.keys(PLACES))(
    '%s: a white heading band clear of the header, and text on light grey',
    async (place) => {
      await page.goto(inject('siteUrl') + placePath(place), { waitUntil: 'domcontentloaded' });
      const header = (await page.locator('.header').boundingBox())!;
      const heading = (await page.locator('h1').boundingBox())!;
      expect(heading.y).toBeGreaterThan(header.y + header.height);
      expect(await colour(page, 'main .hero', 'backgroundColor')).toSatisfy(isWhite);
      expect(await colour(page, 'main .longtext', 'backgroundColor')).toSatisfy(isLightGrey);
      expect(await colour(page, 'main .phrase-list', 'backgroundColor')).toSatisfy(isLightGrey);
    },
  );
});

test('the words of a clear header stay readable when the colours of the screen change while the page is open', async () => {
  const folder = makeFolder();
  const manifest = copyInLook('tests/sites/cycles-du-canal/site.yaml', 'chart', folder);
  await serveBuilt(manifest, async (url) => {
    const page = await openStill(browser);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(url);
      expect(await findViolationsDayAndNight(page)).toEqual([]);
    }
  });
});

test.for([
  ['civic', 'Dr. Danilo Sorgini', 'Agendar pelo WhatsApp'],
  ['bloom', 'La Boutique du Canal Saint-Martin', 'Prendre rendez-vous en ligne'],
  ['chart', 'Zahnarztpraxis Dr. Müller', 'Terminvereinbarung'],
  ['workshop', 'Waterlow Bicycle Workshop', 'Call the workshop now'],
] as const)(
  '%s: a long name and a long button leave the head of a page free on phones, and nothing runs out',
  async ([look, name, label]) => {
    const to = 'https://booking.example';
    const numbers = ['+49 30 000000', '+49 30 000001'];
    const fields = {
      brand: { name },
      navigation: { items: [{ label: 'Home', to: '/' }], call: { label, to } },
      footer: {
        columns: [{ heading: 'Pages', links: [{ label: 'Home', to: '/' }] }],
        contact: { heading: 'Contact', links: [{ label: numbers.join(' / '), to: 'tel:+4930000000' }] },
        copyright: '©',
      },
    };
    const manifest = writeOnePage({ look, blocks: [], site: fields });
    await serveBuilt(manifest, async (url) => {
      const { page } = await openWatched(browser, { javaScriptEnabled: false });
      for (const width of [320, 360, 390, 412]) {
        await page.setViewportSize({ width, height: 740 });
        await page.goto(url);
        const header = (await page.locator('.header').boundingBox())!;
        const heading = (await page.locator('h1').boundingBox())!;
        expect.soft(heading.y - (header.y + header.height), `${width} px`).toBeGreaterThan(8);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
      }
    });
  },
);

test.each(themeOptionNames().hero!)(
  'a red call button in the bar can be read above a hero of the kind %s',
  async (hero) => {
    const site = {
      theme: { look: 'chart', hero, call: 'alarm' },
      navigation: { items: [{ label: 'Home', to: '/' }], call: { label: 'Call us', to: 'tel:+4930000000' } },
    };
    const manifest = writeOnePage({ look: 'chart', blocks: [], site });
    await serveBuilt(manifest, async (url) => {
      const page = await openStill(browser);
      await page.goto(url);
      const found = await findViolationsDayAndNight(page);
      expect(found.filter((line) => line.includes('button-call'))).toEqual([]);
    });
  },
);
