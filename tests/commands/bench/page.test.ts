/** What people wrote into docs/benchmarks.md stays when figures are written into it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reasonIn } from '../../../bench/build/measuring/measure.ts';
import { fillSection } from '../../../bench/support/docs-page.ts';
import { PARTS } from '../../../bench/support/goals.ts';

test('only the text between the marks is replaced', () => {
  const page = 'Before\n\n<!-- site -->\n\nold\n\n<!-- /site -->\n\nAfter\n';
  expect(fillSection(page, 'site', 'new')).toBe('Before\n\n<!-- site -->\n\nnew\n\n<!-- /site -->\n\nAfter\n');
});

test('a page without a place for them is refused, and the sentence says what to add', () => {
  expect(() => fillSection('Nothing here', 'site', 'new')).toThrow('<!-- site --> and <!-- /site -->');
});

test('the page has a place for the table of goals', () => {
  expect(fillSection(readFileSync('docs/benchmarks.md', 'utf8'), 'goals', 'table')).toContain(
    '## What the peers do better',
  );
});

test.each(Object.entries(PARTS))('there is a place for the figures of %s', (part, { page }) => {
  expect(fillSection(readFileSync(`docs/benchmarks/${page}`, 'utf8'), part, 'figures')).toContain('figures');
});

test('of a failed build, the table shows the line that says why', () => {
  const log =
    'vite v8 building…\n\u001B[31mError: Cannot create a string longer than 0x1fffffe8 characters\u001B[39m\n  at x\n';
  expect(reasonIn(log)).toBe('Error: Cannot create a string longer than 0x1fffffe8 characters');
});
