/** Edits of one page read that page and what all pages share, and nothing else. */
import { expect, test } from 'vitest';
import type { Edit } from '../../../editing/edit.ts';
import { editText } from '../../../editing/edit-text.ts';
import { sliceFor } from '../../../editing/slice.ts';

const page = (name: string) =>
  `  - path: /${name}\n    meta: {title: ${name}}\n    blocks:\n      - type: hero\n        heading: ${name}\n`;
const text = `brand:\n  name: Ours\nroutes:\n${['one', 'two', 'three'].map(page).join('  # between pages\n')}language: en\n`;

const replace = (path: string, value: string): Edit => ({ op: 'replace', path, value });

test('an edit of a page leaves the others out', () => {
  const slice = sliceFor(text, [replace('/routes/1/blocks/0/heading', 'x')])!;
  expect(slice.text).not.toMatch(/one|three/);
  expect(slice.edits).toEqual([replace('/routes/0/blocks/0/heading', 'x')]);
});

test('an edit of what pages share keeps the last page, behind which fields may follow', () => {
  const slice = sliceFor(text, [replace('/language', 'de')])!;
  expect(slice.text).toMatch(/three/);
  expect(slice.text).not.toMatch(/one|two/);
});

test.each<[string, Edit]>([
  ['of the list of pages', { op: 'remove', path: '/routes/1' }],
  ['of a page as a whole', { op: 'move', from: '/routes/1', path: '/routes/0' }],
  ['of everything', { op: 'replace', path: '', value: {} }],
  ['of a page that is not there', replace('/routes/9/meta/title', 'x')],
])('an edit %s has none', (_name, edit) => {
  expect(sliceFor(text, [edit])).toBeUndefined();
});

test('splices that would give the whole another page count for nothing', () => {
  const slice = sliceFor(text, [replace('/routes/1/blocks/0/heading', 'x')])!;
  const end = slice.text.indexOf('language');
  expect(slice.toWhole([{ start: end, end, text: '  - path: /new\n' }])).toBeUndefined();
  expect(slice.toWhole([{ start: 0, end: slice.text.length, text: '' }])).toBeUndefined();
});

test.each([
  ['a block at the end of a page', '/routes/1/blocks/-', '\n        heading: two\n      - type: hero\n  # between'],
  ['a field at the end of a page', '/routes/0/name', '\n        heading: one\n    name: hero\n  # between'],
  ['a field at the end of the file', '/mail', 'language: en\nmail: hero\n'],
])('%s is written there', (_name, path, written) => {
  const value = path.endsWith('-') ? { type: 'hero' } : 'hero';
  expect(editText(text, [{ op: 'add', path, value }])).toHaveProperty('text', expect.stringContaining(written));
});
