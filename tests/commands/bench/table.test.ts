/** The tables of bench:build tell what was measured, and what was not. */
import { expect, test } from 'vitest';
import { tablesOf } from '../../../bench/build/report/table.ts';
import { resultOf } from './results.ts';

const ours = resultOf('Waybill', { routes: 1000, cold: [2], edit: [1] });
const rowOf = (table: string, start: string) => table.split('\n').find((line) => line.startsWith(`| ${start}`));

test('each figure has our own divided by it beside it', () => {
  const table = tablesOf([ours, resultOf('Other', { routes: 1000, cold: [8], edit: [1] })]);
  expect(rowOf(table, 'Other')).toBe('| Other | 8.00 (0.25) | 8.00 (0.25) | 100 (1.0) | 100 (1.0) |');
});

test('who did not build says why, where the figures would be', () => {
  const table = tablesOf([ours, resultOf('Other', { routes: 1000, failure: 'over 100 s' })]);
  expect(rowOf(table, 'Other')).toBe('| Other | over 100 s |  |  |  |');
});

test('where Waybill itself did not build, the others still have their figures', () => {
  const failed = resultOf('Waybill', { routes: 1000, failure: 'over 8 GB' });
  const table = tablesOf([failed, resultOf('Other', { routes: 1000, cold: [8], edit: [1] })]);
  expect(rowOf(table, 'Waybill')).toContain('over 8 GB');
  expect(rowOf(table, 'Other')).toBe('| Other | 8.00 | 8.00 | 100 | 100 |');
});

test('who did not read the same manifest is marked', () => {
  const peer = { name: 'Other', version: '1.2', reads: 'one file a route' };
  expect(tablesOf([ours, resultOf('other', { routes: 1000, cold: [8], edit: [1], peer })])).toContain(
    '| Other 1.2 (reads one file a route) |',
  );
});

test('what was written is counted for a page: HTML, and all together', () => {
  const written = tablesOf([ours]).split('| Written')[1]!;
  expect(rowOf(written, 'Waybill')).toBe('| Waybill | 9.0 | 20.0 | 1,001 |');
});
