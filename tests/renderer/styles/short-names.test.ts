/** Short names mean what the written ones mean. */
import { expect, test } from 'vitest';
import { shortNames as makeShortNames } from '../../../builder/bundle/styles/short-names.ts';
import { compileStyles } from '../../../builder/bundle/styles/styles.ts';

const NAME = /--[a-z\d][\w-]*/gi;
const namesIn = (sheets: Record<string, string>) =>
  Object.values(sheets).flatMap((css) => [...css.matchAll(NAME)].map(([name]) => name));

test('each written name has one short name, the same in all sheets, and no two share one', () => {
  const [written, short] = [compileStyles('written').css, compileStyles('short').css];
  const shortNames = namesIn(short);
  const pairs = new Map(namesIn(written).map((name, index) => [name, shortNames[index]]));
  expect(pairs.size).toBeGreaterThan(30);
  expect(new Set(pairs.values()).size).toBe(pairs.size);
  for (const [sheet, css] of Object.entries(written))
    expect(
      css.replace(NAME, (name) => pairs.get(name)!),
      sheet,
    ).toBe(short[sheet]);
});

test('names stay apart however many there are', () => {
  const names = Array.from({ length: 200 }, (_, index) => `--name-${index}`);
  const short = [...makeShortNames({ sheet: names.join(' ') }).values()];
  expect(new Set(short).size).toBe(200);
  expect(short.every((name) => name.length <= 4)).toBe(true);
});
