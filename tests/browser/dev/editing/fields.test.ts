/** The fields of a block: each has the control of its kind, and writes its own lines. */
import type { Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { changedLines, said, siteToEdit } from './edited-site.ts';
import { WAYS } from './ways.ts';

const site = siteToEdit();
let page: Page;

const editor = () => page.locator('waybill-editor');
const button = (name: string | RegExp) => editor().getByRole('button', { name, exact: typeof name === 'string' });
const input = (label: string) => editor().locator('.part').getByLabel(label, { exact: true });
const saying = (sentence: RegExp) => expect.poll(() => said(page).innerText()).toMatch(sentence);
const heading = () => editor().locator('.part h3').first();
const changes = () => changedLines(site.original, site.text());

/** Opens the fields of a block by its first words. */
async function openFields(title: string): Promise<void> {
  if (await button('Back').isVisible()) await button('Close').click();
  if (await button('Fields').isHidden()) await button('Blocks').click();
  await editor().locator('#blocks [role=option]', { hasText: title }).click();
  await button('Fields').click();
  await expect.poll(() => heading().evaluate((one) => one.matches(':focus'))).toBe(true);
}

/** Leaves the field that has the focus. */
const leave = () => page.keyboard.press('Tab');

describe('by its kind, a field', () => {
  beforeEach(async () => {
    page = await site.open('/');
    await button('Blocks').click();
    await editor().locator('#blocks [role=option]:focus').waitFor();
  });
  afterEach(async () => {
    await page.context().close();
    site.reset();
  });

  test('of text is written when it is left; the fields of all blocks are opened without a byte being written', async () => {
    const titles = await editor().locator('#blocks [role=option] > :first-child').allInnerTexts();
    for (const title of titles) await openFields(title);
    expect(site.text()).toBe(site.original);
    await openFields('Cards');
    await input('Heading').fill('Three ways to begin');
    await leave();
    await saying(/^Saved: 1 line/);
    expect(changes()).toEqual(['-         heading: Three ways in', '+         heading: Three ways to begin']);
    await expect.poll(() => page.locator('main h2').allTextContents()).toContain('Three ways to begin');
    await input('Heading').fill('');
    await leave();
    await expect.poll(changes).toEqual(['-         heading: Three ways in']); // a field that may be missing is taken out
  });

  test('that gets its old value back before the new one is written has the old one in the end', async () => {
    const release = Promise.withResolvers<void>();
    const written: string[] = [];
    await page.route('**/__waybill/edit', async (route) => {
      await release.promise;
      await route.continue();
    });
    page.on('requestfinished', (request) => request.url().endsWith('/__waybill/edit') && written.push(request.url()));
    await openFields('Cards');
    await input('Heading').fill('Three ways to begin');
    await leave();
    await input('Heading').fill('Three ways in');
    await leave();
    release.resolve();
    await expect.poll(() => written.length).toBe(2);
    await expect.poll(() => site.text()).toBe(site.original);
    expect(await input('Heading').inputValue()).toBe('Three ways in'); // at no time is the other one shown again
    expect(await editor().locator('.part-field .fault:not(:empty)').count()).toBe(0);
  });

  test('that is refused keeps what was typed, says why in the words of the check, and can be left', async () => {
    await openFields('Hero');
    await input('Heading (required)').fill('');
    await leave();
    const fault = editor().locator('.part-field .fault:not(:empty)');
    await expect.poll(() => fault.innerText()).toMatch(/empty/);
    expect(await input('Heading (required)').getAttribute('aria-invalid')).toBe('true');
    expect(site.text()).toBe(site.original);
    await button('Discard the change').click();
    expect(await input('Heading (required)').inputValue()).toBe('Mend your own bicycle');
    expect(await input('Heading (required)').evaluate((one) => one.matches(':focus'))).toBe(true);
  });

  test('with a choice, a number, a yes or no, a link and an icon', async () => {
    await openFields('Hero');
    await input('Size').selectOption('band');
    await saying(/^Saved/);
    await editor().locator('.part summary').click();
    await input('Breadcrumb').uncheck();
    await expect.poll(() => site.text()).toContain('        breadcrumb: false\n');
    await openFields('Cards');
    await editor().locator('.part summary').click();
    await input('Features shown').fill('2');
    await leave();
    await expect.poll(() => site.text()).toContain('        featuresShown: 2\n');
    await button(/^Edit entry 1,/).click();
    await expect.poll(() => heading().innerText()).toBe('Fields of: item 1');
    const link = input('To');
    const pages = await link.evaluate((one: HTMLInputElement) => Array.from(one.list!.options, ({ value }) => value));
    expect(pages).toEqual(expect.arrayContaining(['/', '/repairs', '/contact', '${phones.workshop}', '${mail}']));
    await link.fill('/visit');
    await leave();
    await expect.poll(() => site.text()).toContain('            to: /visit\n');
    await input('Icon').fill('bike');
    await button('bike').click();
    await expect.poll(() => site.text()).toContain('icon: bike\n');
    await expect.poll(() => input('Icon').inputValue()).toBe('bike');
  });

  test('that was typed and not saved is there again when the page was loaded again', async () => {
    const choice = async () => {
      await openFields('Cards');
      await button(/^Edit entry 1,/).click();
      await expect.poll(() => heading().innerText()).toBe('Fields of: item 1');
      return input('To');
    };
    await page.route('**/__waybill/edit', (route) => route.abort());
    await (await choice()).fill('/visit');
    await leave();
    await page.reload();
    expect(site.text()).toBe(site.original);
    const link = await choice();
    expect(await link.inputValue()).toBe('/visit');
    await expect.poll(() => editor().locator('.part-field .fault:not(:empty)').innerText()).toMatch(/not saved yet/);
    await page.unroute('**/__waybill/edit');
    await button('Save it').click();
    await expect.poll(changes).toEqual([expect.stringMatching(/^- +to: /), expect.stringMatching(/^\+ +to: \/visit$/)]);
    await expect.poll(() => editor().locator('.part-field .fault:not(:empty)').count()).toBe(0);
  });

  test('of a list: entries are moved, added and deleted, and the focus stays with them', async () => {
    await openFields('Cards');
    await button('Move down entry 2, Learn it').focus();
    await page.keyboard.press('Enter');
    await button('Move down entry 3, Learn it').and(page.locator(':focus')).waitFor();
    const lines = (text: string) => text.split('\n').toSorted();
    expect(lines(site.text())).toEqual(lines(site.original));
    await page.keyboard.press('Control+Z');
    await button('Move down entry 2, Learn it').waitFor();
    expect(site.text()).toBe(site.original);
    await button('Add to: items').click();
    await button(/^Edit entry 4/)
      .and(page.locator(':focus'))
      .waitFor();
    expect(changes().every((line) => line.startsWith('+'))).toBe(true);
    await button(/^Delete entry 4/).click();
    await button(/^Delete entry 3/)
      .and(page.locator(':focus'))
      .waitFor();
    await expect.poll(() => site.text()).toBe(site.original);
  });

  test('of a list of texts keeps what is being typed in one of them while another is written', async () => {
    const release = Promise.withResolvers<void>();
    await page.route('**/__waybill/edit', async (route) => {
      await release.promise;
      await route.continue();
    });
    await openFields('Cards');
    await button(/^Edit entry 1,/).click();
    await expect.poll(() => heading().innerText()).toBe('Fields of: item 1');
    const texts = editor().locator('.part-field li input');
    await texts.nth(0).fill('All tools of the workshop');
    await texts.nth(1).focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText('A second one');
    release.resolve();
    await expect.poll(() => site.text()).toContain('- All tools of the workshop\n');
    await saying(/^Saved/);
    await expect.poll(() => texts.nth(0).getAttribute('aria-label')).toContain('All tools of the workshop');
    expect(await texts.nth(1).inputValue()).toBe('A second one');
    expect(await texts.nth(1).evaluate((one) => one.matches(':focus'))).toBe(true);
    await leave();
    await expect.poll(() => site.text()).toContain('- A second one\n');
  });

  test('of a list of texts shows the old text again where a new one was refused and is left', async () => {
    await openFields('Cards');
    await button(/^Edit entry 1,/).click();
    await expect.poll(() => heading().innerText()).toBe('Fields of: item 1');
    const first = editor().locator('.part-field li input').first();
    await first.fill('');
    await leave();
    await button('Discard the change').click();
    await expect.poll(() => first.inputValue()).toBe('All tools included');
    expect(site.text()).toBe(site.original);
  });

  test('Escape leads back: from an entry to its list, to the block, to the list of blocks', async () => {
    await openFields('Cards');
    await button('Edit entry 2, Learn it').click();
    await expect.poll(() => heading().innerText()).toBe('Fields of: item 2');
    await page.keyboard.press('Escape');
    await button('Edit entry 2, Learn it').and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Escape');
    await button('Fields').and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Escape');
    await button('Blocks').and(page.locator(':focus')).waitFor();
    expect(site.text()).toBe(site.original);
  });

  test('of a shared block says on how many pages it is, and changes all of them', async () => {
    await openFields('Is something rattling?');
    expect(await editor().locator('.part > p').innerText()).toContain('is on 3 pages');
    await input('Surface').selectOption('tint');
    await saying(/^Saved: 1 line/);
    expect(changes()).toEqual(['-     surface: warm', '+     surface: tint']);
  });
});

describe.each(WAYS)('$name', ({ on, options }) => {
  afterEach(async () => {
    await page.context().close();
    site.reset();
  });

  test('an entry of a block gets another title: one line of the file changes', async () => {
    page = await site.open('/', options);
    const way = on(page);
    await way.press('Blocks');
    await editor().locator('#blocks [role=option]:focus').waitFor();
    await way.choose('Steps');
    await way.press('Fields');
    await way.press('Edit entry 1, Arrive');
    await expect.poll(() => heading().innerText()).toBe('Fields of: item 1');
    await input('Title (required)').press('Control+A');
    await page.keyboard.insertText('Come in');
    await leave();
    await saying(/^Saved: 1 line/);
    expect(changes()).toEqual(['-           - title: Arrive', '+           - title: Come in']);
    await way.press('Undo');
    await saying(/^Undone/);
    expect(site.text()).toBe(site.original);
  });
});
