/** What is in a folder: the check, the build and dev keep to it. */
import path from 'node:path';
import { expect, test } from 'vitest';
import { isWithin } from '../../manifest/public/public-folder.ts';

test.each([
  ['the folder itself', '/site/public', '/site/public', true],
  ['the folder itself, with a slash at its end', '/site/public', '/site/public/', true],
  ['a file', '/site/public', '/site/public/menu.pdf', true],
  ['a file further down', '/site/public', '/site/public/files/menu.pdf', true],
  ['a file whose name starts with two dots', '/site/public', '/site/public/..menu.pdf', true],
  ['the folder above', '/site/public', '/site', false],
  ['a file that two dots lead out to', '/site/public', '/site/public/../site.yaml', false],
  ['a file that two dots lead back to', '/site/public', '/site/public/../public/menu.pdf', true],
  ['a folder beside it whose name starts alike', '/site/public', '/site/public-old/menu.pdf', false],
  ['a folder elsewhere', '/site/public', '/etc/passwd', false],
  ['anything on the whole disk', '/', '/etc/passwd', true],
])('%s', (_, folder, file, expected) => {
  expect(isWithin(folder, file)).toBe(expected);
});

test.each([
  ['a file', 'C:\\site\\public', 'C:\\site\\public\\menu.pdf', true],
  ['a file in another case, as Windows compares them', 'C:\\site\\public', 'c:\\Site\\Public\\menu.pdf', true],
  ['a folder beside it whose name starts alike', 'C:\\site\\public', 'C:\\site\\public-old\\menu.pdf', false],
  ['the same path on another drive', 'C:\\site\\public', 'D:\\site\\public\\menu.pdf', false],
  ['a path of the network', 'C:\\site\\public', '\\\\host\\share\\menu.pdf', false],
])('on Windows, %s', (_, folder, file, expected) => {
  expect(isWithin(folder, file, path.win32)).toBe(expected);
});
