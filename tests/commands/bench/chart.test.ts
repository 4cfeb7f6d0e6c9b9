/** The charts of bench:build can be read: every line has its name beside it, and no two names lie on each other. */
import * as fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { chartOf } from '../../../bench/build/report/chart.ts';
import { drawBuilds, drawCost } from '../../../bench/build/report/drawings.ts';
import { spread } from '../../../bench/build/report/labels.ts';
import { logScale } from '../../../bench/build/report/scale.ts';
import { resultOf } from './results.ts';

describe('names', () => {
  const heights = fc.array(fc.double({ min: 64, max: 340, noNaN: true }), { minLength: 1, maxLength: 15 });

  test('keep a line apart, stay inside, and keep their order', () => {
    fc.assert(
      fc.property(heights, (wanted) => {
        const spaced = spread(wanted, 64, 340);
        const order = wanted.map((_, index) => index).toSorted((a, b) => wanted[a]! - wanted[b]!);
        const sorted = order.map((index) => spaced[index]!);
        expect(Math.min(...sorted)).toBeGreaterThanOrEqual(64);
        expect(Math.max(...sorted)).toBeLessThanOrEqual(340 + 1e-6);
        for (const [index, height] of sorted.entries())
          if (index > 0) expect(height - sorted[index - 1]!).toBeGreaterThanOrEqual(14 - 1e-6);
      }),
    );
  });

  test('stay where they are where there is space, and else move both ways', () => {
    expect(spread([100, 200], 64, 340)).toEqual([100, 200]);
    expect(spread([100, 100], 64, 340)).toEqual([93, 107]);
  });
});

test('every value lies on the axis, between round numbers', () => {
  const { at, ticks } = logScale([0.07, 48], 340, 64);
  expect(at(0.07)).toBeLessThan(340);
  expect(at(48)).toBeGreaterThan(64);
  expect(ticks).toEqual([0.1, 1, 10]);
});

test('a chart is whole XML and names every line once', () => {
  const keys = ['waybill', 'hugo', 'limit-flat'];
  const points = [50, 1000].map((routes) => ({ routes, value: routes / 100 }));
  const svg = chartOf({ title: 'Cold', unit: 'seconds', lines: keys.map((key) => ({ key, points })) });
  const texts: string[] = [];
  const parser = new SaxesParser();
  parser.on('text', (text) => texts.push(text));
  parser.write(svg).close(); // throws where it is not well-formed
  for (const key of keys) expect(texts.filter((text) => text === key)).toHaveLength(1);
});

test('who did not build has no line, and who built in no time still has one', () => {
  const results = [50, 1000].flatMap((routes) => [
    resultOf('waybill', { routes, cold: [0], edit: [0] }),
    resultOf('next', { routes, failure: 'over 100 s' }),
  ]);
  for (const { svg } of [...drawBuilds(results), ...drawCost(results)]) {
    expect(svg).toContain('>waybill<');
    expect(svg).not.toContain('>next<');
    expect(svg).not.toContain('NaN');
  }
});
