/** The ways in which people reach what is on a page in edit mode: by pointer, by keyboard alone, and by touch on a phone. */
import type { BrowserContextOptions, Page } from 'playwright';
import { goTo, stops } from './edited-site.ts';

/** How a person reaches things. */
export interface Way {
  name: string;
  /** Opens a text: by its words, or by its name. */
  open(words: string, name: string): Promise<void>;
  press(name: string | RegExp): Promise<void>;
  /** Chooses a block in the list of them. */
  choose(name: string | RegExp): Promise<void>;
  keep(): Promise<void>;
}

type Actions = Omit<Way, 'name'>;

const buttonOn = (page: Page, name: string | RegExp) =>
  page.locator('waybill-editor').getByRole('button', { name, exact: typeof name === 'string' });
const blockOn = (page: Page, name: string | RegExp) =>
  page.locator('waybill-editor #blocks .list [role=option]').filter({ hasText: name });

/** How many keys lead to a button at most. */
const MOST_KEYS = 60;

const byKeyboard = (page: Page): Actions => ({
  async open(_words, name) {
    await stops(page).and(page.locator(':focus')).waitFor({ state: 'attached' }); // where the last task has left it
    await goTo(page, name);
    await page.keyboard.press('Enter');
  },
  async press(name) {
    // A key at a time, until the focus is on it.
    for (let turn = 0; turn < MOST_KEYS; turn++) {
      // oxlint-disable-next-line no-await-in-loop
      if (await buttonOn(page, name).evaluate((one) => one.matches(':focus'))) return page.keyboard.press('Enter');
      // oxlint-disable-next-line no-await-in-loop
      await page.keyboard.press('Tab');
    }
    throw new Error(`The keyboard reaches no button ${name}.`);
  },
  async choose(name) {
    const list = page.locator('waybill-editor #blocks .list');
    for (let turn = 0; !(await list.evaluate((one) => one.matches(':focus-within'))) && turn < MOST_KEYS; turn++)
      // oxlint-disable-next-line no-await-in-loop
      await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Home');
    for (let turn = 0; turn < MOST_KEYS; turn++) {
      // oxlint-disable-next-line no-await-in-loop
      if (await blockOn(page, name).evaluate((one) => one.matches(':focus'))) return;
      // oxlint-disable-next-line no-await-in-loop
      await page.keyboard.press('ArrowDown');
    }
    throw new Error(`The keyboard reaches no block ${name}.`);
  },
  keep: () => page.keyboard.press('Control+Enter'),
});

const wordsOn = (page: Page, words: string) => page.locator('#root').getByText(words).filter({ visible: true }).first();

const byPointer = (page: Page): Actions => ({
  open: (words) => wordsOn(page, words).click({ position: { x: 12, y: 12 } }),
  press: (name) => buttonOn(page, name).click(),
  choose: (name) => blockOn(page, name).click(),
  keep: () => page.mouse.click(2, 400),
});

const byTouch = (page: Page): Actions => ({
  open: (words) => wordsOn(page, words).tap({ position: { x: 12, y: 12 } }),
  press: (name) => buttonOn(page, name).tap(),
  choose: (name) => blockOn(page, name).tap(),
  keep: () => page.touchscreen.tap(2, 400),
});

export const WAYS: { name: string; on(page: Page): Actions; options: BrowserContextOptions }[] = [
  { name: 'by pointer', on: byPointer, options: {} },
  { name: 'by keyboard alone', on: byKeyboard, options: {} },
  { name: 'by touch on a phone', on: byTouch, options: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } }, // prettier-ignore
];
