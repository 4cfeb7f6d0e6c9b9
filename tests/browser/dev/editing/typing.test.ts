/** Texts are typed in place, and the file says them: one line of it changes. */
import type { Page, Route } from 'playwright';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { changedLines, field, focusedName, goTo, said, siteToEdit, stops } from './edited-site.ts';

const site = siteToEdit();
let page: Page;

beforeEach(async () => {
  page = await site.open('/');
});
afterEach(async () => {
  await page.context().close();
  site.reset();
});

const heading = () => page.locator('h1');
const kept = () => expect.poll(() => said(page).innerText()).toMatch(/^Saved/);
/** Waits for the page, which may show what was written a moment after the editor says so. */
const shows = (text: string) => expect.poll(() => heading().textContent()).toBe(text);
const changes = () => changedLines(site.original, site.text());

describe('a text', () => {
  test('is opened by a click, kept by Enter, and the focus stays at it', async () => {
    await heading().click();
    expect(await field(page).inputValue()).toBe('Mend your own bicycle');
    await page.keyboard.type('Do it yourself');
    await page.keyboard.press('Enter');
    await kept();
    await shows('Do it yourself');
    expect(changes()).toEqual(['-         heading: Mend your own bicycle', '+         heading: Do it yourself']);
    expect(await focusedName(page)).toBe('Heading of hero, text');
    expect(await field(page).count()).toBe(0);
  });

  test('is as it was after Escape', async () => {
    await heading().click();
    await page.keyboard.type('Something else');
    await page.keyboard.press('Escape');
    expect(await field(page).count()).toBe(0);
    await shows('Mend your own bicycle');
    expect(site.text()).toBe(site.original);
    expect(await focusedName(page)).toBe('Heading of hero, text');
  });

  test('is kept by leaving its field', async () => {
    await heading().click();
    await page.keyboard.type('Left by a click');
    await page.mouse.click(5, 500);
    await kept();
    expect(changes()).toHaveLength(2);
    await shows('Left by a click');
  });

  test('of Markdown is edited as it is written, and shown as it reads', async () => {
    await page.locator('.hero p', { hasText: 'We have the stands' }).click();
    await page.keyboard.type('We have **stands** and [courses](/courses).');
    await page.keyboard.press('Enter');
    await kept();
    await expect.poll(() => page.locator('.hero strong').allInnerTexts()).toEqual(['stands']);
    expect(site.text()).toContain('We have **stands** and [courses](/courses).');
    expect(changes()).toHaveLength(3); // the two lines of a folded text become one
  });

  test('that is emptied though the page needs it is refused in the words of the check, and stays in its field', async () => {
    await heading().click();
    await page.keyboard.press('Delete');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('waybill-editor .field:not(.remark) .fault').innerText()).toMatch(/empty/);
    expect(site.text()).toBe(site.original);
    await field(page).fill('Back again');
    await page.locator('waybill-editor').getByRole('button', { name: 'Try again' }).click();
    await kept();
    await shows('Back again');
  });

  test('that may be missing is taken out when it is emptied', async () => {
    await page.locator('.hero p', { hasText: 'No need to book' }).click();
    await page.keyboard.press('Delete');
    await page.keyboard.press('Enter');
    await kept();
    expect(changes()).toEqual(['-         note: Open ${figures.hours}. No need to book on Saturdays.']);
    // The keyboard is where the text was, not back at the top of the page.
    const names = await stops(page).allTextContents();
    expect(names.indexOf((await focusedName(page))!)).toBeGreaterThan(names.indexOf('Heading of hero, text'));
  });

  test('of one line takes pasted lines as one, without any markup', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(async () => {
      const parts = {
        'text/html': new Blob(['<h1>Two<br>lines</h1>'], { type: 'text/html' }),
        'text/plain': new Blob(['Two\r\nlines'], { type: 'text/plain' }),
      };
      await navigator.clipboard.write([new ClipboardItem(parts)]);
    });
    await heading().click();
    await page.keyboard.press('Control+V');
    await expect.poll(() => field(page).inputValue()).toBe('Two lines');
  });

  test('is not kept by the Enter that ends a composition', async () => {
    await heading().click();
    await page.keyboard.press('Control+A');
    const client = await page.context().newCDPSession(page);
    await client.send('Input.imeSetComposition', { text: 'नम', selectionStart: 2, selectionEnd: 2 });
    await client.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', windowsVirtualKeyCode: 229, key: 'Process' });
    await client.send('Input.insertText', { text: 'नमस्ते' });
    await expect.poll(() => field(page).inputValue()).toBe('नमस्ते');
    await page.keyboard.press('Enter');
    await kept();
    await shows('नमस्ते');
  });
});

test('what a picture shows is typed on the picture', async () => {
  const courses = await site.open('/courses');
  const picture = courses.locator('main img[alt^="A wheel"]');
  await picture.click();
  expect(await field(courses).inputValue()).toBe('A wheel with twelve spokes, and a spanner leaning on it');
  await courses.keyboard.type('A wheel on a stand');
  await courses.keyboard.press('Enter');
  await expect.poll(() => said(courses).innerText()).toMatch(/^Saved/);
  await expect.poll(() => courses.locator('main img[alt="A wheel on a stand"]').count()).toBe(1);
  expect(changes()).toHaveLength(2);
  await courses.context().close();
});

describe('edits', () => {
  test('are undone and done again by keys and by buttons, also after the page was loaded again', async () => {
    await heading().click();
    await page.keyboard.type('First');
    await page.keyboard.press('Enter');
    await kept();
    await shows('First'); // else the heading would be the one of before by itself
    await page.keyboard.press('Control+Z');
    await shows('Mend your own bicycle');
    expect(site.text()).toBe(site.original);
    await page.keyboard.press('Control+Shift+Z');
    await shows('First');
    await page.reload();
    await stops(page).first().waitFor({ state: 'attached' });
    await page.locator('waybill-editor').getByRole('button', { name: 'Undo' }).click();
    await shows('Mend your own bicycle');
    expect(site.text()).toBe(site.original);
  });

  test('that another program made of the same text meanwhile are reported, and nothing is lost', async () => {
    await heading().click();
    await page.keyboard.type('Mine');
    site.reset(site.original.replace('heading: Mend your own bicycle', 'heading: Theirs'));
    await shows('Theirs');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.locator('waybill-editor .field:not(.remark) .fault').innerText())
      .toContain('“Theirs”');
    expect(await field(page).inputValue()).toBe('Mine');
    expect(site.text()).toContain('heading: Theirs');
  });

  test.each<[string, (route: Route, page: Page) => Promise<void>]>([
    ['is away', (route) => route.abort()],
    ['never answers', (_route, opened) => opened.clock.fastForward('00:30')],
  ])(
    'that cannot be written while the server %s stay in their field, and in the page that is loaded again',
    async (_case, answer) => {
      await page.clock.install();
      await heading().click();
      await page.keyboard.type('Not lost');
      await page.route('**/__waybill/edit', (route) => answer(route, page));
      await page.keyboard.press('Enter');
      await expect
        .poll(() => page.locator('waybill-editor .field:not(.remark) .fault').innerText())
        .toContain('does not answer');
      await page.unroute('**/__waybill/edit');
      await page.reload();
      await expect.poll(() => field(page).inputValue()).toBe('Not lost');
      await page.keyboard.press('Enter');
      await kept();
      await shows('Not lost');
    },
  );
});

test('every text of three pages is opened and left, and not one byte is written', async () => {
  const names = new Set<string>();
  for (const path of ['/', '/repairs', '/contact']) {
    await page.goto(site.dev.url + path);
    await stops(page).first().waitFor({ state: 'attached' });
    const count = await stops(page).count();
    await page.keyboard.press('Home');
    await stops(page).first().focus();
    for (let index = 0; index < count; index++) {
      names.add((await focusedName(page))!);
      await page.keyboard.press('Enter');
      await field(page).waitFor();
      await page.keyboard.press('Control+Enter');
      await field(page).waitFor({ state: 'detached' });
      await page.keyboard.press('ArrowDown');
    }
  }
  expect(names.size).toBeGreaterThan(60);
  expect(names).toContain('Copyright of footer, text');
  expect(site.text()).toBe(site.original);
});

test('with Control held, a click follows a link as it does on the site', async () => {
  await goTo(page, 'Label of item 4 of navigation, text');
  await page.keyboard.press('Enter');
  await page.locator('waybill-editor').getByRole('button', { name: 'Follow the link' }).click();
  await page.waitForURL('**/notes');
  await expect.poll(() => stops(page).allInnerTexts()).toContain('Heading of hero, text');
});
