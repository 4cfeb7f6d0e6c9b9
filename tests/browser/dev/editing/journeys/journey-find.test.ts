/** Words are found in the whole site and replaced, by pointer, by keyboard alone and by touch: one edit, one undo, and only those words differ. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { said, siteToEdit } from '../edited-site.ts';
import { openBy, WAYS } from '../ways.ts';
import type { Way } from '../ways.ts';

const site = siteToEdit();
let page: Page;

const sheet = () => page.locator('waybill-editor #find');
const status = () => sheet().locator('> [role=status]');
const place = (name: RegExp) => sheet().getByRole('checkbox', { name });

/** Returns the words of a text: lines that are folded may break elsewhere. */
const wordsOf = (text: string) => text.split(/\s+/);

describe.each(WAYS)('$name', (given) => {
  let way: Way;
  beforeAll(async () => {
    ({ page, way } = await openBy(given, site));
    await way.press('Find');
    await sheet().locator('input[type=search]:focus').waitFor();
  });
  afterAll(() => page.context().close());

  async function find(words: string): Promise<void> {
    await way.write('Find in all texts of the site', words);
    // The sentence of the search before may be the same.
    await Promise.all([page.waitForResponse('**/__waybill/find'), way.press('Find in the texts')]);
  }

  async function undo(): Promise<void> {
    await way.press('Undo');
    await expect.poll(() => said(page).innerText()).toMatch(/^Undone/);
    expect(site.text()).toBe(site.original);
    await way.press('Find'); // closes it,
    await way.press('Find'); // and leads into it
    await sheet().locator('input[type=search]:focus').waitFor();
  }

  test('places are shown by pages with the words around them; one is left out, all others are replaced', async () => {
    await find('open evening');
    await expect.poll(() => status().innerText()).toMatch(/^\d+ places in \d+ parts of the site\.$/);
    const count = Number(/\d+/.exec(await status().innerText())![0]);
    expect(count).toBeGreaterThan(2);
    expect(await sheet().getByRole('group').first().getByRole('checkbox').count()).toBeGreaterThan(0);
    const left = place(/^first open evening/);
    await left.focus();
    if (given.name === 'by keyboard alone') await page.keyboard.press('Space');
    else await left.uncheck();
    await way.write('Replace with', 'workshop night');
    expect(site.text()).toBe(site.original);
    await way.press(`Replace ${count - 1} places`);
    await expect
      .poll(() => said(page).innerText())
      .toMatch(new RegExp(`^Replaced: ${count - 1} places\\. Saved: \\d+ lines`));
    const text = site.text();
    expect(text).toContain('label: first open evening\n');
    expect(wordsOf(text).join(' ').replaceAll('workshop night', 'open evening').toLowerCase()).toBe(wordsOf(site.original).join(' ').toLowerCase()); // prettier-ignore
    await undo();
  });

  test('what the check would refuse stays and is named; the other places are written', async () => {
    await find('Three ways in');
    await expect.poll(() => status().innerText()).toMatch(/^1 place in 1 part/);
    await way.write('Replace with', ' ');
    await page.keyboard.press('Backspace');
    await way.press('Replace 1 place');
    await expect
      .poll(() => sheet().locator('[role=alert]').innerText())
      .toMatch(/^1 text was not changed[^]*\/, Heading of cards: /);
    expect(site.text()).toBe(site.original);
    expect(await said(page).innerText()).toMatch(/^Replaced: 0 places/);
  });

  test('addresses and references are no words; where links lead is found if that is wanted', async () => {
    await find('figures.hours');
    await expect.poll(() => status().innerText()).toBe('No text of the site contains these words.');
    await find('/repairs');
    await expect.poll(() => status().innerText()).toBe('No text of the site contains these words.');
    const addresses = sheet().getByLabel('Also in link addresses');
    await addresses.focus();
    if (given.name === 'by keyboard alone') await page.keyboard.press('Space');
    else await addresses.check();
    await find('/repairs');
    await expect.poll(() => status().innerText()).toMatch(/^\d+ places in/);
    // A link that would lead nowhere is not written.
    await way.write('Replace with', '/nowhere');
    await way.press(/^Replace \d+ places$/);
    await expect.poll(() => sheet().locator('[role=alert]').innerText()).toMatch(/There is no page "\/nowhere/);
    expect(site.text()).toBe(site.original);
    await addresses.focus();
    await page.keyboard.press('Space');
  });
});

/** A page that is open is loaded again when the site has another menu of languages, which would close what is open on it. */
const statusOfFrench = async () => (await fetch(`${site.dev.url}/fr/repairs`)).status;

test('translations that become outdated are named before anything is replaced', async () => {
  const folder = join(dirname(site.manifest), 'languages');
  mkdirSync(folder);
  writeFileSync(join(folder, 'fr.po'), 'msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\n"\n\nmsgid "Three ways in"\nmsgstr "Trois entrées"\n'); // prettier-ignore
  site.reset(site.original.replace('language: en-GB\n', 'language: en-GB\nlanguages: [fr]\n'));
  await expect.poll(statusOfFrench).not.toBe(404);
  page = await site.open('/');
  await page.locator('waybill-editor').getByRole('button', { name: 'Find', exact: true }).click();
  await sheet().locator('input[type=search]:focus').waitFor();
  await page.keyboard.type('ways in');
  await page.keyboard.press('Enter');
  await expect.poll(() => status().innerText()).toMatch(/^1 place in 1 part of the site\. Replacing all makes 1 translation in .*languages\/fr\.po outdated\.$/); // prettier-ignore
  rmSync(folder, { recursive: true });
  await page.context().close();
});

test('what "Find" and "Pages" consist of is loaded when they are opened first', async () => {
  site.reset();
  await expect.poll(statusOfFrench).toBe(404);
  page = await site.open('/');
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => /(find|pages)-view/.exec(name)?.[0]).filter(Boolean)); // prettier-ignore
  expect(await loaded()).toEqual([]);
  await page.locator('waybill-editor').getByRole('button', { name: 'Find', exact: true }).click();
  await sheet().locator('input[type=search]:focus').waitFor();
  expect(await loaded()).toEqual(['find-view']);
  await page.context().close();
});
