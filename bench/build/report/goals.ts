/** The goals of Waybill, as ratios within one run: they hold on a fast machine and on a slow one. */
import type { Goal } from '../../support/goals.ts';
import type { Result, Side } from '../measuring/compare.ts';
import type { Figures } from '../measuring/measure.ts';
import type { Kind } from '../measuring/peers.ts';
import { median } from './table.ts';

interface Bound {
  /** Where undefined: as many as the project's own site has. */
  routes?: number;
  says: string;
  figure: Figure;
  /** What it is divided by, and with how many routes where that differs; nothing for a figure with a bound of its own. */
  by?: Figure;
  byRoutes?: number;
  atMost: number;
}

type Figure = [key: string, side: Side, field: keyof Figures];

/** The keys of the system's Hugo, and of a newer one. */
const HUGOS = ['hugo', 'hugo-newest'];

const BOUNDS: Record<Kind, Bound[]> = {
  build: [
    { routes: 50, says: 'cold ÷ Hugo, cold', figure: cold('waybill'), by: cold('hugo'), atMost: 1.5 },
    { routes: 1000, says: 'cold ÷ Hugo, cold', figure: cold('waybill'), by: cold('hugo'), atMost: 0.9 },
    { routes: 1000, says: 'cold ÷ Astro, cold', figure: cold('waybill'), by: cold('astro'), atMost: 0.25 },
    { routes: 1000, says: 'after an edit ÷ Hugo, cold', figure: edit('waybill'), by: cold('hugo'), atMost: 0.3 },
    { routes: 10_000, says: 'cold ÷ Hugo, cold', figure: cold('waybill'), by: cold('hugo'), atMost: 0.45 },
    { routes: 10_000, says: 'cold ÷ Eleventy JS, cold', figure: cold('waybill'), by: cold('eleventy-js'), atMost: 0.6 },
    {
      routes: 10_000,
      says: 'processor time, cold ÷ Eleventy JS, cold',
      figure: ['waybill', 'cold', 'cpu'],
      by: ['eleventy-js', 'cold', 'cpu'],
      atMost: 1,
    },
    {
      routes: 10_000,
      says: 'cold ÷ React, Markdown and writing',
      figure: cold('waybill'),
      by: cold('limit-react'),
      atMost: 1,
    },
    { routes: 10_000, says: 'cold, MB of all processes', figure: ['waybill', 'cold', 'totalMegabytes'], atMost: 350 },
    { routes: 10_000, says: 'after an edit ÷ Hugo, cold', figure: edit('waybill'), by: cold('hugo'), atMost: 0.1 },
    { routes: 10_000, says: 'after an edit ÷ its own cold', figure: edit('waybill'), by: cold('waybill'), atMost: 0.4 },
  ],
  site: [
    { says: 'site.yaml ÷ Astro, cold', figure: cold('site'), by: cold('astro'), atMost: 0.5 },
    {
      says: 'site.yaml, code bundled again ÷ Astro, cold',
      figure: cold('site-bundling'),
      by: cold('astro'),
      atMost: 1,
    },
  ],
  curve: [
    {
      routes: 100_000,
      says: 'cold ÷ cold with 10,000 routes',
      figure: cold('waybill'),
      by: cold('waybill'),
      byRoutes: 10_000,
      atMost: 10,
    },
    { routes: 100_000, says: 'cold, MB of all processes', figure: ['waybill', 'cold', 'totalMegabytes'], atMost: 1200 },
  ],
};

/** Returns the goals of the numbers of routes that were measured. */
export function goalsOf(results: Result[], kind: Kind): Goal[] {
  return BOUNDS[kind]
    .flatMap((bound) => withVersions(bound, results))
    .flatMap(({ routes, says, figure, by, byRoutes, atMost }) => {
      const own = results.find((one) => one.entry.key === figure[0] && one.routes === (routes ?? one.routes));
      if (own === undefined) return [];
      const value = valueOf(results, own.routes, figure);
      const divisor = by === undefined ? 1 : valueOf(results, byRoutes ?? own.routes, by);
      const measured = value === undefined || divisor === undefined ? undefined : value / divisor;
      return [
        {
          says: `${own.routes.toLocaleString('en')} routes, ${says}`,
          value: measured,
          atMost,
          ...(atMost >= 100 && { digits: 0 }),
        },
      ];
    });
}

/** Returns a bound for each Hugo that was measured: the system's, and one that is newer. */
function withVersions(bound: Bound, results: Result[]): Bound[] {
  const { by, says } = bound;
  if (by?.[0] !== 'hugo') return [bound];
  const [, side, field] = by;
  const versions = new Map(results.map(({ entry }) => [entry.key, entry.peer.version]));
  const hugos = HUGOS.filter((key) => versions.get(key));
  if (hugos.length === 0) return [bound];
  return hugos.map((key) => ({
    ...bound,
    says: says.replace('Hugo', `Hugo ${versions.get(key)}`),
    by: [key, side, field],
  }));
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
