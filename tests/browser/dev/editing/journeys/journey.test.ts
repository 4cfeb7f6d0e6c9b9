/** Ten tasks of a maintainer, by pointer, by keyboard alone and by touch on a phone: each changes only its lines of the file. */
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changedLines, field, said, siteToEdit } from '../edited-site.ts';
import { openBy, tapped, WAYS } from '../ways.ts';
import type { Way } from '../ways.ts';

const site = siteToEdit();
let page: Page;

const editor = () => page.locator('waybill-editor');
const button = (name: string | RegExp) => editor().getByRole('button', { name });

interface Task {
  words: string;
  name: string;
  /** What is done in the open field before a text is typed. */
  first?: (way: Way) => Promise<void>;
  typed: string | undefined;
  lines: string[];
}

const TASKS: Record<string, Task> = {
  'a heading': {
    words: 'Mend your own bicycle',
    name: 'Heading of hero, text',
    typed: 'Do it yourself: "slowly" # at first',
    lines: ['-         heading: Mend your own bicycle', `+         heading: 'Do it yourself: "slowly" # at first'`],
  },
  'a text of several lines': {
    words: 'We have the stands',
    name: 'Lead of hero, text with Markdown',
    typed:
      'We have the **stands**, the tools and the people who know how. You bring the bicycle, your time and old clothes.',
    lines: [
      '-           We have the stands, the tools and the people who know how. You bring the bicycle and clean your hands',
      '-           afterwards.',
      '+           We have the **stands**, the tools and the people who know how. You bring the bicycle, your time and',
      '+           old clothes.',
    ],
  },
  'a title in a list': {
    words: 'Arrive',
    name: 'Title of item 1 of steps, text',
    typed: 'Come in',
    lines: ['-           - title: Arrive', '+           - title: Come in'],
  },
  'the name of a link': {
    words: 'See repairs and prices',
    name: 'Link label of item 1 of cards, text',
    typed: 'Repairs and what they cost',
    lines: ['-             linkLabel: See repairs and prices', '+             linkLabel: Repairs and what they cost'],
  },
  'the button in the header': {
    words: 'Book a stand',
    name: 'Label of call of navigation, text',
    typed: 'Reserve a stand',
    lines: ['-     label: Book a stand', '+     label: Reserve a stand'],
  },
  'the footer': {
    words: '© 2026 Fennel Street Bikes',
    name: 'Copyright of footer, text',
    typed: '© 2027 Fennel Street Bikes 🚲',
    lines: ['-   copyright: © 2026 Fennel Street Bikes', '+   copyright: © 2027 Fennel Street Bikes 🚲'],
  },
  'a figure everywhere': {
    words: '340',
    name: 'Number of item 2 of stats, text',
    first: (way) => way.press('Change “340” everywhere'),
    typed: '350',
    lines: ['-   members: "340"', '+   members: "350"'],
  },
  'a figure that is written out': {
    words: 'No need to book on Saturdays',
    name: 'Note of hero, text with Markdown',
    first: (way) => way.press(/^Write “Wednesday .*” here as text/),
    typed: undefined,
    lines: [
      '-         note: Open ${figures.hours}. No need to book on Saturdays.',
      '+         note: Open Wednesday 5 pm to 8 pm and Saturday 10 am to 4 pm. No need to book on Saturdays.',
    ],
  },
  'a shared block on this page only': {
    words: 'Is something rattling?',
    name: 'Heading of call to action, text',
    async first(way) {
      const radio = editor().getByRole('radio', { name: 'Only on this page' });
      if (way.name === 'by keyboard alone') {
        await page.keyboard.press('Tab');
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Shift+Tab');
      } else if (way.name === 'by touch on a phone') await tapped(page, () => radio.tap());
      else await radio.click();
      await expect.poll(() => radio.isChecked()).toBe(true);
    },
    typed: 'Does it rattle?',
    lines: [
      '-       - type: shared',
      '-         name: book',
      '+       - type: call-to-action',
      '+         heading: Does it rattle?',
      '+         lead: Book a stand, or come on an open evening and wait your turn.',
      '+         surface: warm',
      '+         actions:',
      '+           - label: Book a stand',
      '+             to: /contact#book',
      '+           - label: Call ${phones.bookings}',
      '+             to: ${phones.bookings}',
      '+             look: call',
      '+           - label: See what it costs',
      '+             to: /repairs#costs',
      '+             look: quiet',
    ],
  },
};

describe.each(WAYS)('$name', (given) => {
  let way: Way;
  beforeAll(async () => {
    ({ page, way } = await openBy(given, site));
  });
  afterAll(() => page.context().close());

  test.each(Object.entries(TASKS))('%s', async (_task, { words, name, first, typed, lines }) => {
    const before = site.text();
    await way.open(words, name);
    await field(page).waitFor();
    await first?.(way);
    if (typed !== undefined) {
      await field(page).press('Control+A');
      await page.keyboard.insertText(typed);
    }
    await way.keep();
    await field(page).waitFor({ state: 'detached' });
    await expect.poll(() => said(page).innerText()).toMatch(/^Saved/);
    expect(changedLines(before, site.text())).toEqual(lines);
  });

  test('the title, as a search engine shows it', async () => {
    const before = site.text();
    await way.press('Title');
    await way.press(/^Title of meta/);
    await field(page).press('Control+A');
    await page.keyboard.insertText('Repair your bicycle in Wexbourne');
    await field(page).press('Enter');
    await field(page).waitFor({ state: 'detached' });
    await editor()
      .getByRole('button', { name: /: Repair your bicycle in Wexbourne$/ })
      .waitFor();
    expect(changedLines(before, site.text())).toEqual([
      '-       title: Fennel Street Bikes, the open workshop in Wexbourne',
      '+       title: Repair your bicycle in Wexbourne',
    ]);
    expect(await page.title()).toBe('Repair your bicycle in Wexbourne');
  });

  test('all ten taken back, which gives the first file to the byte', async () => {
    for (let turn = 0; turn < 10; turn++) {
      const now = site.text();
      await way.press('Undo');
      await expect.poll(() => site.text()).not.toBe(now); // what is said may be of the turn before
      await expect.poll(() => button('Redo').getAttribute('aria-disabled')).toBe('false');
      await expect.poll(() => said(page).innerText()).toMatch(/^Undone/);
    }
    await expect.poll(() => site.text()).toBe(site.original);
  });
});
