/** Numbers are understood as people write them. */
import { expect, test } from 'vitest';
import { numbersOf } from '../../../manifest/text/claims/numbers.ts';

test.for<[text: string, low: number, high: number]>([
  ['10,000+', 10_000, 10_000],
  ['more than forty thousand', 40_000, 40_000],
  ['two hundred and fifty', 250, 250],
  ['twenty-five', 25, 25],
  ['1,00,000', 100_000, 100_000],
  ['2.5 lakh', 250_000, 250_000],
  ['one lakh twenty thousand', 120_000, 120_000],
  ['Rs 2.5 lakh to Rs 18 lakh', 250_000, 1_800_000],
  ['5 to 10 lakh', 500_000, 1_000_000],
  ['1.5 crore', 15_000_000, 15_000_000],
  ['2-3', 2, 3],
  ['two to three', 2, 3],
  ['over a decade', 10, 10],
  ['two decades', 20, 20],
  ['99.9%', 99.9, 99.9],
  ['98 per cent', 98, 98],
  ['three dozen', 36, 36],
  ['12k', 12_000, 12_000],
  ['24/7', 24, 24],
])('%s', ([text, low, high]) => {
  const [number, ...others] = numbersOf(`some ${text} of them`);
  expect(others).toEqual([]);
  expect(number).toMatchObject({ low, high });
  expect(`some ${text} of them`.slice(number!.start, number!.end)).toBe(text);
});

test.for(['ISO 9001:2008', 'A320', '10:30', '2024-03-01', 'the 3rd', 'version 1.2.3'])('%s is no count', (text) => {
  expect(numbersOf(text)).toEqual([]);
});
