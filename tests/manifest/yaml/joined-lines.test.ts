/** A list below a ">" or without any sign would become running text: the check says so, and writes a "|". */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fixManifest } from '../../../manifest/check/fix.ts';
import { checkText } from '../../../manifest/check/check-text.ts';

const BASE = readFileSync('manifest/rules/example.yaml', 'utf8');
const look = (bytes: Uint8Array) => checkText('site.yaml', bytes, new Set());
const siteWith = (text: string) => BASE.replace('text: We sail from May to October.', () => `text:${text}`);
const codesOf = (text: string) => look(Buffer.from(siteWith(text))).problems.map(({ code }) => code);

const LISTS = {
  hyphens: '\n          - Bring socks.\n          - Bring shoes.\n',
  stars: '\n          You need:\n          * socks\n          * shoes\n',
  numbers: '\n          1. Bring socks.\n          2. Bring shoes.\n          3. Bring food.\n',
  'a heading': '\n          ## What to bring\n          Socks and shoes.\n',
};

test.each(Object.entries(LISTS))('%s below a > are written below a |, and no other byte changes', (_, lines) => {
  for (const sign of ['>', '>-']) {
    expect(codesOf(` ${sign}${lines}`)).toEqual(['joined-lines']);
    const { bytes } = fixManifest(Buffer.from(siteWith(` ${sign}${lines}`)), look);
    expect(new TextDecoder().decode(bytes)).toBe(siteWith(` ${sign.replace('>', '|')}${lines}`));
  }
  expect(codesOf(` |${lines}`)).toEqual([]);
});

test('numbers without any sign get one where the text starts on its own line', () => {
  expect(codesOf(LISTS.numbers)).toEqual(['joined-lines']);
  const { bytes } = fixManifest(Buffer.from(siteWith(LISTS.numbers)), look);
  expect(new TextDecoder().decode(bytes)).toBe(siteWith(` |${LISTS.numbers}`));
  expect(codesOf(' You need\n          1. Socks\n          2. Shoes\n')).toEqual(['joined-lines']);
  expect(codesOf(' "You need\n          - socks\n          - shoes"')).toEqual(['joined-lines']);
});

test('a backslash at the end of a line is kept apart, as it breaks a line only below a |', () => {
  const lines = '\n          We sail\\\n          in May.\n';
  expect(codesOf(` |${lines}`)).toEqual([]);
  for (const sign of [' >', ' >-', '']) {
    expect(codesOf(`${sign}${lines}`)).toEqual(['joined-lines']);
    const { bytes } = fixManifest(Buffer.from(siteWith(`${sign}${lines}`)), look);
    expect(new TextDecoder().decode(bytes)).toBe(siteWith(`${sign.replace('>', '|') || ' |'}${lines}`));
  }
  expect(codesOf(' We sail\\\n          in May.\n')).toEqual(['joined-lines']);
  expect(codesOf(' "We sail\\\n          in May."')).toEqual(['joined-lines']);
  expect(codesOf(' "We sail\\\n          \\ in May."')).toEqual([]);
});

test.each([
  ' >\n          We sail in May -\n          or in June.\n',
  ' >\n          - We sail in May,\n          and in June.\n',
  ' >\n          We sail\n\n          - in May\n\n          - in June\n',
  ' >\n          We sail\n            - in May\n            - in June\n',
  ' >\n          In 2019 we were\n          1. of all.\n',
  '\n          We sail from May\n          to October.\n',
])('%j keeps what it says', (text) => expect(codesOf(text)).toEqual([]));
