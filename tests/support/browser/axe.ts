/** Accessibility as axe-core judges it, in the page that a visitor has before them. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Browser, Page } from 'playwright';
import { openWatched } from './browser.ts';

declare global {
  interface Window {
    axe: { run(context: Document, options: RunOptions): Promise<AxeResults> };
  }
}

/** axe without its comments: half as much to send and to read for each page. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 up to AA, and what axe calls best practice. */
const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  preload: false, // only rules about audio and turned screens would read what it fetches
  resultTypes: ['violations'], // the rest is not read, and takes time to describe
};

/** A phone's screen and a desktop's. */
export const widths = [360, 1440];

/** By night nothing but colours is another, so only the rules about them are asked again. */
const RULES_OF_COLOUR: RunOptions = {
  ...OPTIONS,
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

const LOOKS = [
  { colorScheme: 'light', options: OPTIONS },
  { colorScheme: 'dark', options: RULES_OF_COLOUR },
] as const;

/** A page without motion, so that no colour is caught on its way to another. */
export async function openStill(browser: Browser): Promise<Page> {
  const { page } = await openWatched(browser, { reducedMotion: 'reduce' });
  await page.addInitScript(source); // sent once for all pages that are opened
  return page;
}

/** Makes the window of a page as wide as a number of pixels. */
export const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 800 });

/** Every violation on the page in its present state, in light and in dark. */
export async function findViolationsDayAndNight(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { colorScheme, options } of LOOKS) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) {
        if (animation instanceof CSSTransition) animation.finish(); // buttons fade to their other colour
      }
    });
    found.push(...(await findViolations(page, options)).map((violation) => `${colorScheme}: ${violation}`));
  }
  return found;
}

/** Every violation on the page, one line each: the rule, the element, and what is wrong with it. */
export async function findViolations(page: Page, rules = OPTIONS): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (options) => {
    const { violations } = await window.axe.run(document, options);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any, all, none }) => {
        const [reason] = [...any, ...all, ...none];
        return `${id}: ${target.join(' ')}: ${reason?.message ?? ''}`;
      }),
    );
  }, rules);
}
