/** Whatever is typed or pasted is in the file exactly as it is, or is refused in a sentence; the file can be read either way. */
import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseOrRefuse } from '../../../../editing/edit-text.ts';
import { valueAt } from '../../../../schema/values/pointer.ts';
import { field, goTo, said, siteToEdit, stops } from './edited-site.ts';

const INPUTS: Record<string, string> = {
  HTML: '<script>alert(1)</script><b onclick="x()">bold</b>',
  'a field of YAML': 'heading: Another\ntype: hero',
  'a comment': 'Bikes # and bells',
  'a list': '- one\n- two',
  'signs of YAML': '*anchor &a !!str %tag @x `y` | > ? \' " { } [ ] , : #',
  'an open quote': '"open',
  'a reference that is none': 'Open ${',
  'a reference to nothing': 'Open ${figures.nothing}',
  'a reference as it is': 'Open $${figures.hours}',
  'the end of a document': '---\n...\nroutes: []',
  'control signs': 'a\u0000b\u0007c\u001Bd\u007Fe\u0085f',
  'line separators': 'a\u2028b\u2029c\uFEFFd',
  'half a surrogate': 'a\uD800b',
  'words like values': 'yes',
  'a number': '0123',
  'blanks around it': '  blanks  ',
  tabs: '\tone\ttwo\t',
  'lines of Windows': 'one\r\ntwo\r\n\r\nthree',
  emoji: '👩‍👩‍👧‍👦 🇮🇳 e\u0301',
  'right to left': 'שלום \u202Eevil\u202C مرحبا',
  'a long text': 'Bicycles are repaired here. '.repeat(4000),
  backslashes: 'C:\\new\\table \\u0041 \\',
};

const site = siteToEdit();
let page: Page;

beforeAll(async () => {
  page = await site.open('/');
});

const PLACES = {
  'the heading': { at: '/routes/0/blocks/0/heading', name: 'Heading of hero, text', isOneLine: true },
  'a paragraph': {
    at: '/routes/0/blocks/2/items/0/text',
    name: 'Text of item 1 of cards, text with Markdown',
    isOneLine: false,
  },
};

describe.each(Object.entries(PLACES))('typed into %s,', (_place, { at, name, isOneLine }) => {
  test.each(Object.entries(INPUTS))('%s', async (_name, input) => {
    const before = site.text();
    await goTo(page, name);
    await page.keyboard.press('Enter');
    await field(page).evaluate((area: HTMLTextAreaElement, text) => {
      area.value = text; // as a paste does; a browser makes one line feed of each line end
      area.dispatchEvent(new Event('input'));
    }, input);
    await field(page).press('Control+Enter');
    await page.locator('waybill-editor [aria-busy]').waitFor({ state: 'detached' });
    const fault = page.locator('waybill-editor .field:not(.remark) .fault').first();
    await expect.poll(() => fault.allInnerTexts()).not.toEqual(['']); // the field is gone, or says something
    const isWritten = (await field(page).count()) === 0;
    const lines = input.replaceAll(/\r\n?/g, '\n');
    const wanted = isOneLine ? lines.replaceAll(/\s*\n+\s*/g, ' ') : lines;
    const value = parseOrRefuse(site.text()); // throws where it cannot be read
    if (isWritten) expect(valueAt(value, at)).toBe(wanted);
    else {
      expect(await fault.innerText()).toMatch(/^\S.* .*\S$/s);
      expect(site.text()).toBe(before);
      expect(await field(page).inputValue()).toBe(wanted); // nothing that was typed is lost
      await field(page).focus();
      await page.keyboard.press('Escape');
    }
    if (isWritten) {
      await expect.poll(() => said(page).innerText()).toMatch(/^Saved/);
      await page.keyboard.press('Control+Z');
      await expect.poll(() => said(page).innerText()).toMatch(/^Undone/);
    }
    expect(site.text()).toBe(site.original);
    await expect.poll(() => stops(page).count()).toBeGreaterThan(20);
  });
});

describe('a page of another server', () => {
  const ADDRESSES = [
    'edit',
    'texts',
    'findings',
    'outline',
    'example',
    'fields',
    'icons',
    'end',
    'review',
    'shown',
    'commit',
    'picture',
    'place-picture',
  ];
  test.each(ADDRESSES)('reads and writes nothing by /__waybill/%s', async (name) => {
    const before = site.text();
    const other = await page.context().newPage();
    await other.route('http://evil.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
    );
    await other.goto('http://evil.example/');
    const read = await other.evaluate(async (url) => {
      const body = JSON.stringify({ state: true, page: '/', at: [], type: 'notice', path: '/routes/0/blocks/1' });
      const tries: RequestInit[] = [
        { method: 'POST', body, mode: 'no-cors' },
        { method: 'POST', body, headers: { 'content-type': 'application/json', 'x-waybill-token': 'x' } },
        { method: 'POST', body, credentials: 'include' },
        { method: 'GET' },
      ];
      return Promise.all(tries.map((one) => fetch(url, one).then((answer) => answer.text(), () => '')));
    }, `${site.dev.url}/__waybill/${name}`); // prettier-ignore
    expect(read).toEqual(['', '', '', '']);
    expect(site.text()).toBe(before);
    await other.close();
  });
});
