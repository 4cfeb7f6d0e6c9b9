/** --fix removes all lines of a repeated entry, and of the site's own language among its translations. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fixManifest } from '../../../manifest/check/fix.ts';
import { checkText } from '../../../manifest/check/check-text.ts';

const BASE = readFileSync('manifest/rules/example.yaml', 'utf8');
const look = (bytes: Uint8Array) => checkText('site.yaml', bytes, new Set());
const encode = (text: string) => new TextEncoder().encode(text);
const codesOf = (text: string) => look(encode(text)).problems.map(({ code }) => code);
const fixed = (text: string) => new TextDecoder().decode(fixManifest(encode(text), look).bytes);

const LINK = '        - label: Courses\n          to: /courses\n';
const LANGUAGE = 'language: en\n';

test.each([
  ['a link of the footer', LINK, LINK + LINK],
  ['a link in braces', LINK, `${LINK}        - { label: Courses, to: /courses }\n`],
  ['the only language', LANGUAGE, `${LANGUAGE}languages: [en]\n`],
  ['the only language on a line of its own', LANGUAGE, `${LANGUAGE}languages:\n  - en\n`],
])('%s is removed', (_, lines, written) => {
  const text = BASE.replace(lines, written);
  expect(codesOf(text)).toHaveLength(1);
  expect(fixed(text)).toBe(BASE);
});

test.each([
  ['[en, de]', '[de]'],
  ['[de, en]', '[de]'],
  ['[de, en, fr]', '[de, fr]'],
])('of the languages %s these stay: %s', (written, left) => {
  const text = (languages: string) => BASE.replace(LANGUAGE, `${LANGUAGE}languages: ${languages}\n`);
  expect(codesOf(text(written))).toEqual(['own-language']);
  expect(fixed(text(written))).toBe(text(left));
});

test.each([
  ['other words for an address', LINK + LINK.replace('Courses', 'Our courses')],
  ['the same words for another address', LINK + LINK.replace('/courses', '/')],
])('%s are no repetition', (_, written) => {
  expect(codesOf(BASE.replace(LINK, written))).toEqual([]);
});

test('a profile that is named twice is reported once', () => {
  const profile = '  - https://www.instagram.com/heron\n';
  const text = (profiles: string) => BASE.replace(LANGUAGE, `${LANGUAGE}social:\n${profiles}`);
  expect(codesOf(text(profile + profile))).toEqual(['repeated-entry']);
  expect(fixed(text(profile + profile))).toBe(text(profile));
});
