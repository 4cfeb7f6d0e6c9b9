/** The editor is for everybody: axe finds nothing in any state, and the keyboard is never lost. */
import type { Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { findViolations } from '../../../support/browser/axe.ts';
import { field, focusedName, goTo, said, siteToEdit, stops } from './edited-site.ts';

const site = siteToEdit();

beforeEach(() => site.reset());

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
  'with the values that a reference can name': async (page) => {
    await page.locator('h1').click();
    await page.keyboard.type('${');
    await page.locator('waybill-editor .field [role=option]').first().waitFor();
  },
  'with a value that stands elsewhere': (page) => page.getByText('340', { exact: true }).click(),
  'with a text of a shared block': (page) => page.getByText('Is something rattling?').click(),
  'with the title and description': (page) => button(page, 'Title').click(),
  'with a title that the check finds too long': async (page) => {
    await button(page, 'Title').click();
    await button(page, /^Title of meta/).click();
    await page.keyboard.type(
      'Mend your own bicycle at the open workshop on Fennel Street in Wexbourne, by the harbour',
    );
    await page.keyboard.press('Enter');
    await expect.poll(() => said(page).innerText()).toMatch(/^Saved/);
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
    // Until the entry is there, the fields of its block are, and they have more of their own.
    await page.locator('waybill-editor .part h3', { hasText: 'Fields of: item 1' }).waitFor();
    await page.locator('waybill-editor .part summary').click();
    await button(page, 'Find icons').click();
    await page.locator('waybill-editor .icons button').first().waitFor();
  },
  'with a field that was refused': async (page) => {
    await button(page, 'Blocks').click();
    await page.locator('waybill-editor #blocks [role=option]:focus').waitFor();
    await page.keyboard.press('Home');
    await button(page, 'Fields').click();
    await page.locator('waybill-editor .part').getByLabel('Heading (required)').fill('');
    await page.keyboard.press('Tab');
    await button(page, 'Discard the change').waitFor();
  },
  'with the kinds of blocks that can be added': async (page) => {
    await button(page, 'Blocks').click();
    await page.locator('waybill-editor #blocks [role=option]:focus').waitFor();
    await button(page, 'Add a block').click();
  },
  'with the pages of the site': async (page) => {
    await button(page, 'Pages').click();
    await page.locator('waybill-editor #pages [role=option]:focus').waitFor();
  },
  'with a plan for a page, and all that it changes': async (page) => {
    await button(page, 'Pages').click();
    await page.locator('waybill-editor #pages [role=option]', { hasText: '/repairs' }).click();
    await button(page, 'Delete').click();
    await page.locator('waybill-editor #pages summary').click();
  },
  'with an address that is refused': async (page) => {
    await button(page, 'Pages').click();
    await page.locator('waybill-editor #pages [role=option]', { hasText: '/repairs' }).click();
    await button(page, 'Change its address').click();
    await page.locator('waybill-editor #pages').getByLabel('Page address', { exact: true }).fill('a b');
    await page.locator('waybill-editor #pages .fault', { hasText: 'cannot be a path' }).waitFor();
  },
  'with the settings of the site, all of them': async (page) => {
    await button(page, 'Settings').click();
    await page.locator('waybill-editor #settings summary').click();
  },
  'with a map of the settings, and a name that was refused': async (page) => {
    await button(page, 'Settings').click();
    await button(page, 'Edit: Figures').click();
    await button(page, 'Add to: Figures').click();
  },
  'with words that were found': async (page) => {
    await button(page, 'Find').click();
    await page.locator('waybill-editor #find input[type=search]').fill('bicycle');
    await page.keyboard.press('Enter');
    await button(page, /^Replace \d+ places/).waitFor();
  },
  'with what has changed, in words and as pages': async (page) => {
    site.reset(site.original.replace('heading: Three ways in', 'heading: Four ways in').replace(/ {6}- type: shared\n {8}name: brakes\n/, '')); // prettier-ignore
    await page.locator('#root h2', { hasText: 'Four ways in' }).waitFor();
    await button(page, 'Review').click();
    await button(page, /^Revert:/).first().waitFor(); // prettier-ignore
    await button(page, 'Show / before and now').click();
    await expect.poll(() => page.locator('waybill-editor iframe').count()).toBe(2);
  },
  'with code, and a mistake in it': async (page) => {
    await button(page, 'Code').click();
    const code = page.locator('waybill-editor #code').getByRole('textbox');
    await code.getByText('type: hero').click();
    await page.keyboard.type('x');
    await page.locator('waybill-editor .code-problems li').first().waitFor();
  },
  'with a review in which nothing has changed': async (page) => {
    await button(page, 'Review').click();
    await page.locator('waybill-editor #review [role=status]', { hasText: 'Nothing' }).waitFor();
  },
  'with a picture that was chosen, and has no words yet': async (page) => {
    await openPictureDialog(page);
    await page.locator('waybill-editor input[type=file]').setInputFiles('examples/bicycle-workshop/public/images/wheel.svg'); // prettier-ignore
    await page.locator('waybill-editor dialog [role=status]', { hasText: 'SVG' }).waitFor();
    await button(page, 'Use this picture').click();
  },
  'with a picture that was refused': async (page) => {
    await openPictureDialog(page);
    await page.locator('waybill-editor input[type=file]').setInputFiles('examples/bicycle-workshop/site.yaml');
    await page.locator('waybill-editor dialog .fault', { hasText: 'picture' }).waitFor();
  },
  'with a remark of the check beside a text': async (page) => {
    await goTo(page, 'Text of item 1 of cards, text with Markdown');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Our 340 members meet here.');
    await page.keyboard.press('Control+Enter');
    await button(page, /^Write “Our/).waitFor();
  },
};

async function openPictureDialog(page: Page): Promise<void> {
  await button(page, 'Blocks').click();
  await page.locator('waybill-editor #blocks [role=option]:focus').waitFor();
  await page.keyboard.press('Home');
  await button(page, 'Fields').click();
  await page.locator('waybill-editor .part summary').click();
  await button(page, 'Choose a picture').first().click(); // prettier-ignore
}

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

test('a text that becomes one of this page only keeps the keyboard', async () => {
  const page = await site.open('/');
  await goTo(page, 'Heading of call to action, text');
  const stop = (await stops(page).and(page.locator(':focus')).elementHandle())!;
  await page.keyboard.press('Enter');
  await page.locator('waybill-editor').getByRole('radio', { name: 'Only on this page' }).check();
  await field(page).fill('Does it rattle?');
  await field(page).press('Control+Enter');
  await expect.poll(() => site.text()).toContain('heading: Does it rattle?');
  await expect.poll(() => said(page).innerText()).toMatch(/^Saved/);
  await expect.poll(() => stop.evaluate((one) => one.isConnected)).toBe(false); // the text has another address by now
  expect(await focusedName(page)).toBe('Heading of call to action, text');
  await page.context().close();
});

test('a button of the title keeps the focus, and stays the same element, while the page changes', async () => {
  const page = await site.open('/');
  await button(page, 'Title').click();
  const title = await button(page, /^Title of meta/).elementHandle();
  const isFocused = () => title!.evaluate((one) => one.matches(':focus'));
  expect(await isFocused()).toBe(true);
  const changed = 'title: Repair your bicycle in Wexbourne';
  site.reset(site.original.replace('title: Fennel Street Bikes, the open workshop in Wexbourne', changed));
  await button(page, /: Repair your bicycle in Wexbourne$/).waitFor();
  expect(await isFocused()).toBe(true);
  await page.context().close();
});

test.each([320, 360, 768])(
  'at %i pixels, the buttons of the page that float stay free of those of the editor',
  async (width) => {
    const page = await site.open('/', { viewport: { width, height: 740 } });
    await button(page, 'Blocks').click();
    await page.locator('waybill-editor #blocks [role=option]:focus').waitFor();
    const covered = () =>
      page.locator('.floating').evaluate((floating) => {
        const mine = floating.getBoundingClientRect();
        const { shadowRoot } = document.querySelector('waybill-editor')!;
        const parts = Array.from(shadowRoot!.querySelectorAll('#bar button, .sheet:not([hidden])'));
        const over = parts.map((part) => [part, part.getBoundingClientRect()] as const).filter(([, box]) => box.width > 0 && box.left < mine.right && box.right > mine.left && box.top < mine.bottom && box.bottom > mine.top); // prettier-ignore
        return over.map(([part]) => part.textContent);
      });
    await expect.poll(covered).toEqual([]);
    await page.context().close();
  },
);
