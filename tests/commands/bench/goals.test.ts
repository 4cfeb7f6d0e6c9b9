/** What bench:build says of each goal is what was measured, and nothing is reached by rounding. */
import { expect, test } from 'vitest';
import { goalsOf } from '../../../bench/build/report/goals.ts';
import type { Kind } from '../../../bench/build/measuring/peers.ts';
import { resultOf } from './results.ts';

const verdict = (results: Parameters<typeof goalsOf>[0], kind: Kind, goal: string): string | undefined =>
  goalsOf(results, kind).find((line) => line.includes(goal));

test('a goal is met up to its bound, and not a hair above it', () => {
  const with10000 = (wall: number) => [
    resultOf('waybill', { routes: 10_000, cold: [wall], edit: [1] }),
    resultOf('hugo', { routes: 10_000, cold: [10] }),
  ];
  expect(verdict(with10000(6), 'build', 'cold ÷ Hugo')).toBe(
    '10,000 routes, cold ÷ Hugo, cold: met (0.60, at most 0.60)',
  );
  expect(verdict(with10000(6.001), 'build', 'cold ÷ Hugo')).toBe(
    '10,000 routes, cold ÷ Hugo, cold: **not met** (0.61, at most 0.60)',
  );
});

test('the middle one of several runs counts, not the best', () => {
  const results = [
    resultOf('waybill', { routes: 1000, cold: [1, 9, 3], edit: [1] }),
    resultOf('astro', { routes: 1000, cold: [10] }),
  ];
  expect(verdict(results, 'build', 'Astro')).toContain('(0.30, at most 0.25)');
});

test('memory is that of all processes together, in megabytes', () => {
  const results = [resultOf('waybill', { routes: 10_000, cold: [1], edit: [1], megabytes: 801 })];
  expect(verdict(results, 'build', 'MB')).toContain('**not met** (801, at most 800)');
});

test('an edit is held against a full build of the other, and against our own', () => {
  const results = [
    resultOf('waybill', { routes: 10_000, cold: [5], edit: [2] }),
    resultOf('hugo', { routes: 10_000, cold: [10], edit: [1] }),
  ];
  expect(verdict(results, 'build', 'edit ÷ Hugo')).toContain('met (0.20');
  expect(verdict(results, 'build', 'edit ÷ its own')).toContain('met (0.40');
});

test('where the other failed or was left out, the goal is neither met nor missed', () => {
  const ours = resultOf('waybill', { routes: 1000, cold: [1], edit: [1] });
  const failed = resultOf('astro', { routes: 1000, failure: 'over 100 s' });
  expect(verdict([ours, failed], 'build', 'Astro')).toMatch(/: not measured$/);
  expect(verdict([ours], 'build', 'Astro')).toMatch(/: not measured$/);
});

test('a number of routes that was not measured has no goals', () => {
  expect(goalsOf([resultOf('waybill', { routes: 50, cold: [1], edit: [1] })], 'build')).toEqual([]);
});

test('100,000 routes are held against 10,000', () => {
  const results = [
    resultOf('waybill', { routes: 10_000, cold: [4] }),
    resultOf('waybill', { routes: 100_000, cold: [52] }),
  ];
  expect(goalsOf(results, 'curve')).toEqual([
    '100,000 routes, cold ÷ cold with 10,000 routes: **not met** (13.00, at most 12.00)',
  ]);
});

test("the project's own site is held against others with as many routes, whatever their number", () => {
  const results = [
    resultOf('site', { routes: 41, cold: [1] }),
    resultOf('site-bundling', { routes: 41, cold: [2] }),
    resultOf('astro', { routes: 41, cold: [2] }),
  ];
  expect(goalsOf(results, 'site')).toEqual([
    '41 routes, site.yaml ÷ Astro, cold: met (0.50, at most 0.50)',
    '41 routes, site.yaml, code bundled again ÷ Astro, cold: met (1.00, at most 1.00)',
  ]);
});
