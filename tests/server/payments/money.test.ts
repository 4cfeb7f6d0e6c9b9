/** Amounts as people type them, and as they are kept. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatAmount, formatDecimal, parseAmount } from '../../../server/payments/money.ts';
import { RUPEES } from '../../../server/payments/payu/rupees.ts';

describe('an amount', () => {
  test.each([
    ['1500', 150_000],
    ['1500.5', 150_050],
    ['1,50,000.50', 15_000_050],
    ['₹ 1500', 150_000],
    ['Rs. 99.99', 9999],
    [' 1 500 ', 150_000],
    ['0.01', 1],
    ['0.1', 10],
    ['4.35', 435],
    ['1.10', 110],
  ])('%j is %i paise', (text, paise) => expect(parseAmount(text, RUPEES)).toBe(paise));

  test.each(['', 'abc', '-1', '1.234', '1e5', '0x10', '१५००', '1.', '.5', 'Infinity', '1;2', '1.2.3', '9'.repeat(10)])(
    '%j is none',
    (text) => expect(parseAmount(text, RUPEES)).toBeUndefined(),
  );

  test('comes back the same from what the gateway gets, and from what people read', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (paise) => {
        expect(parseAmount(formatDecimal(paise, RUPEES), RUPEES)).toBe(paise);
        expect(parseAmount(formatAmount(paise, RUPEES), RUPEES)).toBe(paise);
      }),
    );
  });

  test.each([
    [150_000, '₹1,500', '₹1,500.00'],
    [15_000_050, '₹1,50,000.50', '₹1,50,000.50'],
  ])('of %i paise is read as %s', (paise, short, long) => {
    expect(formatAmount(paise, RUPEES)).toBe(short);
    expect(formatAmount(paise, RUPEES, 'always')).toBe(long);
  });

  test('of a currency without decimals has none', () => {
    const yen = { code: 'JPY', locale: 'ja-JP', decimals: 0, prefix: /^¥/ };
    expect(parseAmount('¥1,000', yen)).toBe(1000);
    expect(parseAmount('1000.5', yen)).toBeUndefined();
    expect(formatDecimal(1000, yen)).toBe('1000');
    expect(formatAmount(1000, yen)).toContain('1,000');
  });
});
