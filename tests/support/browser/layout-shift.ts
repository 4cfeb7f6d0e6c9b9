/** Content that moves by itself under the reader's eyes, as the browser counts it. */
import type { Browser, Page } from 'playwright';
import { openWatched } from './browser.ts';

/** Once a page is painted, long enough for the fallback fonts to be, and for a shift not to count as an answer to a click. */
export const SLOW = 800;

export interface Shifts {
  /** The sum of all shifts; 0 where nothing moved. */
  score: number;
  /** The elements that moved. */
  moved: string[];
}

interface ShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Element | Text | null }[];
}

declare global {
  interface Window {
    shiftsSeen: Shifts;
    collectShifts: (entries: PerformanceEntryList) => void;
    shiftObserver: PerformanceObserver;
  }
}

const wait = (duration: number) => new Promise((done) => setTimeout(done, duration));

/** A page that notes every shift from its first frame on, and whose fonts come late; a narrow one is a phone's. */
export async function openShifting(browser: Browser, width: number): Promise<Page> {
  const isPhone = width < 600;
  const { page } = await openWatched(browser, {
    viewport: { width, height: 800 },
    isMobile: isPhone,
    hasTouch: isPhone,
  });
  await page.route('**/*.woff2', async (route) => {
    await painted(page);
    await wait(SLOW);
    await route.continue().catch(() => {}); // the page may be gone
  });
  await noteShifts(page);
  return page;
}

/** Waits until a page, or the one that follows it, was painted: how long that takes depends on the machine. */
export async function painted(page: Page): Promise<void> {
  await page
    .evaluate(
      () =>
        new Promise<void>((done) => new PerformanceObserver(() => done()).observe({ type: 'paint', buffered: true })),
    )
    .catch(() => {}); // the page may be gone
}

/** Has a page note every shift from its first frame on. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shiftsSeen = { score: 0, moved: [] };
    window.collectShifts = (entries) => {
      for (const { value, hadRecentInput, sources } of entries as ShiftEntry[]) {
        if (hadRecentInput) continue; // something opens because the visitor opened it
        window.shiftsSeen.score += value;
        for (const { node } of sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          if (element) window.shiftsSeen.moved.push(`${element.localName}.${element.getAttribute('class') ?? ''}`);
        }
      }
    };
    window.shiftObserver = new PerformanceObserver((list) => window.collectShifts(list.getEntries()));
    window.shiftObserver.observe({ type: 'layout-shift', buffered: true });
  });
}

/** Scrolls to the end as a reader does, a part of a screen at a time, and waits until lazy pictures are there. */
export async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      const before = scrollY;
      scrollBy({ top: innerHeight * 0.7, behavior: 'instant' });
      await frame();
      await frame();
      if (scrollY === before) break;
    }
    // A picture in a closed tab is not loaded, so it would never be decoded.
    const shown = [...document.images].filter((image) => image.getClientRects().length > 0);
    await Promise.all(shown.map((image) => image.decode().catch(() => {})));
    await frame();
    await frame();
  });
}

/** Everything that moved since the page was opened or since `forgetShifts`. */
export function shiftsOf(page: Page): Promise<Shifts> {
  return page.evaluate(() => {
    window.collectShifts(window.shiftObserver.takeRecords());
    const { score, moved } = window.shiftsSeen;
    return { score: Math.round(score * 1e5) / 1e5, moved: [...new Set(moved)].slice(0, 5) };
  });
}

/** Starts the count of shifts from zero. */
export async function forgetShifts(page: Page): Promise<void> {
  await shiftsOf(page);
  await page.evaluate(() => {
    window.shiftsSeen = { score: 0, moved: [] };
  });
}
