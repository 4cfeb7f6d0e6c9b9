/** How an edit is written: in the style of what was there, and of what is around it. */
import { expect, test } from 'vitest';
import { isRefusal } from '../../../editing/edit.ts';
import type { Edit } from '../../../editing/edit.ts';
import { editText } from '../../../editing/edit-text.ts';

const edited = (text: string, ...edits: Edit[]) => {
  const result = editText(text, edits);
  return isRefusal(result) ? result.refusal : result.text;
};
const replaced = (text: string, value: unknown, path = '/a') => edited(text, { op: 'replace', path, value });

test.each([
  ['plain', 'a: old # why\n', 'new', 'a: new # why\n'],
  ['plain to what needs quotes', 'a: old # why\n', 'a: b', 'a: "a: b" # why\n'],
  ['plain to what holds quotes', 'a: old\n', '"a": b', `a: '"a": b'\n`],
  ['plain to a word that others take for true', 'a: old\n', 'yes', 'a: "yes"\n'],
  ['plain to a number as text', 'a: old\n', '0123', 'a: "0123"\n'],
  ['plain to lines', 'a: old # why\n', 'one\n\ntwo', 'a: |- # why\n  one\n\n  two\n'],
  ['single', "a: 'old'\n", "it's", "a: 'it''s'\n"],
  ['double', 'a: "old"\n', 'say "x"', 'a: "say \\"x\\""\n'],
  ['literal', 'a: | # why\n    one\n    two\nb: 1\n', 'one\nthree\n', 'a: | # why\n    one\n    three\nb: 1\n'],
  ['literal to one without an end', 'a: |\n  one\n', 'one', 'a: |-\n  one\n'],
  ['literal to one that starts with spaces', 'a: |\n  one\n', '  one\n', 'a: |2\n    one\n'],
  ['literal to nothing', 'a: | # why\n  one\nb: 1\n', '', 'a: "" # why\nb: 1\n'],
  ['number', 'a: 1\n', 2, 'a: 2\n'],
  ['text to number', 'a: "1"\n', 2, 'a: 2\n'],
  ['nothing', 'a:\nb: 1\n', 'x', 'a: x\nb: 1\n'],
  [
    'a text to fields',
    'a: old # why\nb: 1\n',
    { c: ['x', { d: true }] },
    'a: # why\n  c:\n    - x\n    - d: true\nb: 1\n',
  ],
  ['fields to a text', 'a: # why\n  c: 1\n  # of c\nb: 1\n', 'x', 'a: x # why\n  # of c\nb: 1\n'],
])('a value is replaced: %s', (_name, before, value, after) => {
  expect(replaced(before, value)).toBe(after);
});

test('in a folded text only the lines that change are broken again', () => {
  const text =
    'a: >-\n  The quick brown fox jumps over\n  the lazy dog, and runs away\n  before anybody wakes up.\n\n  It is gone.\n';
  const value = 'The quick brown fox jumps over the lazy old dog, and runs away before anybody wakes up.\nIt is gone.';
  expect(replaced(text, value)).toBe(
    'a: >-\n  The quick brown fox jumps over\n  the lazy old dog, and runs away\n  before anybody wakes up.\n\n  It is gone.\n',
  );
});

test('of a list in place of another only what differs is written', () => {
  const text = 'a:\n  - id: one # 1\n    text: x\n\n  # the second\n  - id: two\n    text: y\n';
  const value = [{ id: 'two', text: 'y' }, { id: 'new' }, { id: 'one', text: 'z' }];
  expect(replaced(text, value)).toBe(
    'a:\n  # the second\n  - id: two\n    text: y\n\n  - id: new\n\n  - id: one # 1\n    text: z\n',
  );
});

test.each<[string, string, Edit, string]>([
  ['first, on the line of a hyphen', '- a: 1\n  b: 2\n', { op: 'remove', path: '/0/a' }, '- b: 2\n'],
  ['the only one', 'a:\n  - x # of x\nb: 1\n', { op: 'remove', path: '/a/0' }, 'a: []\nb: 1\n'],
  ['with its comment and its gap', 'a: 1\n\n# of b\nb: 2\n\nc: 3\n', { op: 'remove', path: '/b' }, 'a: 1\n\nc: 3\n'],
  ['in brackets', 'a: [x, y, z]\n', { op: 'remove', path: '/a/1' }, 'a: [x, z]\n'],
  ['last in braces', '{\n  "a": 1,\n  "b": 2\n}\n', { op: 'remove', path: '/b' }, '{\n  "a": 1\n}\n'],
])('removed: %s', (_name, before, edit, after) => {
  expect(edited(before, edit)).toBe(after);
});

test.each<[string, string, Edit, string]>([
  ['between, with a gap', '- a\n\n- b\n', { op: 'add', path: '/1', value: 'new' }, '- a\n\n- new\n\n- b\n'],
  [
    'hyphens below the name',
    'a:\n- x\n',
    { op: 'add', path: '/a/-', value: { b: 1, c: ['d'] } },
    'a:\n- x\n- b: 1\n  c:\n  - d\n',
  ],
  [
    'before a commented one',
    'a:\n  # of x\n  - x\n',
    { op: 'add', path: '/a/0', value: 'new' },
    'a:\n  - new\n  # of x\n  - x\n',
  ],
  ['in an empty list', 'a: []\n', { op: 'add', path: '/a/0', value: { b: 1 } }, 'a:\n  - b: 1\n'],
  ['in brackets', 'a: [x]\n', { op: 'add', path: '/a/1', value: 'a, b' }, 'a: [x, "a, b"]\n'],
  [
    'JSON',
    '{\n  "a": [\n    1\n  ]\n}\n',
    { op: 'add', path: '/a/1', value: { b: [] } },
    '{\n  "a": [\n    1,\n    {\n      "b": []\n    }\n  ]\n}\n',
  ],
  ['a field behind another', 'a: 1\nb: 2\n', { op: 'add', path: '/c', value: 3, after: 'a' }, 'a: 1\nc: 3\nb: 2\n'],
  ['without a last line end', 'a: 1', { op: 'add', path: '/b', value: 2 }, 'a: 1\nb: 2'],
  ['CRLF', 'a: 1\r\n', { op: 'add', path: '/b', value: ['x'] }, 'a: 1\r\nb:\r\n  - x\r\n'],
])('added: %s', (_name, before, edit, after) => {
  expect(edited(before, edit)).toBe(after);
});

test('an entry moves to another list with its comments, its quotes and its blank lines', () => {
  const text = [
    'routes:',
    '  - path: /',
    '    blocks:',
    '      # The greeting.',
    '      - type: hero # first',
    "        heading: 'Hello'",
    '        text: |',
    '          One.',
    '',
    '          # Two',
    '      - type: faq',
    '  - path: /about',
    '    blocks:',
    '    - type: text',
    '',
  ].join('\n');
  expect(edited(text, { op: 'move', from: '/routes/0/blocks/0', path: '/routes/1/blocks/1' })).toBe(
    [
      'routes:',
      '  - path: /',
      '    blocks:',
      '      - type: faq',
      '  - path: /about',
      '    blocks:',
      '    - type: text',
      '    # The greeting.',
      '    - type: hero # first',
      "      heading: 'Hello'",
      '      text: |',
      '        One.',
      '',
      '        # Two',
      '',
    ].join('\n'),
  );
});

test.each<[string, string, Edit, string]>([
  ['a place that is not there', 'a: 1\n', { op: 'remove', path: '/b/c' }, 'There is nothing at /b.'],
  ['an index beyond the list', '[]\n', { op: 'add', path: '/3', value: 1 }, 'The list has no place "3".'],
  ['a name that is taken', 'a: 1\nb: 2\n', { op: 'rename', path: '/a', name: 'b' }, 'There is a field "b" already.'],
  ['into itself', 'a:\n  - b\n', { op: 'move', from: '/a', path: '/a/0' }, 'Something cannot be moved into itself.'],
  [
    'a rare form',
    '? a\n: b\n',
    { op: 'replace', path: '/a', value: 1 },
    'This is written in a rare form of YAML, which has to be changed by hand.',
  ],
  ['a broken file', 'a: [\n', { op: 'replace', path: '/a', value: 1 }, 'The file cannot be read:'],
  [
    'a comment with no place to go',
    'a:\n  # why\n  b: 1\nc: [1]\n',
    { op: 'move', from: '/a/b', path: '/c/0' },
    'There are comments about this',
  ],
])('refused: %s', (_name, text, edit, sentence) => {
  expect(edited(text, edit)).toContain(sentence);
});
