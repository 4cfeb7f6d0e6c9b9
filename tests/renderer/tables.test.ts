/** Tables in Markdown texts: what a screen reader calls each of them. */
import { expect, test } from 'vitest';
import { renderAny } from '../../manifest/text/markdown.ts';
import type { TextContext } from '../../manifest/text/markdown.ts';

const context: TextContext = {
  value: () => undefined,
  link: (to) => to,
  headingId: (text) => text,
  refuse: () => undefined,
  checkUnparsed: () => undefined,
};
const labelsIn = (...parts: string[]) =>
  [...renderAny(parts.join('\n\n'), { context, headings: undefined }).matchAll(/aria-label="([^"]*)"/g)].map(
    ([, label]) => label,
  );
const prices = '| | € |\n|---|---:|\n| Soup | 7 |';

test('a table is called by its caption', () => {
  expect(labelsIn('## Lunch', `${prices}\n\n: Prices at noon`)).toEqual(['Prices at noon']);
});

test('without one, by the heading above it and those of its columns', () => {
  expect(labelsIn(prices)).toEqual(['€']);
  expect(labelsIn('## Lunch', prices, '## Dinner & drinks', prices)).toEqual(['Lunch: €', 'Dinner &amp; drinks: €']);
});

test('no two of a text have the same name', () => {
  expect(labelsIn('## Lunch', prices, prices, prices)).toEqual(['Lunch: €', 'Lunch: € (2)', 'Lunch: € (3)']);
});
