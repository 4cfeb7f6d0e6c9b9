/** The editor is for everybody: axe finds nothing in any state, and the keyboard is never lost. */
import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findViolations } from '../../../support/browser/axe.ts';
import { editSite, field, focusedName, goTo, said, stops } from './edited-site.ts';
import type { EditedSite } from './edited-site.ts';

let site: EditedSite;

beforeAll(async () => {
  site = await editSite();
});
beforeEach(() => site.reset());
afterAll(() => site?.end());

const button = (page: Page, name: string | RegExp) =>
  page.locator('waybill-editor').getByRole('button', { name, exact: typeof name === 'string' });

const STATES: Record<string, (page: Page) => Promise<unknown>> = {
  'before it starts': (page) => page.keyboard.press('F2'),
  'with the focus on a text': (page) => goTo(page, 'Heading of hero, text'),
  'with an open field': (page) => page.locator('h1').click(),
  'with a text that was refused': async (page) => {
    await page.locator('h1').click();
    await page.keyboard.press('Delete');
    await page.keyboard.press('Enter');
    await button(page, 'Try again').waitFor();
  },
  'with a value that stands elsewhere': (page) => page.getByText('340', { exact: true }).click(),
  'with a text of a shared block': (page) => page.getByText('Is something rattling?').click(),
  'with the title and description': (page) => button(page, 'Title and description').click(),
  'with a title that the check finds too long': async (page) => {
    await button(page, 'Title and description').click();
    await button(page, /^Title of meta/).click();
    await page.keyboard.type(
      'Mend your own bicycle at the open workshop on Fennel Street in Wexbourne, by the harbour',
    );
    await page.keyboard.press('Enter');
    await expect.poll(() => said(page).innerText()).toMatch(/^Kept/);
    await page.locator('waybill-editor #meta .fault').waitFor();
  },
  'with the blocks of the page, a shared one chosen': async (page) => {
    await button(page, 'Blocks').click();
    await page.locator('waybill-editor #blocks [role=option]:focus').waitFor();
    await page.keyboard.press('End');
  },
  'with a block that was refused, and one that was copied': async (page) => {
    await button(page, 'Blocks').click();
    await page.locator('waybill-editor #blocks [role=option]:focus').waitFor();
    await page.keyboard.press('Home');
    await page.keyboard.press('Control+C');
    await page.keyboard.press('Delete');
    await page.locator('waybill-editor #blocks .fault', { hasText: 'hero' }).waitFor();
  },
  'with the fields of an entry, all of them, and icons to choose from': async (page) => {
    await button(page, 'Blocks').click();
    await page.locator('waybill-editor #blocks [role=option]', { hasText: 'Cards' }).click();
    await button(page, 'Fields').click();
    await button(page, /^Edit entry 1,/).click();
    await page.locator('waybill-editor .part summary').click();
    await button(page, 'Find icons').click();
    await page.locator('waybill-editor .icons button').first().waitFor();
  },
  'with a field that was refused': async (page) => {
    await button(page, 'Blocks').click();
    await page.locator('waybill-editor #blocks [role=option]:focus').waitFor();
    await page.keyboard.press('Home');
    await button(page, 'Fields').click();
    await page.locator('waybill-editor .part').getByLabel('Heading (needed)').fill('');
    await page.keyboard.press('Tab');
    await button(page, 'Leave it as it was').waitFor();
  },
  'with the kinds of blocks that can be added': async (page) => {
    await button(page, 'Blocks').click();
    await page.locator('waybill-editor #blocks [role=option]:focus').waitFor();
    await button(page, 'Add a block').click();
  },
  'with a remark of the check beside a text': async (page) => {
    await goTo(page, 'Text of item 1 of cards, text with Markdown');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Our 340 members meet here.');
    await page.keyboard.press('Control+Enter');
    await button(page, /^Write “Our/).waitFor();
  },
};

describe.each([
  { name: 'on a desktop', options: {} },
  { name: 'on a phone', options: { viewport: { width: 360, height: 740 }, hasTouch: true } },
  { name: 'at 320 pixels by night', options: { viewport: { width: 320, height: 640 }, colorScheme: 'dark' as const } },
])('axe finds nothing $name', ({ options }) => {
  test.each(Object.entries(STATES))('%s', async (_name, reach) => {
    const page = await site.open('/', options);
    await reach(page);
    expect(await findViolations(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.context().close();
  });
});

test('the focus is never lost: each key leaves it on something with a name', async () => {
  const page = await site.open('/');
  const keys = ['ArrowDown', 'End', 'ArrowUp', 'Home', 'Enter', 'Escape', 'Enter', 'x', 'Enter', 'Control+Z', 'Enter', 'Tab', 'Shift+Tab', 'Enter']; // prettier-ignore
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.locator('waybill-editor [aria-busy]').waitFor({ state: 'detached' });
    await expect.poll(() => focusedName(page), { message: key }).toMatch(/, text|^Follow the link$/);
  }
  await page.keyboard.press('Tab');
  expect(await focusedName(page)).toBe('Done');
  await page.keyboard.press('F2');
  expect(await focusedName(page)).toBe('Edit');
  await page.context().close();
});

test('in forced colours, the ring around a text is still seen', async () => {
  const page = await site.open('/', { forcedColors: 'active' });
  const ring = stops(page).and(page.locator(':focus'));
  const { style, width } = await ring.evaluate((stop) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(stop);
    return { style: outlineStyle, width: outlineWidth };
  });
  expect([style, width]).toEqual(['solid', '3px']);
  await page.context().close();
});

test('the ring is around the text that has the focus, also after the page was scrolled', async () => {
  const page = await site.open('/');
  await goTo(page, 'Copyright of footer, text');
  const text = page.locator('.footer .low p').first();
  const ring = stops(page).and(page.locator(':focus'));
  const distance = async () => {
    const [one, other] = [await text.boundingBox(), await ring.boundingBox()];
    return Math.abs(one!.x - other!.x) + Math.abs(one!.y + one!.height / 2 - other!.y - other!.height / 2);
  };
  await expect.poll(distance).toBeLessThan(8);
  await page.mouse.wheel(0, -150);
  await expect.poll(distance).toBeLessThan(8);
  expect(await field(page).count()).toBe(0);
  await page.context().close();
});

test('a text that becomes one of this page only keeps the keyboard', async () => {
  const page = await site.open('/');
  await goTo(page, 'Heading of call to action, text');
  await page.keyboard.press('Enter');
  await page.locator('waybill-editor').getByRole('radio', { name: 'Only on this page' }).check();
  await field(page).fill('Does it rattle?');
  await field(page).press('Control+Enter');
  await expect.poll(() => site.text()).toContain('heading: Does it rattle?');
  await expect.poll(() => said(page).innerText()).toMatch(/^Kept/);
  await page.waitForLoadState('networkidle'); // by then the texts have been asked for again
  expect(await focusedName(page)).toBe('Heading of call to action, text');
  await page.context().close();
});

test('a button of the title keeps the focus, and stays the same element, while the page changes', async () => {
  const page = await site.open('/');
  await button(page, 'Title and description').click();
  const title = await button(page, /^Title of meta/).elementHandle();
  const isFocused = () => title!.evaluate((one) => one.matches(':focus'));
  expect(await isFocused()).toBe(true);
  const changed = 'title: Repair your bicycle in Wexbourne';
  site.reset(site.original.replace('title: Fennel Street Bikes, the open workshop in Wexbourne', changed));
  await button(page, /: Repair your bicycle in Wexbourne$/).waitFor();
  expect(await isFocused()).toBe(true);
  await page.context().close();
});
