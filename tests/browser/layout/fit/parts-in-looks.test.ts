/** Small parts of blocks, where a look or a language is hard on them. */
import sharp from 'sharp';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveBuilt } from '../../../../scripts/cli/browser/serve-built.ts';
import { LOOKS } from '../../../../theme/looks/looks.ts';
import { launchBrowser, openWatched } from '../../../support/browser/browser.ts';
import { writeOnePage } from './one-page.ts';

const looks = Object.keys(LOOKS) as (keyof typeof LOOKS)[];
const WIDE = { width: 1440, height: 900 };

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

async function see<Seen>(manifest: string, path: string, look: (page: Page) => Promise<Seen>): Promise<Seen> {
  return serveBuilt(manifest, async (url) => {
    const { page } = await openWatched(browser, { viewport: WIDE });
    await page.goto(url + path, { waitUntil: 'networkidle' });
    return look(page).finally(() => page.context().close());
  });
}

const steps = {
  type: 'form',
  endpoint: 'contact',
  heading: 'Write to us',
  steps: [
    { heading: 'You', fields: ['name'] },
    { heading: 'Your wish', fields: ['wish'] },
  ],
  fields: [
    { name: 'name', label: 'Name' },
    { name: 'wish', label: 'Wish' },
  ],
  submitLabel: 'Send',
};

test.for(looks)('%s: the way back in a form of steps is a quiet button as any other', async (look) => {
  const site = { endpoints: { contact: { url: '/send', answer: 'message' } } };
  const styles = await see(writeOnePage({ look, blocks: [steps], site }), '/', async (page) => {
    const back = page.locator('.form button[type=button]');
    expect(await back.isVisible()).toBe(false);
    await page.locator('.form .step:not([hidden]) input').fill('Ada');
    await page.locator('.form button[type=submit]').click();
    await back.waitFor();
    return back.evaluate((button) => {
      const link = document.createElement('a');
      link.className = 'button button-quiet';
      link.href = '#';
      button.after(link);
      return [button, link].map((one) => {
        const { backgroundColor, color, borderColor, borderWidth, textDecorationLine } = getComputedStyle(one);
        return { backgroundColor, color, borderColor, borderWidth, textDecorationLine };
      });
    });
  });
  expect(styles[0]).toEqual(styles[1]);
});

test.for(looks)('%s: two initials that a space separates are on one line, in their plate', async (look) => {
  const face = await sharp({ create: { width: 50, height: 60, channels: 3, background: '#888' } })
    .png()
    .toBuffer();
  const team = {
    type: 'team',
    heading: 'أطباؤنا',
    items: [
      { name: 'د. ليلى الخطيب', role: 'تقويم', photo: { file: '/face.png', alt: 'ليلى' } },
      { name: 'د. سامر حدّاد', role: 'زراعة' },
    ],
  };
  const manifest = writeOnePage({ look, language: 'ar', blocks: [team], files: { 'face.png': face } });
  const sides = await see(manifest, '/', (page) =>
    page.locator('.initials').evaluate((plate) => {
      const range = document.createRange();
      range.selectNodeContents(plate);
      const boxes = [...range.getClientRects()];
      const outer = plate.getBoundingClientRect();
      return {
        lines: new Set(boxes.map(({ top }) => Math.round(top))).size,
        before: Math.min(...boxes.map(({ left }) => left)) - outer.left,
        after: outer.right - Math.max(...boxes.map(({ right }) => right)),
      };
    }),
  );
  expect(sides.lines).toBe(1);
  expect(sides.before).toBeGreaterThan(0);
  expect(Math.abs(sides.before - sides.after)).toBeLessThan(3);
});

test('a tick is a tick in Arabic, too: its long stroke rises to the right', async () => {
  const plans = ['فحص', 'تنظيف'].map((name) => ({ name, price: '25', features: ['فحص', 'تنظيف'] }));
  const site = { endpoints: { contact: { url: '/send', answer: 'message' } } };
  const form = { ...steps, steps: undefined, aside: 'نص.\n\n- فحص\n- تنظيف' };
  const blocks = [{ type: 'pricing', heading: 'باقات', items: plans }, form];
  const ticks = await see(writeOnePage({ look: 'civic', language: 'ar', blocks, site }), '/', (page) =>
    page.evaluate(() =>
      ['.plan-features li', '.form .prose li'].map((selector) => {
        const { rotate, borderLeftWidth, width, height } = getComputedStyle(
          document.querySelector(selector)!,
          '::before',
        );
        // The long side of the corner is on the right of the short one once it is turned.
        const isWide = parseFloat(width) > parseFloat(height);
        const turn = parseFloat(rotate);
        return isWide ? turn < 0 && borderLeftWidth !== '0px' : turn > 0 && borderLeftWidth === '0px';
      }),
    ),
  );
  expect(ticks).toEqual([true, true]);
});

test.for(looks)('%s: three posts side by side fill their row', async (look) => {
  const items = ['One', 'Two', 'Three'].map((title) => ({ title, to: '/', excerpt: 'A post.', date: '2026-05-12' }));
  const posts = { type: 'posts', heading: 'Posts', look: 'grid', items };
  const rest = await see(writeOnePage({ look, blocks: [posts] }), '/', (page) =>
    page.locator('.articles').evaluate((list) => {
      const end = list.lastElementChild!.getBoundingClientRect().right;
      return list.getBoundingClientRect().right - end;
    }),
  );
  expect(rest).toBeLessThan(1);
});
