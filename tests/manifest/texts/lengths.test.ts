/** Search results have space for half as many Chinese, Japanese and Korean characters as for Latin letters. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkText } from '../../../manifest/check/check-text.ts';

const TITLE = 'title: Courses';
const DESCRIPTION = 'description: Every course of the school, from the first day on the water to the licence.';

function messagesOf(written: string, instead: string): string[] {
  const text = readFileSync('manifest/rules/example.yaml', 'utf8').replace(written, instead);
  return checkText('site.yaml', new TextEncoder().encode(text), new Set()).problems.map(({ message }) => message);
}

test.for([
  ['a', 65, 65],
  ['é', 65, 65],
  ['ш', 65, 65],
  ['क्षि', 65, 65], // one character of several signs
  ['船', 32, 32],
  ['あ', 32, 32],
  ['한', 32, 32],
  ['a船', 42, 43],
] as const)('a title of "%s" has space for %i characters', ([letters, most, shown]) => {
  const length = (count: number) => [...new Intl.Segmenter().segment(letters)].length * count;
  const repeat = (count: number) => letters.repeat(Math.ceil(count / length(1)));
  expect(messagesOf(TITLE, `title: ${repeat(most)}`)).toEqual([]);
  const longer = repeat(most + 2);
  expect(messagesOf(TITLE, `title: ${longer}`)).toEqual([
    `This title has ${[...new Intl.Segmenter().segment(longer)].length} characters; search results show about ${shown}.`,
  ]);
});

test('a description in Japanese of 25 to 80 characters is right', () => {
  expect(messagesOf(DESCRIPTION, `description: ${'海'.repeat(25)}`)).toEqual([]);
  expect(messagesOf(DESCRIPTION, `description: ${'海'.repeat(80)}`)).toEqual([]);
  expect(messagesOf(DESCRIPTION, `description: ${'海'.repeat(24)}`)[0]).toMatch(/24 characters, which is too little/);
  expect(messagesOf(DESCRIPTION, `description: ${'海'.repeat(81)}`)[0]).toMatch(
    /81 characters; search results show about 80/,
  );
});
