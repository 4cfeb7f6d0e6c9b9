/** Accessibility as axe-core judges it, in the page that a visitor has before them. */
import { source } from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Browser, Page } from 'playwright';
import { openWatched } from './browser.ts';

declare global {
  interface Window {
    axe: { run(context: Document, options: RunOptions): Promise<AxeResults> };
  }
}

/** WCAG 2.2 up to AA, and what axe calls best practice. */
const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'], // the rest is not read, and takes time to describe
};

/** One way of looking at a page. */
export interface Look {
  width: number;
  colorScheme: 'light' | 'dark';
}

/** Phones and desktops, by day and by night. */
export const looks: Look[] = [360, 1440].flatMap((width) => [
  { width, colorScheme: 'light' as const },
  { width, colorScheme: 'dark' as const },
]);

export const titleOf = ({ width, colorScheme }: Look) => `${width} px, ${colorScheme}`;

/** A page of its own for a look, without motion, so that no colour is caught on its way to another. */
export async function openLook(browser: Browser, { width, colorScheme }: Look): Promise<Page> {
  const { page } = await openWatched(browser, {
    viewport: { width, height: 800 },
    colorScheme,
    reducedMotion: 'reduce',
  });
  return page;
}

/** Every violation on the page, one line each: the rule, the element, and what is wrong with it. */
export async function findViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (options) => {
    const { violations } = await window.axe.run(document, options);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any, all, none }) => {
        const [reason] = [...any, ...all, ...none];
        return `${id}: ${target.join(' ')}: ${reason?.message ?? ''}`;
      }),
    );
  }, OPTIONS);
}
