/** Blocks of a page: by keys, from page to page, and of every kind that there is. */
import type { Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { manifestChecker } from '../../../../manifest/manifest.ts';
import { changedLines, said, siteToEdit, stops } from './edited-site.ts';

const site = siteToEdit();
let page: Page;

beforeEach(async () => {
  page = await site.open('/');
  await openList();
});
afterEach(async () => {
  await page.context().close();
  site.reset();
});

const editor = () => page.locator('waybill-editor');
const button = (name: string | RegExp) => editor().getByRole('button', { name, exact: typeof name === 'string' });
const options = () => editor().locator('#blocks [role=option]');
const focused = () => options().and(page.locator(':focus'));
const titles = () => options().locator('> :first-child').allInnerTexts();
const fault = () => editor().locator('#blocks .fault');
const saying = (sentence: RegExp) => expect.poll(() => said(page).innerText()).toMatch(sentence);
const errors = () => manifestChecker(site.manifest)(Buffer.from(site.text())).problems.filter(({ severity }) => severity === 'error'); // prettier-ignore

async function openList(): Promise<void> {
  await button('Blocks').click();
  await focused().waitFor();
}

test('the list names each block by its kind and its first words, and the page shows the chosen one in a frame', async () => {
  expect(await titles()).toEqual([
    'Hero “Mend your own bicycle”',
    'Stats “The workshop in figures”',
    'Cards “Three ways in”',
    'Steps “How an evening goes”',
    "Testimonials “From the visitors' book”",
    'Call to action “Is something rattling?”',
  ]);
  await page.keyboard.press('End');
  const [frame, block] = [editor().locator('#chosen'), page.locator('main h2', { hasText: 'Is something rattling?' })];
  // The frame follows when the page is drawn next.
  const sides = async () => {
    const [outer, inner] = [(await frame.boundingBox())!, (await block.boundingBox())!];
    return { above: inner.y - outer.y, below: outer.y + outer.height - inner.y - inner.height, top: inner.y };
  };
  await expect.poll(sides).toSatisfy((all) => Object.values(all as object).every((distance) => distance > 0));
  await page.keyboard.press('Escape');
  await editor().locator('#chosen').waitFor({ state: 'hidden' });
  expect(await button('Blocks').evaluate((one) => one.matches(':focus'))).toBe(true);
});

test('keys move and delete the chosen block, and the focus stays with it', async () => {
  await page.keyboard.press('Home');
  for (const _ of '12') await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
  await saying(/^Cards “Three ways in” is now 4 of 6/);
  expect(await focused().innerText()).toContain('Cards');
  await page.keyboard.press('Alt+ArrowUp');
  await saying(/is now 3 of 6/);
  expect(site.text()).toBe(site.original);
  await page.keyboard.press('Delete');
  await saying(/^Cards “Three ways in” was deleted/);
  expect(await focused().innerText()).toContain('Steps');
  await page.keyboard.press('Control+Z');
  await saying(/^Undone/);
  expect(site.text()).toBe(site.original);
  expect(await focused().count()).toBe(1);
});

test('what the check forbids is not done, in its words: a page begins with its hero', async () => {
  await page.keyboard.press('Home');
  await page.keyboard.press('Delete');
  await expect.poll(() => fault().innerText()).toMatch(/hero/i);
  await page.keyboard.press('ArrowDown');
  expect(await fault().isVisible()).toBe(false);
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => fault().innerText()).toMatch(/hero/i);
  expect(site.text()).toBe(site.original);
});

test('a block that was cut stays until it is pasted on another page, also after that was loaded again', async () => {
  await page.keyboard.press('Home');
  for (const _ of '12') await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+X');
  await saying(/^Cards .* was cut\. It stays here until/);
  expect(await focused().innerText()).toContain('cut');
  expect(site.text()).toBe(site.original);
  await page.goto(`${site.dev.url}/visit`);
  await page.reload();
  await stops(page).first().waitFor({ state: 'attached' });
  await openList();
  const before = await titles();
  await page.keyboard.press('Home');
  await page.keyboard.press('Control+V');
  await saying(/^Cards “Three ways in” was pasted at position 2/);
  expect(await titles()).toEqual(before.toSpliced(1, 0, 'Cards “Three ways in”'));
  const lines = (text: string) => text.split('\n').toSorted();
  expect(lines(site.text())).toEqual(lines(site.original)); // each line is still there: it is another place
  await expect.poll(() => page.locator('main h2').allTextContents()).toContain('Three ways in');
  await page.keyboard.press('Control+V');
  await saying(/^No block was copied or cut/);
});

test('a block is shared, pasted on another page, and changed on both; all of it is taken back', async () => {
  await editor().locator('#blocks [role=option]', { hasText: 'Steps' }).click();
  await button('Share with other pages').click();
  await saying(/^Steps “How an evening goes” is now written once, as “steps”/);
  expect(await titles()).toContain('Steps “How an evening goes”');
  expect(await button('Share with other pages').isHidden()).toBe(true);
  expect(errors()).toEqual([]);
  expect(await button('Copy').evaluate((one) => one.matches(':focus'))).toBe(true);
  await page.keyboard.press('Enter');
  await page.goto(`${site.dev.url}/visit`);
  await stops(page).first().waitFor({ state: 'attached' });
  await openList();
  await page.keyboard.press('Home');
  await page.keyboard.press('Control+V');
  await saying(/was pasted at position 2/);
  expect(site.text().match(/- type: shared\n +name: steps\n/g)).toHaveLength(2);
  expect(errors()).toEqual([]);
  await button('Fields').click();
  await expect.poll(() => editor().locator('.part > p').innerText()).toContain('is on 2 pages');
  await page.keyboard.press('Escape');
  for (const _ of '12') {
    await page.keyboard.press('Control+Z');
    await saying(/^Undone/);
  }
  await expect.poll(() => site.text()).toBe(site.original);
});

test('two quick presses paste once', async () => {
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+C');
  await saying(/was copied/);
  await focused().evaluate((row) => {
    for (const _ of '12') row.dispatchEvent(new KeyboardEvent('keydown', { key: 'v', ctrlKey: true, bubbles: true }));
  });
  await saying(/was pasted at position 3/);
  await expect.poll(async () => (await titles()).length).toBe(7);
  await page.keyboard.press('Control+Z');
  await expect.poll(() => site.text()).toBe(site.original);
});

test('a block that was copied is pasted although it is gone meanwhile', async () => {
  await page.keyboard.press('Home');
  for (const _ of '12') await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+C');
  await saying(/was copied/);
  await page.keyboard.press('Delete');
  await saying(/was deleted/);
  await page.keyboard.press('Control+V');
  await saying(/was pasted/);
  expect(await titles()).toContain('Cards “Three ways in”');
  expect(errors()).toEqual([]);
});

test('a change made elsewhere leaves the chosen block, and the place chosen for it, as they are', async () => {
  await options().filter({ hasText: 'Cards' }).click();
  const wanted = editor().locator('.acts select');
  await wanted.selectOption('2');
  site.reset(site.original.replace('Three ways in\n', 'Three ways in and out\n')); // written in another program
  await expect.poll(titles).toContain('Cards “Three ways in and out”');
  expect(await wanted.evaluate((one: HTMLSelectElement) => one.value)).toBe('2');
  site.reset(site.text().replace('      - type: shared\n        name: figures\n', ''));
  await expect.poll(titles).toHaveLength(5);
  expect(await editor().locator('#blocks [aria-selected=true]').innerText()).toContain('Cards');
});

test('the list of the not-found page is its own', async () => {
  await page.goto(`${site.dev.url}/nothing-here`);
  await stops(page).first().waitFor({ state: 'attached' });
  await openList();
  expect(await titles()).toEqual(['Hero “This page has rolled away”']);
  expect(await button('Move there').isVisible()).toBe(false);
});

test('a text leads to its block', async () => {
  await page.getByText('Arrive', { exact: true }).click();
  await button('Its block').click();
  await focused().waitFor();
  expect(await focused().innerText()).toContain('Steps');
});

describe('every kind of block', () => {
  test('can be added, without an error in the file, or says what the site lacks for it', async () => {
    await button('Add a block').click();
    const kinds = await editor().locator('.choice li strong').allInnerTexts();
    expect(kinds.length).toBeGreaterThan(25);
    const refused: Record<string, string> = {};
    for (const kind of kinds) {
      if (await editor().locator('.choice').isHidden()) await button('Add a block').click();
      await editor().locator('.choice li button', { has: page.locator(`strong:text-is("${kind}")`) }).click(); // prettier-ignore
      await expect.poll(async () => (await said(page).innerText()) + (await fault().innerText())).not.toBe('');
      if (await fault().isVisible()) {
        refused[kind] = await fault().innerText();
        expect(site.text(), kind).toBe(site.original);
        continue;
      }
      await saying(new RegExp(`^${kind} was added`));
      expect(errors(), kind).toEqual([]);
      expect(changedLines(site.original, site.text()).filter((line) => line.startsWith('-')), kind).toEqual([]); // prettier-ignore
      await button('Undo').click();
      await saying(/^Undone/);
      await expect.poll(() => options().count()).toBe(6);
    }
    expect(Object.keys(refused).toSorted()).toEqual(['Distances', 'Hero', 'Journeys', 'Map', 'Near', 'Search']);
    for (const sentence of Object.values(refused)) expect(sentence).toMatch(/^[A-Z].*\.$/);
  });
});
