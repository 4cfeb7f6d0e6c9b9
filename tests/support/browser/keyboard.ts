/** Acts as a visitor with a keyboard and no mouse, and checks whether what has the focus can be seen and hit. */
import type { Browser, Page } from 'playwright';
import { hydrated, openWatched } from './browser.ts';

/** Opens a page for a visitor with a keyboard, without motion, so that nothing is caught halfway. */
export async function openForKeyboard(browser: Browser, url: string, width: number): Promise<Page> {
  const { page } = await openWatched(browser, { viewport: { width, height: 800 }, reducedMotion: 'reduce' });
  await page.goto(url);
  await hydrated(page);
  return page;
}

/** Returns whether the focused element matches a selector. */
export const isFocused = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** Presses Tab until an element has the focus; fails where it cannot be reached. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press('Tab');
    if (await isFocused(page, selector)) return;
  }
  throw new Error(`No Tab leads to ${selector}.`);
}

interface Stop {
  /** The tag and the words of the element that show; "body" when the focus is nowhere. */
  name: string;
  /** What is wrong with the element: out of sight, covered, without a ring, or too small to hit. */
  problems: string[];
  /** Whether it is the element at which the walk ends. */
  isEnd: boolean;
}

/** Returns where the focus is, and what is wrong there, in one call to the browser: there are thousands of stops. */
export const judgeFocused = (page: Page, end = ':not(*)'): Promise<Stop> =>
  page.evaluate((last) => {
    const INSET = 6; // large letters reach a few pixels out of their own line into their neighbours
    const element = document.activeElement as HTMLElement;
    if (element.matches(last)) return { name: '', problems: [], isEnd: true };
    const words = element.localName === 'select' ? '' : element.innerText;
    const first = words.split('\n').find((line) => line.trim() && !/^ ?\(/.test(line));
    const name = element.localName === 'body' ? 'body' : `${element.localName} "${(first ?? element.id).trim()}"`;
    const problems: string[] = [];
    const { outlineStyle, outlineWidth, display } = getComputedStyle(element);
    if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2) problems.push('has no focus ring');

    const rects = [...element.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    if (rects.length === 0) problems.push('has no size');
    for (const { left, right, top, bottom } of rects) {
      if (left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1) problems.push('leaves the screen');
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const points: [number, number][] = [
        [x, top + INSET],
        [left + INSET, y],
        [right - INSET, y],
      ];
      // Of a text box, browsers bring only the line with the caret into sight.
      if (element.localName !== 'textarea') points.push([x, y], [x, bottom - INSET]);
      for (const point of points) {
        const hit = document.elementFromPoint(...point);
        if (hit && (element.contains(hit) || hit.contains(element))) continue;
        problems.push(`is covered by ${hit ? `${hit.localName}.${hit.className}` : 'nothing on the screen'}`);
      }
    }

    const isControl = element.matches(
      ':is(summary, button, input, select, textarea, .button, .skip), :is(.header, .floating, .footer, .actions) a',
    );
    const needed = isControl ? 44 : 24;
    const { width, height } = element.getBoundingClientRect();
    const isInText = display === 'inline' && !isControl;
    if (!isInText && Math.min(width, height) < needed - 0.5) {
      problems.push(`is ${Math.round(width)} × ${Math.round(height)} px, less than ${needed}`);
    }
    return { name, problems: [...new Set(problems)], isEnd: false };
  }, end);

/** Presses Tab until the focus leaves the page or reaches `last`. Returns the stops and what is wrong at them. */
export async function walk(page: Page, last?: string): Promise<{ names: string[]; problems: string[] }> {
  const names: string[] = [];
  const problems: string[] = [];
  for (let presses = 0; presses < 300; presses++) {
    await page.keyboard.press('Tab');
    const { name, problems: found, isEnd } = await judgeFocused(page, last);
    if (name === 'body' || isEnd) return { names, problems };
    names.push(name);
    problems.push(...found.map((problem) => `${name} ${problem}`));
  }
  throw new Error(`The focus never comes to an end; it is at ${names.at(-1)}.`);
}
