/** What a maintainer does with whole blocks, by pointer, by keyboard alone and by touch: each is one act, and changes only its lines. */
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { said, siteToEdit } from '../edited-site.ts';
import { openBy, WAYS } from '../ways.ts';
import type { Way } from '../ways.ts';

const site = siteToEdit();
let page: Page;

const button = (name: string | RegExp) => page.locator('waybill-editor').getByRole('button', { name });
const titles = () => page.locator('waybill-editor #blocks .list [role=option] > :first-child').allInnerTexts();
const headings = () => page.locator('main h2:visible').allTextContents();

/** Returns the text from the line with one text up to that with another. */
function between(text: string, start: string, end: string): string {
  const lineOf = (words: string, from = 0) => text.lastIndexOf('\n', text.indexOf(words, from)) + 1;
  const from = lineOf(start);
  return text.slice(from, lineOf(end, from));
}

const CARDS = ['- type: cards\n        heading: Three ways in', '- type: steps'] as const;
const STEPS = ['- type: steps', '- type: testimonials'] as const;
const LAST = '- type: shared\n        name: book';

describe.each(WAYS)('$name', (given) => {
  let way: Way;
  beforeAll(async () => {
    ({ page, way } = await openBy(given, site));
    await way.press('Blocks');
    await page.locator('waybill-editor #blocks [role=option]').first().waitFor();
  });
  afterAll(() => page.context().close());

  /** Does something, and undoes it: the file is then what it was. */
  async function once(act: () => Promise<void>, wanted: (text: string) => string, sentence: RegExp): Promise<void> {
    const before = site.text();
    await act();
    await expect.poll(() => said(page).innerText()).toMatch(sentence);
    expect(site.text()).toBe(wanted(before));
    const focused = await page.evaluate(() => document.querySelector('waybill-editor')!.shadowRoot!.activeElement?.matches('#blocks *')); // prettier-ignore
    expect(focused).toBe(true);
    await way.press('Undo');
    await expect.poll(() => said(page).innerText()).toMatch(/^Undone/);
    expect(site.text()).toBe(before);
    await openAgain();
  }

  async function openAgain(): Promise<void> {
    await way.press('Blocks'); // closes it,
    await way.press('Blocks'); // and leads into it
    await page.locator('waybill-editor #blocks [role=option]:focus').waitFor();
  }

  test('a block is moved up, and the page shows it there', async () => {
    await once(
      async () => {
        await way.choose('Steps');
        await way.press('Move up');
        await expect.poll(headings).toEqual(['How an evening goes', 'Three ways in', 'From the visitors\' book', 'Is something rattling?']); // prettier-ignore
      },
      (text) => {
        const [cards, steps] = [between(text, ...CARDS), between(text, ...STEPS)];
        return text.replace(cards + steps, steps + cards);
      },
      /^Steps “How an evening goes” is now 3 of 6\. Saved: \d+ lines/,
    );
  });

  test('a block is moved to a place', async () => {
    await once(
      async () => {
        await way.choose('Cards');
        await page.locator('waybill-editor .acts select').selectOption('5');
        await way.press('Move there');
      },
      (text) => {
        const cards = between(text, ...CARDS);
        const rest = text.replace(cards, '');
        return rest.replace(`      ${LAST}`, () => cards + `      ${LAST}`);
      },
      /^Cards “Three ways in” is now 5 of 6/,
    );
  });

  test('a block is copied, and pasted behind another', async () => {
    await once(
      async () => {
        await way.choose('Cards');
        await way.press('Copy');
        await expect.poll(() => said(page).innerText()).toMatch(/^Cards “Three ways in” was copied/);
        await way.choose('Steps');
        await way.press('Paste Cards “Three ways in” after this block');
      },
      (text) => {
        const [cards, steps] = [between(text, ...CARDS), between(text, ...STEPS)];
        return text.replace(steps, () => steps + cards);
      },
      /^Cards “Three ways in” was pasted at position 5/,
    );
  });

  test('a block is deleted', async () => {
    await once(
      async () => {
        await way.choose('Cards');
        await way.press('Delete');
      },
      (text) => text.replace(between(text, ...CARDS), ''),
      /^Cards “Three ways in” was deleted\. Undo brings it back\. Saved/,
    );
  });

  test('a block that stands on three pages is deleted from this one only, or from all', async () => {
    const reference = (text: string) => text.replace(`      ${LAST}\n`, '');
    const act = async () => {
      await way.choose('Is something rattling?');
      await way.press('Delete');
    };
    await once(act, reference, /^Call to action “Is something rattling\?” was deleted/);
    const before = site.text();
    await way.choose('Is something rattling?');
    const everywhere = page.locator('waybill-editor').getByRole('radio', { name: 'on all 3 pages' });
    if (given.name === 'by keyboard alone') {
      await page.keyboard.press('Tab');
      await page.keyboard.press('ArrowRight');
    } else await everywhere.check();
    expect(await everywhere.isChecked()).toBe(true);
    await way.press('Delete');
    await expect.poll(() => said(page).innerText()).toMatch(/was deleted/);
    expect(site.text()).not.toContain('name: book\n');
    expect(site.text()).not.toContain('\n  book:\n');
    await way.press('Undo');
    await expect.poll(() => site.text()).toBe(before);
    await expect.poll(titles).toHaveLength(6);
    await openAgain();
  });

  test('a block is added from an example of its kind, and passes the check', async () => {
    await once(
      async () => {
        await way.choose('Cards');
        await way.press('Add a block');
        await page.locator('waybill-editor .choice input:focus').waitFor();
        await page.keyboard.insertText('questions that open');
        await way.press(/^Faq /);
      },
      (text) => {
        const added = between(site.text(), '- type: faq', '- type: steps');
        expect(added).toMatch(/^ {6}- type: faq\n {8}\S/);
        const steps = between(text, ...STEPS);
        return text.replace(steps, () => added + steps);
      },
      /^Faq was added with example texts\. Replace them with your own\. Saved/,
    );
    expect(await button(/^\d+ (?:error|problem)s?/).count()).toBe(0);
  });
});
