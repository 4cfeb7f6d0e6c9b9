/** What an editor says of a field, as the cursor rests on it, is what the check holds it to. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkText } from '../../../manifest/check/check-text.ts';

const valid = readFileSync('manifest/rules/example.yaml', 'utf8');
const schema = readFileSync('schema/editor.schema.json', 'utf8');
const HOVER = { title: /"The title in the browser's tab[^"]*"/, description: /"The summary in search results[^"]*"/ };
const numbersOf = (field: keyof typeof HOVER) =>
  [...HOVER[field].exec(schema)![0].split('```')[0]!.matchAll(/\d+/g)].map(Number);

/** The warnings about a field of the page Courses, where it holds so many characters. */
function warningsAt(field: 'title' | 'description', length: number): string[] {
  const text = 'Courses on the lake '.repeat(10).slice(0, length - 1);
  const [before, after] = valid.split('- path: /courses');
  const changed = after!.replace(new RegExp(`${field}: .*`), `${field}: ${text}x`);
  const { problems } = checkText('site.yaml', Buffer.from(`${before}- path: /courses${changed}`), new Set());
  return problems.filter(({ code }) => code === `${field}-length`).map(({ message }) => message);
}

describe('the hover text of', () => {
  test('a title names the length from which the check warns', () => {
    const [most] = numbersOf('title');
    expect(warningsAt('title', most!)).toEqual([]);
    expect(warningsAt('title', most! + 1)).toHaveLength(1);
  });

  test('a description names both lengths', () => {
    const [least, most] = numbersOf('description');
    for (const length of [least!, most!]) expect.soft(warningsAt('description', length), String(length)).toEqual([]);
    for (const length of [least! - 1, most! + 1])
      expect.soft(warningsAt('description', length), String(length)).toHaveLength(1);
  });
});
