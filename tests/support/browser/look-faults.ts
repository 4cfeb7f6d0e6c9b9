/** What is wrong with a page in some look: for people, on a narrow screen, and while it loads. */
import type { Browser, Page } from 'playwright';
import { serveExamples } from '../sites/example-pages.ts';
import type { ExamplePage } from '../sites/example-pages.ts';
import { findViolationsDayAndNight, openStill, setWidth, widths } from './axe.ts';
import { noteShifts, scrollToEnd, shiftsOf } from './layout-shift.ts';
import { findWordsAtEdges } from './text-layout.ts';

/** Axe keeps a processor busy; more tabs would only wait. */
const TABS = 2;
const NARROWEST = 320;
/** Milliseconds after the first picture of a page: late enough for the stand-ins to be painted. */
const FONT_DELAY = 800;
/** Less than anybody can see; the browser rounds positions to parts of a pixel. */
const NO_SHIFT = 0.001;

/** Returns what is wrong with each page, by its title; nothing where all is well. */
export async function findLookFaults(browser: Browser, pages: ExamplePage[]): Promise<Record<string, string[]>> {
  const faults: Record<string, string[]> = {};
  const left = [...pages];
  const work = async () => {
    const page = await openStill(browser);
    await noteShifts(page);
    await serveExamples(page, FONT_DELAY);
    for (let next = left.shift(); next; next = left.shift()) {
      const found = await faultsOf(page, next.url);
      if (found.length > 0) faults[next.title] = found;
    }
    await page.context().close();
  };
  await Promise.all(Array.from({ length: TABS }, work));
  return faults;
}

async function faultsOf(page: Page, url: string): Promise<string[]> {
  const [narrow, wide] = widths as [number, number];
  await page.emulateMedia({ colorScheme: 'light' });
  await setWidth(page, wide);
  await page.goto(url);
  await scrollToEnd(page);
  const { score, moved } = await shiftsOf(page);
  const faults = score < NO_SHIFT ? [] : [`moves by ${score}: ${moved.join(', ')}`];
  for (const width of [wide, narrow]) {
    await setWidth(page, width);
    faults.push(...(await findWordsAtEdges(page)).map((words) => `${width} px: ${words}`));
    faults.push(...(await findViolationsDayAndNight(page)).map((violation) => `${width} px: ${violation}`));
  }
  await setWidth(page, NARROWEST);
  return [...faults, ...(await tooWideParts(page)).map((part) => `is too wide at ${NARROWEST} px: ${part}`)];
}

/** What makes a page scroll sideways. */
const tooWideParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const parts = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return parts.slice(0, 3).map((element) => `${element.localName}.${element.getAttribute('class') ?? ''}`);
  });
