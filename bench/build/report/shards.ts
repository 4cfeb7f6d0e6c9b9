import type { Section } from '../../support/docs-page.ts';
import type { Goal } from '../../support/goals.ts';
import { tableOf } from '../../support/tables.ts';
import type { Figures } from '../measuring/measure.ts';
import type { Sharded } from '../measuring/shards.ts';

/** What the slowest of eight shards may take of one machine, and its memory with a million routes. */
const GOALS = { ratio: 0.18, routes: 1_000_000, megabytes: 2000 };

/** Returns the table of all numbers of routes, and the goals. */
export function shardsOf(all: Sharded[]): Section {
  const rows = all.flatMap(({ routes, whole, shards, merge, differing }) => {
    const slowest = slowestOf(shards);
    const compared = whole === undefined ? '' : ` (${(slowest.wall / whole.wall).toFixed(2)})`;
    const named = (name: string, figures: Figures | undefined, note = '') =>
      figures === undefined ? [] : [[name, ...cellsOf(routes, figures, note)]];
    return [
      ...named('one machine', whole),
      ...named(`the slowest of ${shards.length} shards`, slowest, compared),
      ...named('all shards', sumOf(shards)),
      ...named(`merge; ${differing} files differ`, merge),
    ];
  });
  return { text: tableOf(['', 'routes', 's', 'CPU s', 'MB'], rows), goals: all.flatMap(goalsOf) };
}

function goalsOf({ routes, whole, shards, differing }: Sharded): Goal[] {
  const slowest = slowestOf(shards);
  const says = `${routes.toLocaleString('en')} routes, `;
  const megabytes = Math.max(...shards.map(({ totalMegabytes }) => totalMegabytes));
  return [
    ...(whole === undefined
      ? []
      : [{ says: `${says}the slowest shard ÷ one machine`, value: slowest.wall / whole.wall, atMost: GOALS.ratio }]),
    ...(differing === undefined ? [] : [{ says: `${says}files that differ`, value: differing, atMost: 0, digits: 0 }]),
    ...(routes < GOALS.routes
      ? []
      : [{ says: `${says}MB of a shard`, value: megabytes, atMost: GOALS.megabytes, digits: 0 }]),
  ];
}

function slowestOf(shards: Figures[]): Figures {
  return shards.toSorted((a, b) => b.wall - a.wall)[0]!;
}

/** Returns what all shards take one after the other, and the most memory of one. */
function sumOf(shards: Figures[]): Figures {
  return shards.reduce((all, one) => ({
    wall: all.wall + one.wall,
    cpu: all.cpu + one.cpu,
    largest: Math.max(all.largest, one.largest),
    totalMegabytes: Math.max(all.totalMegabytes, one.totalMegabytes),
  }));
}

function cellsOf(routes: number, { wall, cpu, totalMegabytes }: Figures, note: string): string[] {
  return [routes.toLocaleString('en'), wall.toFixed(2) + note, cpu.toFixed(2), totalMegabytes.toFixed(0)];
}
