/** What a maintainer does with whole pages, by pointer, by keyboard alone and by touch: each act is shown before it is done, and is one undo. */
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changedLines, said, siteToEdit } from '../edited-site.ts';
import { openBy, WAYS } from '../ways.ts';
import type { Way } from '../ways.ts';

const site = siteToEdit();
let page: Page;

const sheet = () => page.locator('waybill-editor #pages');
const preview = () => sheet().locator('.preview [role=status]');
const rows = () => sheet().locator('.list [role=option]').allInnerTexts();

describe.each(WAYS)('$name', (given) => {
  let way: Way;
  beforeAll(async () => {
    ({ page, way } = await openBy(given, site));
    await way.press('Pages');
    await sheet().locator('[role=option]:focus').waitFor();
  });
  afterAll(() => page.context().close());

  /** Does an act: before its button is pressed, nothing is written; one undo gives the first bytes back. */
  async function once(
    act: () => Promise<void>,
    { plan, button, sentence }: { plan: RegExp; button: string; sentence: RegExp },
    look: (text: string) => Promise<void> | void,
  ): Promise<void> {
    const before = site.text();
    await act();
    await expect.poll(() => preview().innerText()).toMatch(plan);
    expect(site.text()).toBe(before);
    await way.press(button);
    await expect.poll(() => said(page).innerText()).toMatch(sentence);
    expect(await isFocusInside()).toBe(true);
    await look(site.text());
    await undo(before);
  }

  const isFocusInside = () => page.evaluate(() => document.querySelector('waybill-editor')!.shadowRoot!.activeElement?.matches('#pages *')); // prettier-ignore

  async function undo(before: string): Promise<void> {
    await way.press('Undo');
    await expect.poll(() => said(page).innerText()).toMatch(/^Undone/);
    expect(site.text()).toBe(before);
    await way.press('Pages'); // closes it,
    await way.press('Pages'); // and leads into it
    await sheet().locator('[role=option]:focus').waitFor();
  }

  test('a page gets another address: its links, redirects and the navigation follow', async () => {
    await once(
      async () => {
        await way.choose('/repairs');
        await way.press('Change its address');
        await way.write('Page address', '/fixing');
      },
      {
        plan: /^This changes 8 places in 4 parts of the site: 9 lines of the file\. Nothing is saved yet\.$/,
        button: 'Change the address',
        sentence: /^The page is now Repairs \(\/fixing\)\. Saved: 9 lines/,
      },
      async (text) => {
        const old = site.original.replaceAll('to: /repairs', 'to: /fixing').replace('- path: /repairs\n', '- path: /fixing\n'); // prettier-ignore
        expect(changedLines(old, text)).toEqual(['+   - from: /repairs', '+     to: /fixing']);
        await expect.poll(rows).toContainEqual(expect.stringContaining('/fixing'));
      },
    );
  });

  test('an address that is taken is refused, and the form stays', async () => {
    await way.choose('/repairs');
    await way.press('Change its address');
    await way.write('Page address', '/courses');
    await expect.poll(() => preview().innerText()).toMatch(/^There is a page \/courses already\./);
    await way.press('Change the address');
    expect(site.text()).toBe(site.original);
    expect(await sheet().getByLabel('Page address', { exact: true }).inputValue()).toBe('/courses');
    await way.press('Cancel');
    expect(await isFocusInside()).toBe(true);
  });

  test('a page is made from nothing but a heading, behind the chosen one, as a draft', async () => {
    await once(
      async () => {
        await way.choose('/visit');
        await way.press('Add a page');
        await way.write('Page name', 'Our Tools');
        expect(await sheet().getByLabel('Page address', { exact: true }).inputValue()).toBe('/our-tools');
      },
      {
        plan: /^This changes 1 place/,
        button: 'Add the page',
        sentence: /^Our Tools \(\/our-tools\) was added\. Open it/,
      },
      (text) => {
        const added = changedLines(site.original, text);
        expect(added.every((line) => line.startsWith('+'))).toBe(true);
        expect(added.map((line) => line.slice(2).trim())).toEqual(expect.arrayContaining(['path: /our-tools', 'draft: true', 'heading: Our Tools'].map((one) => expect.stringContaining(one) as string))); // prettier-ignore
      },
    );
  });

  test('a page is copied, and the copy is chosen', async () => {
    await once(
      async () => {
        await way.choose('/visit');
        await way.press('Copy');
        await way.write('Page name', 'Visit in winter');
      },
      {
        plan: /^This changes 1 place/,
        button: 'Make the copy',
        sentence: /^Visit in winter \(\/visit-in-winter\) was added as a copy/,
      },
      async (text) => {
        expect(changedLines(site.original, text).every((line) => line.startsWith('+'))).toBe(true);
        expect(await sheet().locator('[aria-selected=true]').innerText()).toContain('/visit-in-winter');
      },
    );
  });

  test('a page is deleted: what led to it leads to another one, and entries that only led there go with it', async () => {
    await once(
      async () => {
        await way.choose('/visit');
        await way.press('Delete');
      },
      {
        plan: /^This changes \d+ places/,
        button: 'Delete the page',
        sentence: /^Visit \(\/visit\) was deleted\. Undo brings it back/,
      },
      (text) => {
        expect(text).not.toContain('path: /visit\n');
        expect(text).toContain('  - from: /visit\n    to: /\n');
        expect(text).toContain('  - from: /workshop\n    to: /\n');
        expect(text).not.toContain('label: Visit\n');
      },
    );
  });

  test('the fields of a page are edited, but for its address and its blocks', async () => {
    await way.choose('/visit');
    await way.press('Fields');
    await way.write('Name (required)', 'Come by');
    expect(await sheet().getByLabel('Path', { exact: false }).count()).toBe(0);
    expect(
      await sheet()
        .getByRole('button', { name: /Blocks/ })
        .count(),
    ).toBe(0);
    await way.press('Back');
    await expect.poll(rows).toContainEqual(expect.stringMatching(/^Come by/));
    expect(changedLines(site.original, site.text())).toEqual(['-     name: Visit', '+     name: Come by']);
    expect(await isFocusInside()).toBe(true);
    await undo(site.original);
  });

  test('a page is moved in the list', async () => {
    const before = site.text();
    await way.choose('/courses');
    await way.press('Move up');
    await expect.poll(() => said(page).innerText()).toMatch(/^Courses \(\/courses\) is now 2 of 8/);
    const moved = await rows();
    expect(moved[1]).toContain('/courses');
    const lines = (text: string) => text.split('\n').toSorted();
    expect(lines(site.text())).toEqual(lines(before));
    await undo(before);
  });

  test('a page that others lead to cannot be hidden: the check says why; one without links can', async () => {
    const before = site.text();
    await way.choose('/courses');
    await way.press('Hide as a draft');
    await expect.poll(() => sheet().locator('.fault').last().innerText()).toMatch(/a draft/);
    expect(site.text()).toBe(before);
    await way.press('Add a page');
    await way.write('Page name', 'Hidden');
    await expect.poll(() => preview().innerText()).toMatch(/^This changes 1 place/);
    await way.press('Add the page');
    await expect.poll(rows).toContainEqual(expect.stringMatching(/\/hidden · draft/));
    const drafted = site.text();
    await way.press('Publish it');
    await expect.poll(() => said(page).innerText()).toMatch(/^Hidden \(\/hidden\) is no longer a draft/);
    expect(changedLines(drafted, site.text())).toEqual(['-     draft: true']);
    expect(await isFocusInside()).toBe(true);
    await way.press('Hide as a draft');
    await expect.poll(() => said(page).innerText()).toMatch(/^Hidden \(\/hidden\) is now a draft/); // the focus has moved by then
    expect(site.text()).toBe(drafted);
    for (let turn = 0; turn < 3; turn++) {
      const now = site.text();
      // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
      await way.press('Undo');
      // oxlint-disable-next-line no-await-in-loop
      await expect.poll(() => site.text()).not.toBe(now);
    }
    expect(site.text()).toBe(before);
    await way.press('Pages');
    await way.press('Pages');
  });
});

test('a button that is pressed twice makes one page', async () => {
  site.reset();
  page = await site.open('/');
  await page.locator('waybill-editor').getByRole('button', { name: 'Pages', exact: true }).click();
  await sheet().locator('[role=option]:focus').waitFor();
  await sheet().getByRole('button', { name: 'Copy' }).click();
  await page.keyboard.type('Twice');
  await expect.poll(() => preview().innerText()).toMatch(/^This changes/);
  await sheet().getByRole('button', { name: 'Make the copy' }).dblclick();
  await expect.poll(() => said(page).innerText()).toMatch(/^Twice \(\/twice\) was added as a copy/);
  await page.waitForLoadState('networkidle');
  expect(site.text().split('path: /twice\n')).toHaveLength(2);
  await page.context().close();
});

test('the page that is open follows its new address; deleted, it gives way to the one that takes its place', async () => {
  site.reset();
  page = await site.open('/repairs');
  const button = (name: string) => page.locator('waybill-editor').getByRole('button', { name, exact: true });
  await button('Pages').click();
  await sheet().locator('[aria-selected=true]', { hasText: '/repairs' }).waitFor();
  await button('Change its address').click();
  await page.keyboard.press('End');
  await page.keyboard.type('-and-more');
  await expect.poll(() => preview().innerText()).toMatch(/^This changes/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/repairs-and-more');
  await sheet().locator('[aria-selected=true]', { hasText: '/repairs-and-more' }).waitFor();
  await button('Delete').click();
  await sheet().getByLabel('Its address and the links to it will lead to').selectOption('/courses');
  await expect.poll(() => preview().innerText()).toMatch(/^This changes/);
  await button('Delete the page').click();
  await page.waitForURL('**/courses');
  expect(site.text()).toContain('  - from: /repairs\n    to: /courses\n');
  await page.context().close();
});
