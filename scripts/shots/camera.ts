/** Takes pictures of whole pages. The only file of this command that needs Playwright, which may be missing. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page, Request } from 'playwright-core';
import { launchBrowser } from '../cli/browser/launch-browser.ts';
import { pictureFileName } from './plan.ts';
import type { Scheme } from '../cli/browser/schemes.ts';
import type { ShotPlan } from './plan.ts';

const HEIGHT = 900;
/** Milliseconds: how long a page asks for nothing once it is whole, and how long it may ask. */
const QUIET = 150;
const PATIENCE = 10_000;

export interface Job {
  plan: ShotPlan;
  /** Where the site is served. */
  url: string;
  /** The folder for the pictures. */
  out: string;
  /** Called after each picture. */
  onPicture: () => void;
}

/** Takes every picture of a plan. */
export async function takePictures(job: Job): Promise<void> {
  const browser = await launchBrowser();
  try {
    const { widths, schemes } = job.plan;
    const series = widths.flatMap((width) => schemes.map((scheme) => takeSeries(browser, job, { width, scheme })));
    await Promise.all(series);
  } finally {
    await browser.close();
  }
}

/** Takes every page at one width, in one scheme. Nothing moves, as for people who prefer reduced motion. */
async function takeSeries(browser: Browser, job: Job, variant: { width: number; scheme: Scheme }): Promise<void> {
  const { width, scheme } = variant;
  const viewport = { width, height: HEIGHT };
  const context = await browser.newContext({ viewport, colorScheme: scheme, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const quiet = watchRequests(page);
  await page.goto(job.url + job.plan.paths[0]!, { waitUntil: 'networkidle' }); // fonts that come late wait for the next page
  for (const path of job.plan.paths) {
    // oxlint-disable no-await-in-loop -- one page shows one address after the other
    await page.goto(job.url + path, { waitUntil: 'networkidle' });
    await scrollThrough(page);
    await quiet();
    await settle(page);
    const file = join(job.out, pictureFileName(path, width, scheme));
    // Animations are left as they are: those that follow the scroll would be taken at their end.
    // An offer of another language comes once, and is no part of a page.
    await page.screenshot({ path: file, fullPage: true, style: '.toaster { display: none }' });
    // oxlint-enable no-await-in-loop
    job.onPicture();
  }
  await context.close();
}

/** Returns a function that waits until a page asks for nothing more. */
function watchRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return async () => {
    const end = Date.now() + PATIENCE; // a film, for one, may never end
    // oxlint-disable-next-line no-await-in-loop -- time has to pass between two looks
    do await sleep(QUIET);
    while (pending.size > 0 && Date.now() < end);
  };
}

/** Scrolls to the end of a page and back, as visitors do: some parts are filled only when they come near the screen. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      // oxlint-disable-next-line no-await-in-loop -- one screen after the other
      await drawn();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await drawn();
  });
}

/** Waits for fonts, and for pictures that would come only when scrolled to. A broken picture is shown broken. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) {
      image.loading = 'eager';
      image.decoding = 'sync'; // or the page is taken before they are decoded
    }
  });
  await page.waitForFunction(async () => {
    await document.fonts.ready;
    /**
     * Returns whether a picture is final: one that is no longer lazy may choose another of its files, and wait for
     * that.
     */
    const isWhole = async (image: HTMLImageElement) => {
      const file = image.currentSrc;
      await image.decode().catch(() => {});
      return image.complete && image.currentSrc === file;
    };
    return (await Promise.all([...document.images].map(isWhole))).every(Boolean);
  });
}
