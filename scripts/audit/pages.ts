/** Looks for violations of accessibility rules in pages. The only file of this command that needs Playwright and axe. */
import axe from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { findHeadlessShell } from '../cli/browser/find-browser.ts';
import { launchBrowser } from '../cli/browser/launch-browser.ts';
import type { ShotPlan } from '../shots/plan.ts';

declare global {
  interface Window {
    axe: { run(context: Document, options: RunOptions): Promise<AxeResults> };
  }
}

const HEIGHT = 800;
const PAGES_AT_ONCE = 2;

/** WCAG 2.2 up to AA. */
const RULES: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  preload: false, // only rules about sound would read what it loads
  resultTypes: ['violations'],
};

/** Returns the violations on each page that has some, by its path; one line each. */
export async function auditPages(plan: ShotPlan, url: string, onPage: () => void): Promise<Map<string, string[]>> {
  const browser = await launchBrowser(findHeadlessShell());
  const found = new Map<string, string[]>();
  const waiting = plan.paths.values();
  const work = async () => {
    for (const path of waiting) {
      // oxlint-disable-next-line no-await-in-loop -- a few pages at once keep every core busy
      const violations = await auditPage(browser, url + path, plan);
      if (violations.length > 0) found.set(path, violations);
      onPage();
    }
  };
  try {
    await Promise.all(Array.from({ length: PAGES_AT_ONCE }, work));
  } finally {
    await browser.close();
  }
  return new Map([...found].toSorted(([one], [other]) => plan.paths.indexOf(one) - plan.paths.indexOf(other)));
}

async function auditPage(browser: Browser, address: string, { widths, schemes }: ShotPlan): Promise<string[]> {
  const context = await browser.newContext({ reducedMotion: 'reduce', bypassCSP: true }); // the policy keeps axe out
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'load' });
  await page.evaluate(axe.source);
  const lines = new Set<string>();
  for (const width of widths)
    for (const colorScheme of schemes) {
      // oxlint-disable no-await-in-loop -- one page, which looks different each time
      await page.setViewportSize({ width, height: HEIGHT });
      await page.emulateMedia({ colorScheme });
      await scrollToEnd(page);
      for (const line of await violationsOf(page)) lines.add(line);
      // oxlint-enable no-await-in-loop
    }
  await context.close();
  return [...lines];
}

/**
 * Scrolls a page to its end, and ends what still fades: at the top, the bar of some looks is clear, and axe does not see the
 * picture or the colour behind what is fixed.
 */
function scrollToEnd(page: Page): Promise<void> {
  return page.evaluate(async () => {
    scrollTo(0, document.documentElement.scrollHeight);
    // What follows the scrolling changes in the next frame.
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  });
}

/** Returns a line for each violation: what is wrong, the element, and axe's name of the rule. */
function violationsOf(page: Page): Promise<string[]> {
  return page.evaluate(async (options) => {
    const { violations } = await window.axe.run(document, options);
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${help}: ${target.join(' ')} (${id})`),
    );
  }, RULES);
}
