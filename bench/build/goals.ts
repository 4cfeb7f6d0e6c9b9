/** What Waybill is to reach, as ratios within one run: they hold on a fast machine and on a slow one. */
import type { Result, Side } from './compare.ts';
import type { Figures } from './measure.ts';
import { median } from './table.ts';

interface Goal {
  /** Where undefined: the number of routes of the project's own site. */
  routes?: number;
  says: string;
  figure: Figure;
  /** What it is divided by; nothing for a figure that has a bound of its own. */
  by?: Figure;
  atMost: number;
}

type Figure = [key: string, side: Side, field: keyof Figures];

const GOALS: Goal[] = [
  { routes: 10_000, says: 'cold ÷ Hugo', figure: cold('waybill'), by: cold('hugo'), atMost: 0.6 },
  { routes: 10_000, says: 'cold ÷ Eleventy JS', figure: cold('waybill'), by: cold('eleventy-js'), atMost: 1 },
  { routes: 10_000, says: 'cold ÷ writing flat files', figure: cold('waybill'), by: cold('limit-flat'), atMost: 2.5 },
  { routes: 10_000, says: 'cold, MB of all processes', figure: ['waybill', 'cold', 'together'], atMost: 800 },
  { routes: 10_000, says: 'after an edit ÷ Hugo, cold', figure: edit('waybill'), by: cold('hugo'), atMost: 0.35 },
  { routes: 10_000, says: 'after an edit ÷ its own cold', figure: edit('waybill'), by: cold('waybill'), atMost: 0.4 },
  { routes: 1000, says: 'cold ÷ Astro', figure: cold('waybill'), by: cold('astro'), atMost: 0.25 },
  { routes: 1000, says: 'after an edit ÷ Hugo, cold', figure: edit('waybill'), by: cold('hugo'), atMost: 0.5 },
  { says: 'site.yaml ÷ Astro', figure: cold('site'), by: cold('astro'), atMost: 0.5 },
  { says: 'site.yaml, code bundled anew ÷ Astro', figure: cold('site-bundling'), by: cold('astro'), atMost: 1 },
];

/** A line for each goal that this run can tell of. */
export function goalsOf(results: Result[]): string[] {
  return GOALS.flatMap((goal) => {
    const [key] = goal.figure;
    const own = results.find(({ entry, routes }) => entry.key === key && routes === (goal.routes ?? routes));
    if (own === undefined) return [];
    const value = valueOf(results, own.routes, goal.figure);
    const by = goal.by === undefined ? 1 : valueOf(results, own.routes, goal.by);
    const verdict = value === undefined || by === undefined ? 'not measured' : judge(value / by, goal.atMost);
    return [`${verdict}: ${own.routes.toLocaleString('en')} routes, ${goal.says}`];
  });
}

/** Rounded up before it is judged, so that nothing is reached by rounding. */
function judge(value: number, atMost: number): string {
  const digits = atMost < 100 ? 2 : 0;
  const rounded = Math.ceil(Number((value * 10 ** digits).toFixed(6))) / 10 ** digits;
  const shown = `${rounded.toFixed(digits)} of ${atMost.toFixed(digits)}`;
  return rounded <= atMost ? `reached ${shown}` : `missed ${shown}`;
}

function valueOf(results: Result[], routes: number, [key, side, field]: Figure): number | undefined {
  const result = results.find((one) => one.entry.key === key && one.routes === routes);
  return result === undefined || result.failure !== undefined ? undefined : median(result[side], field);
}

function cold(key: string): Figure {
  return [key, 'cold', 'wall'];
}

function edit(key: string): Figure {
  return [key, 'edit', 'wall'];
}
