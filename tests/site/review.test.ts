/** What a doctor and a lawyer should read: the list names sentences that are on their pages, word for word. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { only, visibleText } from '../support/sites/built-pages.ts';

const rows = [...readFileSync('docs/review.md', 'utf8').matchAll(/^\| `(\/\S*)` +\| (.+?) +\|/gm)];

test.each(rows.map(([, path, sentence]) => ({ path: path!, sentence: sentence! })))(
  '$path says: $sentence',
  ({ path, sentence }) => {
    expect(visibleText(only(path, 'main'))).toContain(sentence);
  },
);

test('the list has sentences for both of them', () => {
  expect(rows.length).toBeGreaterThan(30);
});
