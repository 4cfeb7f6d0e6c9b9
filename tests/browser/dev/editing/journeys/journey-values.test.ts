/** While a reference is typed, the values of the site are offered: by pointer, by keyboard alone and by touch. */
import type { Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { changedLines, field, said, siteToEdit } from '../edited-site.ts';
import { openBy, WAYS } from '../ways.ts';

const site = siteToEdit();
let page: Page;
afterEach(() => page.context().close());

const list = () => page.locator('waybill-editor .field').getByRole('listbox', { name: 'Values of the site' });
const options = () => list().getByRole('option').allInnerTexts();

test.each(WAYS)('$name, a figure is found by a part of its name and written as a reference', async (given) => {
  const opened = await openBy(given, site);
  page = opened.page;
  await opened.way.open('Three ways in', 'Heading of cards, text');
  await field(page).fill('');
  await page.keyboard.type('Open since ${');
  await expect.poll(options).toContain('figures.opened 2011');
  await page.keyboard.type('opened');
  await expect.poll(options).toEqual(['figures.opened 2011']);
  if (given.name === 'by keyboard alone') await page.keyboard.press('Enter');
  else if (given.options.hasTouch) await list().getByRole('option').tap();
  else await list().getByRole('option').click();
  expect(await field(page).inputValue()).toBe('Open since ${figures.opened}');
  expect(await list().count()).toBe(0);
  await opened.way.keep();
  await expect.poll(() => said(page).innerText()).toMatch(/^Saved: 1 line/);
  expect(changedLines(site.original, site.text())).toEqual([
    '-         heading: Three ways in',
    '+         heading: Open since ${figures.opened}',
  ]);
});

test('Escape closes the list alone, arrows choose, and two dollar signs are no reference', async () => {
  const opened = await openBy(WAYS[0]!, site);
  page = opened.page;
  await opened.way.open('Three ways in', 'Heading of cards, text');
  await field(page).fill('');
  await page.keyboard.type('$${');
  expect(await list().count()).toBe(0);
  await field(page).fill('');
  await page.keyboard.type('${fig');
  await list().waitFor();
  await page.keyboard.press('Escape');
  expect(await list().count()).toBe(0);
  expect(await field(page).count()).toBe(1);
  await page.keyboard.type('u');
  const chosen = () => list().locator('[aria-selected=true]').innerText();
  const first = await chosen();
  await page.keyboard.press('ArrowDown');
  expect(await chosen()).not.toBe(first);
  await page.keyboard.press('ArrowUp');
  expect(await chosen()).toBe(first);
  await page.keyboard.press('Tab');
  expect(await field(page).inputValue()).toBe(`\${${first.split(' ')[0]}}`);
});
