/** What the charts show; how they show it is in chart.ts. */
import { chartOf } from './chart.ts';
import type { Panel } from './chart.ts';
import type { Result, Side } from './compare.ts';
import type { Figures } from './measure.ts';
import { median } from './table.ts';

/** GNU time counts hundredths of a second, and no logarithm has room for 0. */
const LEAST = 0.01;

/** Builds of one side: by the clock, of the processors, and in memory. */
export function drawBuilds(results: Result[], side: Side): string {
  const panels: Panel[] = [
    panelOf(results, 'Seconds by the clock', valueOf(side, 'wall')),
    panelOf(results, 'Seconds of processor time', valueOf(side, 'cpu')),
    panelOf(results, 'Megabytes of memory, largest process', valueOf(side, 'largest')),
  ];
  return chartOf(side === 'cold' ? 'Cold builds' : 'Builds after one text was edited', panels);
}

/** What one page costs, and how that changes with their number. */
export function drawCost(results: Result[]): string {
  const each = (side: Side, field: keyof Figures) => (result: Result) =>
    (valueOf(side, field)(result) * 1000) / result.routes; // seconds and megabytes: milliseconds and kilobytes
  const panels: Panel[] = [
    panelOf(results, 'Cold: milliseconds a page', each('cold', 'wall')),
    panelOf(results, 'After an edit: milliseconds a page', each('edit', 'wall')),
    panelOf(results, 'Cold: kilobytes of memory a page', each('cold', 'largest')),
  ];
  return chartOf('What one page costs', panels);
}

function valueOf(side: Side, field: keyof Figures): (result: Result) => number {
  return (result) => Math.max(LEAST, median(result[side], field)!);
}

function panelOf(results: Result[], title: string, value: (result: Result) => number): Panel {
  const measured = results.filter(({ failure }) => failure === undefined);
  const lines = [...new Set(measured.map(({ entry }) => entry.key))].map((key) => ({
    key,
    points: measured
      .filter(({ entry }) => entry.key === key)
      .map((result) => ({ routes: result.routes, value: value(result) })),
  }));
  return { title, lines };
}
