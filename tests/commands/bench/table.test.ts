/** The tables of bench:build show what was measured, and what was not. */
import { expect, test } from 'vitest';
import { tableOfResults } from '../../../bench/build/report/table.ts';
import { resultOf } from './results.ts';

const ours = resultOf('Waybill', { routes: 1000, cold: [2], edit: [1] });
const rowOf = (table: string, start: string) => table.split('\n').find((line) => line.startsWith(`| ${start}`));

test('each figure has our own divided by it beside it, and the HTML of a page without the rest', () => {
  const table = tableOfResults([ours, resultOf('Other', { routes: 1000, cold: [8], edit: [1] })]);
  expect(rowOf(table, '1,000 routes')).toBe('| 1,000 routes | cold s | CPU s | MB | edit s | CPU s | HTML KB a page |');
  expect(rowOf(table, 'Waybill')).toBe('| Waybill | 2.00 | 2.00 | 100 | 1.00 | 1.00 | 9.0 |');
  expect(rowOf(table, 'Other')).toBe(
    '| Other | 8.00 (0.25) | 8.00 (0.25) | 100 (1.0) | 1.00 (1.0) | 1.00 (1.0) | 9.0 |',
  );
});

test('a generator that did not build has the reason where the figures would be', () => {
  const table = tableOfResults([ours, resultOf('Other', { routes: 1000, failure: 'over 100 s' })]);
  expect(rowOf(table, 'Other')).toBe('| Other | over 100 s |  |  |  |  |  |');
});

test('where Waybill itself did not build, the others still have their figures', () => {
  const failed = resultOf('Waybill', { routes: 1000, failure: 'over 8 GB' });
  const table = tableOfResults([failed, resultOf('Other', { routes: 1000, cold: [8], edit: [1] })]);
  expect(rowOf(table, 'Waybill')).toContain('over 8 GB');
  expect(rowOf(table, 'Other')).toBe('| Other | 8.00 | 8.00 | 100 | 1.00 | 1.00 | 9.0 |');
});

test('a generator that did not read the same manifest is marked', () => {
  const peer = { name: 'Other', version: '1.2', reads: 'one file a route' };
  expect(tableOfResults([ours, resultOf('other', { routes: 1000, cold: [8], edit: [1], peer })])).toContain(
    '| Other 1.2 (reads one file a route) |',
  );
});

test('dummy files have no HTML of the site', () => {
  const peer = { name: 'Files', writesNoTexts: true as const };
  const table = tableOfResults([ours, resultOf('files', { routes: 1000, cold: [8], edit: [1], peer })]);
  expect(rowOf(table, 'Files')).toMatch(/ \|  \|$/);
});
