/** Tables on phones: the columns of a small one are in sight, a wide one shows that it goes on. */
import type { Browser, Locator, Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveBuilt } from '../../../../scripts/cli/browser/serve-built.ts';
import { LOOKS } from '../../../../theme/looks/looks.ts';
import { launchBrowser, openWatched } from '../../../support/browser/browser.ts';
import { writeOnePage } from './one-page.ts';

const looks = Object.keys(LOOKS) as (keyof typeof LOOKS)[];

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const table = (labels: string[], rows: string[][]) => ({
  type: 'table',
  heading: 'Table',
  caption: labels.join(', '),
  columns: labels.map((label) => ({ label })),
  rows,
});
const german = table(
  ['Sorte', 'Gewicht', 'Preis'],
  [
    ['Dinkelvollkorn', '750 g', '4,90 €'],
    ['Roggenmischbrot', '1000 g', '5,20 €'],
    ['Brezel', 'Stück', '0,95 €'],
  ],
);
const arabic = table(
  ['العلاج', 'الجلسات', 'السعر', 'تأمين'],
  [
    ['تنظيف', '1', '25 د.أ', 'yes'],
    ['حشوة تجميلية', '1', '40–60 د.أ', 'yes'],
    ['تقويم شفاف', '12', 'من 1200 د.أ', 'no'],
  ],
);
const markdown = `| Lớp | Ngày | Giờ | Học phí |
| --- | --- | --- | ---: |
| A1 | Thứ 2, 4, 6 | 18:00–19:30 | 2.400.000 ₫ |
| B1 | Thứ 3, 5 | 18:00–20:00 | 2.900.000 ₫ |`;
const vietnamese = { type: 'tabs', items: ['Một', 'Hai'].map((title) => ({ title, text: `${title}\n\n${markdown}` })) };
const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const wide = table(['Hour', ...names], [['9:00', ...names], ['10:00', ...names]]); // prettier-ignore
const wideText = {
  type: 'longtext',
  text: `| ${names.join(' | ')} |\n${'| --- '.repeat(6)}|\n| ${names.join(' | ')} |`,
};

async function onPhone<Seen>(manifest: string, look: (page: Page) => Promise<Seen>): Promise<Seen> {
  return serveBuilt(manifest, async (url) => {
    const { page } = await openWatched(browser, { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
    await page.goto(url, { waitUntil: 'networkidle' });
    return look(page).finally(() => page.context().close());
  });
}

/** How much of each table on the screen is out of sight. */
const hiddenParts = (page: Page) =>
  page
    .locator('[role=region]:has(> table):visible')
    .evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));

describe.each(looks)('%s', (look) => {
  test.for([
    ['de', german],
    ['ar', arabic],
    ['vi', vietnamese],
  ] as const)('a phone has all columns of a small table in sight: %s', async ([language, block]) => {
    expect(await onPhone(writeOnePage({ look, language, blocks: [block] }), hiddenParts)).toEqual([0]);
  });

  test('below the name of its row, all cells of a stacked table begin at one place', async () => {
    const long = 'A talk of which the name is longer than a column of a phone';
    const program = table(
      ['Hour', 'North', 'South', 'Workshops'],
      [
        ['09:00', 'Opening', '', ''],
        ['10:00', long, long, long],
      ],
    );
    const starts = await onPhone(writeOnePage({ look, blocks: [program] }), (page) =>
      page
        .locator('.table tbody :is(th, td) > p:not(:empty)')
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left))),
    );
    expect(new Set(starts).size).toBe(1);
  });
});

/** Whether a table is faded at its end: the line below the headings, as dark as texts, does not reach it. */
async function isFaded(page: Page, region: Locator, isMirrored: boolean): Promise<boolean> {
  const { x, y, width, height } = (await region.boundingBox())!;
  const clip = { x: isMirrored ? x + 2 : x + width - 6, y, width: 4, height };
  const picture = await page.screenshot({ clip, animations: 'allow' });
  const { channels } = await sharp(picture).removeAlpha().greyscale().stats();
  return channels[0]!.min > 120;
}

test.for(['en', 'ar'])('%s: a table fades out at its end, as long as there is more to scroll to', async (language) => {
  const manifest = writeOnePage({ look: 'civic', language, blocks: [wide, wideText] });
  const isMirrored = language === 'ar';
  const shown = await onPhone(manifest, async (page) => {
    expect(Math.min(...(await hiddenParts(page)))).toBeGreaterThan(50);
    const seen: boolean[][] = [];
    for (const region of await page.locator('[role=region]:has(> table)').all()) {
      await region.scrollIntoViewIfNeeded();
      const before = await isFaded(page, region, isMirrored);
      await region.evaluate((one, by) => one.scrollTo(by, 0), isMirrored ? -5000 : 5000);
      seen.push([before, await isFaded(page, region, isMirrored)]);
    }
    return seen;
  });
  expect(shown).toEqual([[true, false], [true, false]]); // prettier-ignore
});
