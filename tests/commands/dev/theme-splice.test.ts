/** A look is written into a manifest of any style, and every other byte stays. */
import { expect, test } from 'vitest';
import { isRefusal } from '../../../editing/edit.ts';
import { editTheme } from '../../../scripts/dev/theme/theme-splice.ts';

const written = (text: string, choice: { look: string; seed?: string }) => {
  const edited = editTheme(text, choice);
  return isRefusal(edited) ? undefined : edited.text;
};
const both = { look: 'inn', seed: '#2f6b3c' };

test.each([
  [
    'no theme',
    'brand:\n  name: A # the name\nurl: x\n',
    'brand:\n  name: A # the name\ntheme:\n  look: inn\n  seed: "#2f6b3c"\nurl: x\n',
  ],
  [
    'no theme and no last line end',
    'url: x\nbrand:\n  name: A',
    'url: x\nbrand:\n  name: A\ntheme:\n  look: inn\n  seed: "#2f6b3c"',
  ],
  ['an empty theme', 'theme: {}\nurl: x\n', 'theme: {look: inn, seed: "#2f6b3c"}\nurl: x\n'],
  [
    'a look alone',
    'theme:\n  look: civic # as it was\n  hero: split\nurl: x\n',
    'theme:\n  look: inn # as it was\n  seed: "#2f6b3c"\n  hero: split\nurl: x\n',
  ],
  [
    'a seed alone',
    "theme:\n  # our colour\n  seed: '#112233'\n",
    "theme:\n  # our colour\n  seed: '#2f6b3c'\n  look: inn\n",
  ],
  ['braces', 'theme: {hero: split, look: civic} # x\n', 'theme: {hero: split, look: inn, seed: "#2f6b3c"} # x\n'],
  ['JSON', '{\n  "url": "x"\n}', '{\n  "url": "x",\n  "theme": {\n    "look": "inn",\n    "seed": "#2f6b3c"\n  }\n}'],
  [
    'JSON with a theme',
    '{"theme": {"look": "civic"}, "url": "x"}',
    '{"theme": {"look": "inn", "seed": "#2f6b3c"}, "url": "x"}',
  ],
])('%s', (_name, text, expected) => {
  expect(written(text, both)).toBe(expected);
});

test.each([
  ['on a line', 'theme:\n  look: civic\n  seed: "#112233"\n  hero: split\n', 'theme:\n  look: inn\n  hero: split\n'],
  ['in braces, last', 'theme: {look: civic, seed: "#112233"}\n', 'theme: {look: inn}\n'],
  ['in braces, first', 'theme: {seed: "#112233", look: civic}\n', 'theme: {look: inn}\n'],
])('a seed is taken away: %s', (_name, text, expected) => {
  expect(written(text, { look: 'inn' })).toBe(expected);
});

test('Windows line ends stay', () => {
  expect(written('brand:\r\n  name: A\r\ntheme:\r\n  look: civic\r\n', both)).toBe(
    'brand:\r\n  name: A\r\ntheme:\r\n  look: inn\r\n  seed: "#2f6b3c"\r\n',
  );
});

test('a file that cannot be read is left alone', () => {
  expect(written('theme: [', both)).toBeUndefined();
});
