/** The ways in which people reach what is on a page in edit mode: by pointer, by keyboard alone, and by touch on a phone. */
import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { goTo, stops } from './edited-site.ts';
import type { EditedSite } from './edited-site.ts';

/** How a person reaches things. */
export interface Way {
  name: string;
  /** Opens a text: by its words, or by its name. */
  open(words: string, name: string): Promise<void>;
  press(name: string | RegExp): Promise<void>;
  /** Chooses an entry in the list of the sheet that is open. */
  choose(name: string | RegExp): Promise<void>;
  /** Writes into the field with a label. */
  write(label: string, text: string): Promise<void>;
  keep(): Promise<void>;
}

type Actions = Omit<Way, 'name'>;

const buttonOn = (page: Page, name: string | RegExp) =>
  page.locator('waybill-editor').getByRole('button', { name, exact: typeof name === 'string' });
const SHEET = 'waybill-editor .sheet:not([hidden])';
const entryOn = (page: Page, name: string | RegExp) =>
  page.locator(`${SHEET} .list [role=option]`).filter({ hasText: name });
const fieldOn = (page: Page, label: string) => page.locator(SHEET).getByLabel(label, { exact: true });

/** How many keys lead to a button at most. */
const MOST_KEYS = 60;

/** Presses a key at a time, until the focus is on an element. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let turn = 0; turn < MOST_KEYS; turn++) {
    // oxlint-disable-next-line no-await-in-loop
    if (await target.evaluate((one) => one.matches(':focus'))) return;
    // oxlint-disable-next-line no-await-in-loop
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${String(target)}.`);
}

const byKeyboard = (page: Page): Actions => ({
  async open(_words, name) {
    await stops(page).and(page.locator(':focus')).waitFor({ state: 'attached' }); // where the last task has left it
    await goTo(page, name);
    await page.keyboard.press('Enter');
  },
  async press(name) {
    await tabTo(page, buttonOn(page, name));
    await page.keyboard.press('Enter');
  },
  async write(label, text) {
    await tabTo(page, fieldOn(page, label));
    await page.keyboard.press('Control+A');
    await page.keyboard.type(text);
  },
  async choose(name) {
    const list = page.locator(`${SHEET} .list`);
    for (let turn = 0; !(await list.evaluate((one) => one.matches(':focus-within'))) && turn < MOST_KEYS; turn++)
      // oxlint-disable-next-line no-await-in-loop
      await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Home');
    for (let turn = 0; turn < MOST_KEYS; turn++) {
      // oxlint-disable-next-line no-await-in-loop
      if (await entryOn(page, name).evaluate((one) => one.matches(':focus'))) return;
      // oxlint-disable-next-line no-await-in-loop
      await page.keyboard.press('ArrowDown');
    }
    throw new Error(`The keyboard reaches no entry ${name}.`);
  },
  keep: () => page.keyboard.press('Control+Enter'),
});

const wordsOn = (page: Page, words: string) => page.locator('#root').getByText(words).filter({ visible: true }).first();

const byPointer = (page: Page): Actions => ({
  open: (words) => wordsOn(page, words).click({ position: { x: 12, y: 12 } }),
  press: (name) => buttonOn(page, name).click(),
  choose: (name) => entryOn(page, name).click(),
  async write(label, text) {
    await fieldOn(page, label).click({ clickCount: 3 });
    await page.keyboard.type(text);
  },
  keep: () => page.mouse.click(2, 400),
});

/**
 * Does a tap, and waits until the browser has made a click of it: that comes later than the touch, and would move the focus and the caret while
 * the next text is typed.
 */
export async function tapped(page: Page, tap: () => Promise<void>): Promise<void> {
  const mouse = await page.evaluateHandle(() => ({
    // The click is sent right after it, and may be kept from others.
    up: new Promise<void>((done) => addEventListener('mouseup', () => done(), { capture: true, once: true })),
  }));
  await tap();
  await mouse.evaluate(({ up }) => up).catch(() => undefined); // the click may lead to another page
}

const byTouch = (page: Page): Actions => ({
  open: (words) => tapped(page, () => wordsOn(page, words).tap({ position: { x: 12, y: 12 } })),
  press: (name) => tapped(page, () => buttonOn(page, name).tap()),
  choose: (name) => tapped(page, () => entryOn(page, name).tap()),
  async write(label, text) {
    await tapped(page, () => fieldOn(page, label).tap());
    await page.keyboard.press('Control+A');
    await page.keyboard.type(text);
  },
  keep: () => tapped(page, () => page.touchscreen.tap(2, 400)),
});

interface GivenWay {
  name: string;
  on(page: Page): Actions;
  options: BrowserContextOptions;
}

export const WAYS: GivenWay[] = [
  { name: 'by pointer', on: byPointer, options: {} },
  { name: 'by keyboard alone', on: byKeyboard, options: {} },
  { name: 'by touch on a phone', on: byTouch, options: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } }, // prettier-ignore
];

/** Opens the home page of a site whose file is as it was at first. */
export async function openBy({ name, on, options }: GivenWay, site: EditedSite): Promise<{ page: Page; way: Way }> {
  site.reset();
  const page = await site.open('/', options);
  return { page, way: { name, ...on(page) } };
}
