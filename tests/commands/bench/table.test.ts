/** The tables of bench:build show what was measured, and what was not. */
import { expect, test } from 'vitest';
import { tablesOfResults } from '../../../bench/build/report/table.ts';
import { resultOf } from './results.ts';

const ours = resultOf('Waybill', { routes: 1000, cold: [2], edit: [1] });
const rowOf = (table: string, start: string) => table.split('\n').find((line) => line.startsWith(`| ${start}`));

test('each figure has our own divided by it beside it, and the HTML of a page without the rest', () => {
  const [table] = tablesOfResults([ours, resultOf('Other', { routes: 1000, cold: [8], edit: [1] })]);
  expect(rowOf(table!, 'routes')).toBe(
    '| routes | 1,000: cold s | 1,000: edit s | 1,000: cold CPU s | 1,000: cold MB | HTML KB a page |',
  );
  expect(rowOf(table!, 'Waybill')).toBe('| Waybill | 2.00 | 1.00 | 2.00 | 100 | 9.0 |');
  expect(rowOf(table!, 'Other')).toBe('| Other | 8.00 (0.25) | 1.00 (1.0) | 8.00 (0.25) | 100 (1.0) | 9.0 |');
});

test('several numbers of routes are side by side, the clock in one table, processor time and memory in another', () => {
  const more = resultOf('Waybill', { routes: 10_000, cold: [9], edit: [3], megabytes: 300 });
  const [clock, resources] = tablesOfResults([ours, more]);
  expect(rowOf(clock!, 'routes')).toBe(
    '| routes | 1,000: cold s | 1,000: edit s | 10,000: cold s | 10,000: edit s | HTML KB a page |',
  );
  expect(rowOf(clock!, 'Waybill')).toBe('| Waybill | 2.00 | 1.00 | 9.00 | 3.00 | 9.0 |');
  expect(rowOf(resources!, 'Waybill')).toBe('| Waybill | 2.00 | 100 | 9.00 | 300 | 9.0 |');
});

test('a generator that did not build has no figures, and the reason is below the tables, once', () => {
  const failed = resultOf('Other', { routes: 1000, failure: 'over 100 s' });
  const later = { ...failed, routes: 10_000, failure: 'not tried: with 1,000 routes over 100 s' };
  const more = resultOf('Waybill', { routes: 10_000, cold: [9], edit: [3] });
  const [clock, resources, reasons, ...others] = tablesOfResults([ours, failed, more, later]);
  expect(rowOf(clock!, 'Other')).toBe('| Other | – | – | – | – |  |');
  expect(rowOf(resources!, 'Other')).toBe('| Other | – | – | – | – |  |');
  expect(reasons).toBe('- Other, 1,000 routes: over 100 s.');
  expect(others).toEqual([]);
});

test('where Waybill itself did not build, the others still have their figures', () => {
  const failed = resultOf('Waybill', { routes: 1000, failure: 'over 8 GB' });
  const [table, reasons] = tablesOfResults([failed, resultOf('Other', { routes: 1000, cold: [8], edit: [1] })]);
  expect(reasons).toBe('- Waybill, 1,000 routes: over 8 GB.');
  expect(rowOf(table!, 'Other')).toBe('| Other | 8.00 | 1.00 | 8.00 | 100 | 9.0 |');
});

test('a generator that did not read the same manifest is marked', () => {
  const peer = { name: 'Other', version: '1.2', reads: 'one file a route' };
  const [table] = tablesOfResults([ours, resultOf('other', { routes: 1000, cold: [8], edit: [1], peer })]);
  expect(table).toContain('| Other 1.2 (reads one file a route) |');
});

test('dummy files have no HTML of the site', () => {
  const peer = { name: 'Files', writesNoTexts: true as const };
  const [table] = tablesOfResults([ours, resultOf('files', { routes: 1000, cold: [8], edit: [1], peer })]);
  expect(rowOf(table!, 'Files')).toMatch(/ \|  \|$/);
});
