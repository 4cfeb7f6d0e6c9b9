/** What was changed is looked at, left out, committed and taken back, by pointer, by keyboard alone and by touch. */
import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { field, focusedName, said, siteToEdit } from '../edited-site.ts';
import { WAYS } from '../ways.ts';
import type { Way } from '../ways.ts';

const site = siteToEdit();
let page: Page;

const git = (...args: string[]) => execFileSync('git', args, { cwd: dirname(site.manifest), encoding: 'utf8' });
const sheet = () => page.locator('waybill-editor #review');
const summary = () => sheet().locator('> [role=status]');
const items = () => sheet().locator('.changes h4').allInnerTexts();
const saying = (sentence: RegExp) => expect.poll(() => said(page).innerText()).toMatch(sentence);

beforeAll(async () => {
  git('init', '--quiet');
  git('config', 'user.name', 'Ada Brown');
  git('config', 'user.email', 'ada@example.com');
  git('add', '.');
  git('commit', '--quiet', '-m', 'Start');
});

describe.each(WAYS)('$name', ({ name, on, options }) => {
  let way: Way;
  beforeAll(async () => {
    site.reset(git('show', 'HEAD:./site.yaml'));
    page = await site.open('/', options);
    way = { name, ...on(page) };
    return () => page.context().close();
  });

  test('two texts are changed, and the review shows both with their words', async () => {
    await way.open('Mend your own bicycle', 'Heading of hero, text');
    await field(page).fill('Mend your own old bicycle');
    await way.keep();
    await field(page).waitFor({ state: 'detached' }); // the sentence alone may be the one of the text before
    await saying(/^Saved/);
    await way.open('Three ways in', 'Heading of cards, text');
    await field(page).fill('Four ways in');
    await way.keep();
    await field(page).waitFor({ state: 'detached' }); // the sentence alone may be the one of the text before
    await saying(/^Saved/);
    await way.press('Review');
    await expect.poll(() => summary().innerText()).toBe('2 changes in 1 part of the site since the last commit: 2 lines of site.yaml.'); // prettier-ignore
    expect(await items()).toEqual(['Heading of hero', 'Heading of cards']);
    expect(await sheet().locator('ins').allInnerTexts()).toEqual(['old ', 'Four']);
    expect(await sheet().locator('del').allInnerTexts()).toEqual(['Three']);
    expect(await sheet().getByText('Everything is already saved in site.yaml').isVisible()).toBe(true);
  });

  test('the page is shown as it was and as it is, and no script runs there', async () => {
    await way.press('Show / before and now');
    const frames = sheet().locator('iframe');
    await expect.poll(() => frames.count()).toBe(2);
    const headings = () =>
      Promise.all([0, 1].map((index) => frames.nth(index).contentFrame().locator('h1').innerText()));
    await expect.poll(headings).toEqual(['Mend your own bicycle', 'Mend your own old bicycle']);
    await expect.poll(() => frames.nth(1).contentFrame().locator('[data-changed]').count()).toBe(2);
    expect(await frames.nth(0).contentFrame().locator('script').count()).toBe(0);
    await expect.poll(() => frames.nth(0).evaluate((frame) => frame.getBoundingClientRect().width)).toBeLessThan(200);
    await way.press('Show / before and now');
    await expect.poll(() => frames.count()).toBe(0);
  });

  test('one change is left out, and comes back by undo; the keyboard stays in the list', async () => {
    await way.press('Revert: Heading of cards');
    await saying(/^Reverted: Heading of cards\. .* 1 line of the file changed/);
    await expect.poll(items).toEqual(['Heading of hero']);
    expect(site.text()).toContain('heading: Three ways in');
    expect(await focusedName(page)).toMatch(/Show|Revert:/);
    await way.press('Undo');
    await saying(/^Undone/);
    await expect.poll(items).toHaveLength(2);
    await way.press('Revert: Heading of cards');
    await saying(/^Reverted: Heading of cards/);
    await expect.poll(items).toEqual(['Heading of hero']);
  });

  test('the rest is committed with the message that was proposed, and taken back', async () => {
    const message = sheet().getByLabel('Commit message');
    await expect.poll(() => message.inputValue()).toBe('Change heading of hero on /');
    await way.write('Commit message', `Old bicycles, ${name}`);
    await way.press('Commit');
    await saying(/^Committed as [\da-f]+\. It was not pushed\.$/);
    await expect.poll(() => summary().innerText()).toBe('Nothing has changed since the last commit.');
    expect(git('log', '-1', '--format=%s|%an', '--name-only').trim().split(/\n+/)).toEqual([`Old bicycles, ${name}|Ada Brown`, 'site.yaml']); // prettier-ignore
    expect(git('status', '--porcelain')).toBe('');
    await expect.poll(() => focusedName(page)).not.toBe(undefined);
    await way.press('Revert the last commit');
    await saying(/^The file is as it was before that commit/);
    await expect.poll(items).toEqual(['Heading of hero']);
    expect(site.text()).toContain('heading: Mend your own bicycle');
    await way.press('Revert all changes');
    await saying(/^All changes were reverted/);
    expect(site.text()).toContain('heading: Mend your own old bicycle');
    git('commit', '--quiet', '--allow-empty', '-m', 'Between');
    git('revert', '--no-edit', 'HEAD~1');
  });
});
