/** A spreadsheet finds texts in an export, whatever it takes for the separator and whether or not it heeds quotes. */
import { stringify } from 'csv-stringify/sync';
import { assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { csvCell } from '../../../scripts/leads/formats/csv-cell.ts';
import { parseCsv, unguard } from '../../support/service/csv.ts';
import { newDatabase } from '../../support/service/databases.ts';
import { PERSON } from '../../support/service/leads.ts';
import { startSite } from '../../support/service/running-site.ts';

const RUNS = 20_000;
const FORMULA = /^[=+\-@﹢﹣﹦﹫＋－＝＠]/;
const SEPARATORS = [',', ';', '\t', '|'];
/** As the export writes it. */
const OPTIONS = { bom: true, quoted: true, record_delimiter: '\r\n' };

/** Every cell that a program may see: split at any separator, lines at any line end, quotes heeded or not. */
function cellsOf(csv: string): string[] {
  const lines = csv.replace('\ufeff', '').split(/\r\n|\r|\n/);
  return SEPARATORS.flatMap((separator) => lines.flatMap((line) => line.split(separator)))
    .flatMap((cell) => [cell, cell.replace(/^"+/, ''), cell.replaceAll('"', '')])
    .filter((cell) => !cell.startsWith("'"));
}

const ATTACKS = [
  ';=1+1',
  'x;=1+1',
  '";=1+1',
  "=cmd|' /C calc'!A0",
  'a\t=1+1',
  'a\r=1+1',
  'a\n=1+1',
  'a\r\n@SUM(1)',
  '\t=1',
  '\r=1',
  '＝1+1',
  'x;＝1+1',
  '﹦1+1',
  '"=1+1',
  '""=1+1',
  '";"=1',
  "'=1+1",
  ' =1+1',
  'x; =1+1',
  'a|=1',
  'a,=1',
  'a,"=1',
  '-1+1;-1+1',
  ';;;=1',
  '\n\n=1',
  '=1\n=2;=3,=4\t=5',
];

const hostile = string({
  unit: constantFrom(
    '=',
    '+',
    '-',
    '@',
    '＝',
    '﹦',
    ';',
    ',',
    '|',
    '\t',
    '\r',
    '\n',
    '"',
    "'",
    ' ',
    '\u00a0',
    'a',
    '1',
    '0',
  ),
  maxLength: 12,
});

test(`${ATTACKS.length} attacks and ${RUNS} made-up texts begin no formula, and come out as they went in`, () => {
  const check = (text: string) => {
    const csv = stringify([['id', csvCell(text), 'end']], OPTIONS);
    expect(
      cellsOf(csv).filter((cell) => FORMULA.test(cell)),
      JSON.stringify(csv),
    ).toEqual([]);
    expect(unguard(parseCsv(csv.slice(1))[0]![1]!)).toBe(text);
  };
  ATTACKS.forEach(check);
  assert(property(hostile, check), { numRuns: RUNS });
});

test('plain texts stay as they are', () => {
  for (const text of ['From Monday, to Friday; at 10', 'a-b', 'name@mail.example', 'He said "now"', '12', '', 'x = y'])
    expect(csvCell(text)).toBe(text);
});

test('the file that the command writes is one of these', async () => {
  const { post, leads } = await startSite(await newDatabase('sqlite'));
  for (const message of ATTACKS) expect(await post({ ...PERSON, message })).toBe(200);
  const { stdout } = await leads(['export', '--format', 'csv']);
  expect(cellsOf(stdout).filter((cell) => FORMULA.test(cell))).toEqual([]);
});
