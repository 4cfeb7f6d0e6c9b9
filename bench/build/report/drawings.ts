/** Chooses what the charts show; chart.ts draws them. */
import { chartOf } from './chart.ts';
import type { Result, Side } from '../measuring/compare.ts';
import type { Figures } from '../measuring/measure.ts';
import { median } from './table.ts';

/** GNU time counts hundredths of a second, and 0 has no logarithm. */
const MIN = 0.01;

/** A picture, the name of its file, and what it shows in words. */
export interface Drawing {
  file: string;
  says: string;
  svg: string;
}

const UNITS = { wall: 'seconds by the clock', cpu: 'seconds of processor time', totalMegabytes: 'megabytes of memory' };

/** Draws wall time, processor time and memory: cold builds on the left, builds after an edit on the right. */
export function drawBuilds(results: Result[]): Drawing[] {
  return (['wall', 'cpu', 'totalMegabytes'] as const).flatMap((field) =>
    (['cold', 'edit'] as const).map((side) =>
      draw(results, [side === 'cold' ? 'Cold' : 'After an edit', UNITS[field]], {
        file: `build-${side}-${field}.svg`,
        value: valueOf(side, field),
      }),
    ),
  );
}

/** Draws the cost of one page over the number of pages. */
export function drawCost(results: Result[]): Drawing[] {
  const each = (side: Side, field: keyof Figures) => (result: Result) =>
    (valueOf(side, field)(result) * 1000) / result.routes; // seconds and megabytes: milliseconds and kilobytes
  return [
    draw(results, ['Cold', 'milliseconds a page'], { file: 'page-cold-wall.svg', value: each('cold', 'wall') }),
    draw(results, ['After an edit', 'milliseconds a page'], {
      file: 'page-edit-wall.svg',
      value: each('edit', 'wall'),
    }),
    draw(results, ['Cold', 'kilobytes of memory a page'], {
      file: 'page-cold-together.svg',
      value: each('cold', 'totalMegabytes'),
    }),
  ];
}

function valueOf(side: Side, field: keyof Figures): (result: Result) => number {
  return (result) => Math.max(MIN, median(result[side], field)!);
}

function draw(
  results: Result[],
  [title, unit]: [title: string, unit: string],
  { file, value }: { file: string; value: (result: Result) => number },
): Drawing {
  const measured = results.filter(({ entry, failure }) => failure === undefined && !isVariant(entry.key));
  const lines = [...new Set(measured.map(({ entry }) => entry.key))].map((key) => ({
    key,
    points: measured
      .filter(({ entry }) => entry.key === key)
      .map((result) => ({ routes: result.routes, value: value(result) })),
  }));
  return { file, says: `${title}: ${unit}`, svg: chartOf({ title, unit, lines }) };
}

/** Waybill in other variants is in the tables only: there are lines enough. */
function isVariant(key: string): boolean {
  return key.startsWith('waybill-');
}
