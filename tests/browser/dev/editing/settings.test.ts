/** What is the same on all pages is edited in the settings: phones, figures, navigation, footer, redirects. */
import type { Page } from 'playwright';
import { afterEach, describe, expect, test } from 'vitest';
import { changedLines, said, siteToEdit } from './edited-site.ts';
import { WAYS } from './ways.ts';

const site = siteToEdit();
let page: Page;

const settings = () => page.locator('waybill-editor #settings');
const button = (name: string | RegExp) =>
  page.locator('waybill-editor').getByRole('button', { name, exact: typeof name === 'string' });
const heading = () => settings().locator('h3').first();
const input = (label: string) => settings().getByLabel(label, { exact: true });
const saying = (sentence: RegExp) => expect.poll(() => said(page).innerText()).toMatch(sentence);
const changes = () => changedLines(site.original, site.text());

afterEach(async () => {
  await page.context().close();
  site.reset();
});

describe.each(WAYS)('$name', ({ on, options }) => {
  const enter = async (part: string, title: string) => {
    await on(page).press(`Edit: ${part}`);
    await expect.poll(() => heading().innerText()).toBe(`Fields of: ${title}`);
  };

  test('a phone is changed and another added under its name, each by its own lines, and both are taken back', async () => {
    page = await site.open('/', options);
    const way = on(page);
    await way.press('Settings');
    await enter('Phones', 'phones');
    await way.write('workshop, +44 0000 000000', '+44 0000 000009');
    await page.keyboard.press('Tab');
    await saying(/^Saved: 1 line/);
    expect(changes()).toEqual(['-   workshop: "+44 0000 000000"', '+   workshop: "+44 0000 000009"']);
    await expect.poll(() => page.locator('#root').innerText()).toContain('+44 0000 000009');
    await way.write('Name of the new entry in: Phones', 'home');
    await way.press('Add to: Phones');
    await expect.poll(() => site.text()).toMatch(/\n {2}home: .*\+00 000 000000/);
    await saying(/^Saved: 1 line/);
    await way.press('Undo');
    await saying(/^Undone: 1 line/);
    await way.press('Undo');
    await expect.poll(() => site.text()).toBe(site.original);
  });

  test('a redirect gets another target, and the way leads back as it came', async () => {
    page = await site.open('/', options);
    const way = on(page);
    await way.press('Settings');
    await enter('Redirects', 'redirects');
    await way.press('Edit entry 1, /workshop');
    await expect.poll(() => heading().innerText()).toBe('Fields of: redirect 1');
    await way.write('To (required)', '/contact');
    await page.keyboard.press('Tab');
    await saying(/^Saved: 1 line/);
    expect(changes()).toEqual(['-     to: /visit', '+     to: /contact']);
    await way.press('Back');
    await button('Edit entry 1, /workshop').and(page.locator(':focus')).waitFor();
    await way.press('Back');
    await button('Edit: Redirects').and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Escape');
    await button('Settings').and(page.locator(':focus')).waitFor();
  });
});

describe('in the settings', () => {
  const open = async (part: string) => {
    page = await site.open('/');
    await button('Settings').click();
    await button(`Edit: ${part}`).click();
    await expect.poll(() => heading().innerText()).toBe(`Fields of: ${part.toLowerCase()}`);
  };

  test('all parts are opened and left, and not one byte is written', async () => {
    page = await site.open('/');
    await button('Settings').click();
    await expect.poll(() => heading().innerText()).toBe('Fields of: site');
    await settings().locator('summary').click();
    const names = await settings().getByRole('button', { name: /^Edit: / }).allInnerTexts(); // prettier-ignore
    expect(names).toEqual(expect.arrayContaining(['Edit: Brand', 'Edit: Navigation', 'Edit: Footer', 'Edit: Figures'])); // prettier-ignore
    for (const name of names) {
      if (await button(name).isHidden()) await settings().locator('summary').click();
      await button(name).click();
      await expect.poll(() => heading().innerText()).not.toBe('Fields of: site');
      await button('Back').click();
      await button(name).and(page.locator(':focus')).waitFor();
    }
    expect(site.text()).toBe(site.original);
  });

  test('a phone that texts name is not deleted: the check says where it is used, and the file stays', async () => {
    await open('Phones');
    await button(/^Delete bookings/).click();
    const fault = settings().locator('.fault:not(:empty)');
    await expect.poll(() => fault.innerText()).toContain('There is no phone called "bookings"');
    expect(site.text()).toBe(site.original);
    await button('Discard the change').click();
    await expect.poll(() => input('bookings, +44 0000 000001').inputValue()).toBe('+44 0000 000001');
  });

  test('a name that another entry has, or none, is asked for again, and nothing is written', async () => {
    await open('Figures');
    const name = input('Name of the new entry in: Figures');
    const validity = () => name.evaluate((one: HTMLInputElement) => one.validationMessage);
    await button('Add to: Figures').click();
    expect(await validity()).toMatch(/name first/);
    await name.fill('members');
    await button('Add to: Figures').click();
    expect(await validity()).toMatch(/already used/);
    expect(site.text()).toBe(site.original);
    await name.fill('wheels');
    await button('Add to: Figures').click();
    await expect.poll(() => changes().every((line) => line.startsWith('+   wheels:')) && changes().length).toBe(1);
    await settings()
      .getByLabel(/^wheels, /)
      .and(page.locator(':focus'))
      .waitFor(); // its value is typed next
    expect(await name.inputValue()).toBe('');
  });

  test('a name that cannot be one is refused in the words of the check', async () => {
    await open('Figures');
    await input('Name of the new entry in: Figures').fill('Two Words');
    await button('Add to: Figures').click();
    await expect.poll(() => settings().locator('.fault:not(:empty)').innerText()).toContain('Two Words');
    expect(await input('Name of the new entry in: Figures').inputValue()).toBe('Two Words');
    expect(site.text()).toBe(site.original);
  });

  test('the header changes on the page with the label of an entry of the navigation', async () => {
    await open('Navigation');
    await button(/^Edit entry 3, Visit/).click();
    await expect.poll(() => heading().innerText()).toBe('Fields of: item 3');
    await input('Label (required)').fill('Find us');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.locator('#root header').first().innerText()).toContain('Find us');
    expect(changes()).toEqual(['-     - label: Visit', '+     - label: Find us']);
  });

  test('what the site does not have yet is added with an example, and taken out again', async () => {
    page = await site.open('/');
    await button('Settings').click();
    await settings().locator('summary').click();
    await button('Add: Announcement').click();
    await expect.poll(() => site.text()).toContain('\nannouncement:\n');
    await button('Remove: Announcement').click();
    await expect.poll(() => site.text()).toBe(site.original);
  });
});

test('settings that are closed and opened again before they are loaded are there once', async () => {
  page = await site.open('/');
  await button('Settings').evaluate((one: HTMLElement) => {
    for (const _ of '123') one.click();
  });
  await button('Edit: Phones').waitFor();
  expect(await heading().count()).toBe(1);
  expect(await settings().getByRole('button', { name: 'Edit: Phones' }).count()).toBe(1);
});
