/** What bench:build says of each goal is what was measured, and nothing is reached by rounding. */
import { expect, test } from 'vitest';
import { goalLine, goalTable } from '../../../bench/support/goals.ts';
import { goalsOf } from '../../../bench/build/report/goals.ts';
import type { Kind } from '../../../bench/build/measuring/peers.ts';
import { resultOf } from './results.ts';

const linesOf = (results: Parameters<typeof goalsOf>[0], kind: Kind): string[] => goalsOf(results, kind).map(goalLine);
const verdict = (results: Parameters<typeof goalsOf>[0], kind: Kind, goal: string): string | undefined =>
  linesOf(results, kind).find((line) => line.includes(goal));

test('a goal is met up to its bound, and not a hair above it', () => {
  const with10000 = (wall: number) => [
    resultOf('waybill', { routes: 10_000, cold: [wall], edit: [1] }),
    resultOf('hugo', { routes: 10_000, cold: [10] }),
  ];
  expect(verdict(with10000(4.5), 'build', 'cold ÷ Hugo')).toBe(
    '10,000 routes, cold ÷ Hugo, cold: met (0.45, wanted ≤ 0.45)',
  );
  expect(verdict(with10000(4.501), 'build', 'cold ÷ Hugo')).toBe(
    '10,000 routes, cold ÷ Hugo, cold: **not met** (0.46, wanted ≤ 0.45)',
  );
});

test('the middle one of several runs counts, not the best', () => {
  const results = [
    resultOf('waybill', { routes: 1000, cold: [1, 9, 3], edit: [1] }),
    resultOf('astro', { routes: 1000, cold: [10] }),
  ];
  expect(verdict(results, 'build', 'Astro')).toContain('(0.30, wanted ≤ 0.25)');
});

test('memory is that of all processes together, in megabytes', () => {
  const results = [resultOf('waybill', { routes: 10_000, cold: [1], edit: [1], megabytes: 351 })];
  expect(verdict(results, 'build', 'MB')).toContain('**not met** (351, wanted ≤ 350)');
});

test('an edit is held against a full build of the other, and against our own', () => {
  const results = [
    resultOf('waybill', { routes: 10_000, cold: [5], edit: [2] }),
    resultOf('hugo', { routes: 10_000, cold: [10], edit: [1] }),
  ];
  expect(verdict(results, 'build', 'edit ÷ Hugo')).toContain('**not met** (0.20, wanted ≤ 0.10)');
  expect(verdict(results, 'build', 'edit ÷ its own')).toContain('met (0.40');
});

test('every version of Hugo that was measured is held against', () => {
  const results = [
    resultOf('waybill', { routes: 50, cold: [3] }),
    resultOf('hugo', { routes: 50, cold: [1], peer: { version: '0.111.3' } }),
    resultOf('hugo-newest', { routes: 50, cold: [2], peer: { version: '0.169.0' } }),
  ];
  expect(linesOf(results, 'build')).toEqual([
    '50 routes, cold ÷ Hugo 0.111.3, cold: **not met** (3.00, wanted ≤ 1.50)',
    '50 routes, cold ÷ Hugo 0.169.0, cold: met (1.50, wanted ≤ 1.50)',
  ]);
});

test('where the other failed or was left out, the goal is neither met nor missed', () => {
  const ours = resultOf('waybill', { routes: 1000, cold: [1], edit: [1] });
  const failed = resultOf('astro', { routes: 1000, failure: 'over 100 s' });
  expect(verdict([ours, failed], 'build', 'Astro')).toMatch(/: not measured$/);
  expect(verdict([ours], 'build', 'Astro')).toMatch(/: not measured$/);
});

test('a number of routes that was not measured has no goals', () => {
  expect(goalsOf([resultOf('waybill', { routes: 60, cold: [1], edit: [1] })], 'build')).toEqual([]);
});

test('100,000 routes are held against 10,000', () => {
  const results = [
    resultOf('waybill', { routes: 10_000, cold: [4] }),
    resultOf('waybill', { routes: 100_000, cold: [52] }),
  ];
  expect(verdict(results, 'curve', 'cold with')).toBe(
    '100,000 routes, cold ÷ cold with 10,000 routes: **not met** (13.00, wanted ≤ 10.00)',
  );
});

test("the project's own site is held against others with as many routes, whatever their number", () => {
  const results = [
    resultOf('site', { routes: 41, cold: [1] }),
    resultOf('site-bundling', { routes: 41, cold: [2] }),
    resultOf('astro', { routes: 41, cold: [2] }),
  ];
  expect(linesOf(results, 'site')).toEqual([
    '41 routes, site.yaml ÷ Astro, cold: met (0.50, wanted ≤ 0.50)',
    '41 routes, site.yaml, code bundled again ÷ Astro, cold: met (1.00, wanted ≤ 1.00)',
  ]);
});

test('the table of all goals has those of every part, what was missed in bold, and what was not measured', () => {
  const table = goalTable({
    curve: [{ says: 'b', value: 2, atMost: 1.5 }],
    build: [
      { says: 'a', value: 99.2, atMost: 100, digits: 0 },
      { says: 'c', value: undefined, atMost: 1 },
    ],
  });
  expect(table.split('\n').slice(2)).toEqual([
    '| Builds | a | 100 | ≤ 100 | met |',
    '| Builds | c | – | ≤ 1.00 | not measured |',
    '| What a page costs | b | 2.00 | ≤ 1.50 | **not met** |',
  ]);
});

test('what should be large is met from its bound up, and not a hair below it', () => {
  expect(goalLine({ says: 'of nginx', value: 0.6, atLeast: 0.6 })).toBe('of nginx: met (0.60, wanted ≥ 0.60)');
  expect(goalLine({ says: 'of nginx', value: 0.5999, atLeast: 0.6 })).toBe(
    'of nginx: **not met** (0.59, wanted ≥ 0.60)',
  );
});
