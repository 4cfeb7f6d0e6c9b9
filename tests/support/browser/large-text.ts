/** What large letters can do to a page: controls off the screen or too small, words broken inside, focus under a bar. */
import type { Browser, Page } from 'playwright';
import { openWatched } from './browser.ts';
import { setScreen } from './screen.ts';
import { findMisfits, prepareForMeasuring } from './text-layout.ts';

/** One way of making letters larger, on one screen. */
export interface Enlargement {
  name: string;
  width: number;
  height: number;
  /** The letters of the root element, in percent of what the browser uses: only text grows. */
  root?: number;
}

const SCREENS = [
  { width: 320, height: 568 },
  { width: 360, height: 740 },
];

/** Text alone at 150% and 200%; and the whole page zoomed, which leaves it a smaller screen. */
export const enlargements: Enlargement[] = SCREENS.flatMap(({ width, height }) =>
  [150, 200].flatMap((percent) => [
    { name: `${width} px, text at ${percent}%`, width, height, root: percent },
    {
      name: `${width} px, zoomed to ${percent}%`,
      width: Math.floor((width * 100) / percent),
      height: Math.floor((height * 100) / percent),
    },
  ]),
);

/** A page that can be enlarged and measured, without motion. */
export async function openEnlargeable(browser: Browser): Promise<Page> {
  const { page } = await openWatched(browser, { reducedMotion: 'reduce' });
  await prepareForMeasuring(page);
  return page;
}

/** Enlarges the page that is open, and waits until it has its new layout. */
export async function enlarge(page: Page, way: Enlargement): Promise<void> {
  await page.setViewportSize(way);
  await setLetters(page, way);
}

async function setLetters(page: Page, { root = 100 }: Enlargement): Promise<void> {
  await page.evaluate(async (percent) => {
    document.documentElement.style.fontSize = `${percent}%`;
    scrollTo({ top: 0, behavior: 'instant' });
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done))); // all of one frame
  }, root);
}

/** What is wrong with the controls in a part of a page: each has to be on the screen, large enough, and free when it has the focus. */
export const findLostControls = (page: Page, part = 'body') =>
  page.evaluate((within) => {
    const LEAST = 24;
    const selector = ':is(a[href], button, summary, input, select, textarea)';
    const controls = [...document.querySelectorAll<HTMLElement>(`:is(${within}) ${selector}`)].filter(
      (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.hidden') && one.tabIndex >= 0,
    );
    const found: string[] = [];
    const nameOf = (one: Element) => `${one.localName} "${(one.textContent || one.id).trim().slice(0, 30)}"`;
    const isFixed = (one: Element | null): boolean =>
      one !== null && (getComputedStyle(one).position === 'fixed' || isFixed(one.parentElement));
    for (const one of controls) {
      // The focus brings it into the view of a table that scrolls.
      if (one.closest('[role=region][tabindex="0"]')) one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
      if (left < -0.5 || right > innerWidth + 0.5) found.push(`${nameOf(one)} is beside the screen`);
      if (Math.min(width, height) < LEAST - 0.5)
        found.push(`${nameOf(one)} is ${Math.round(width)} × ${Math.round(height)} px`);
      const scrolls = one.closest('.menu > nav') !== null;
      if (isFixed(one) && !scrolls && (top < -0.5 || bottom > innerHeight + 0.5))
        found.push(`${nameOf(one)} is above or below the screen`);
    }
    for (const one of controls) {
      one.focus();
      const rect = [...one.getClientRects()].find(({ width }) => width > 0)!;
      const points = [0.25, 0.5, 0.75].map((share) => [rect.left + rect.width * share, rect.top + rect.height / 2]);
      if (one.localName === 'textarea') points.splice(0, 3, [rect.left + rect.width / 2, rect.top + 12]);
      for (const [x, y] of points) {
        const hit = document.elementFromPoint(x!, y!);
        if (hit && (one.contains(hit) || hit.contains(one))) continue;
        found.push(`${nameOf(one)} has the focus under ${hit ? nameOf(hit) : 'the edge of the screen'}`);
        break;
      }
    }
    return found;
  }, part);

/** Letters of the longest word that has to stay whole: of text at 200%, a screen of 320 px holds hardly more on a line. */
export const LONGEST_WORD = 15;

/** Returns what is lost on some pages, in each way of enlarging them, by page and way; empty when nothing is. */
export async function findLosses(
  page: Page,
  pages: { title: string; url: string }[],
  ways: Enlargement[],
  longest = LONGEST_WORD,
): Promise<Record<string, string[]>> {
  const problems: Record<string, string[]> = {};
  for (const { title, url } of pages) {
    await page.goto(url);
    for (const way of ways) {
      await setScreen(page, way);
      await setLetters(page, way);
      const found = [...(await findMisfits(page, longest)), ...(await findLostControls(page))];
      if (found.length > 0) problems[`${title}, ${way.name}`] = found;
    }
  }
  return problems;
}
