/** Puts the first screens of several sites into one picture: wide ones in a row, and each beside its narrow one. */
import sharp from 'sharp';
import type { Browser } from 'playwright-core';
import type { Scheme } from '../cli/browser/schemes.ts';

/** What is shown of a page, in px of the page, and how wide that is in the picture. */
const VIEWS = [
  { width: 1440, height: 1620, shown: 480 },
  { width: 360, height: 960, shown: 203 },
];
const GAP = 16;
const GROUND = '#b9bdc1';

/** Returns a WebP picture of the first pages of sites. */
export async function takeSheet(browser: Browser, urls: string[], scheme: Scheme): Promise<Buffer> {
  const shots = await Promise.all(VIEWS.map((view) => takeShots(browser, urls, { ...view, scheme })));
  const height = Math.max(...VIEWS.map(heightOf));
  const step = VIEWS.reduce((sum, { shown }) => sum + shown + GAP, 0) + GAP;
  const placed = urls.flatMap((_url, site) =>
    VIEWS.map((_view, view) => ({
      input: shots[view]![site]!,
      left: GAP + site * step + (view === 0 ? 0 : VIEWS[0]!.shown + GAP),
      top: GAP,
    })),
  );
  const size = { width: urls.length * step, height: height + 2 * GAP };
  return sharp({ create: { ...size, channels: 3, background: GROUND } })
    .composite(placed)
    .webp({ quality: 68, effort: 6 })
    .toBuffer();
}

const heightOf = ({ width, height, shown }: (typeof VIEWS)[number]) => Math.round((height * shown) / width);

async function takeShots(
  browser: Browser,
  urls: string[],
  { scheme, ...view }: (typeof VIEWS)[number] & { scheme: Scheme },
): Promise<Buffer[]> {
  const { width, height } = view;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const shots: Buffer[] = [];
  for (const url of urls) {
    // oxlint-disable no-await-in-loop -- one page shows one site after the other
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.reload({ waitUntil: 'networkidle' }); // fonts that come late are used from the next page on
    await page.evaluate(() => document.fonts.ready);
    const whole = await page.screenshot();
    shots.push(await sharp(whole).resize(view.shown, heightOf(view)).png().toBuffer());
    // oxlint-enable no-await-in-loop
  }
  await context.close();
  return shots;
}
