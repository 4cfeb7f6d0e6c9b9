/** Tables on phones. */
import type { Browser, Page } from 'playwright';
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
async function onPhone<Seen>(manifest: string, look: (page: Page) => Promise<Seen>): Promise<Seen> {
  return serveBuilt(manifest, async (url) => {
    const { page } = await openWatched(browser, { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
    await page.goto(url, { waitUntil: 'networkidle' });
    return look(page).finally(() => page.context().close());
  });
}

describe.each(looks)('%s', (look) => {
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
