/** Reports the figures: on the terminal, in a folder of charts, and in the documentation. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { calledCommand, machine, reportSection } from '../../support/docs-page.ts';
import { ONE_RUN_ABOVE, ONE_RUN_OVER } from '../measuring/compare.ts';
import type { Result } from '../measuring/compare.ts';
import { drawBuilds, drawCost } from './drawings.ts';
import type { Drawing } from './drawings.ts';
import { goalsOf } from './goals.ts';
import type { Kind } from '../measuring/peers.ts';
import { project } from '../measuring/paths.ts';
import { tablesOfResults } from './table.ts';

const CHARTS = join(project, 'docs/benchmarks/charts');

/** What was measured: its section on the page, and how often. */
export interface Measured {
  kind: Kind;
  runs: number;
}

/** Where the results go besides the terminal: a folder for the charts, and into the documentation. */
export interface Destinations {
  charts: string | undefined;
  write: boolean;
}

/** Prints tables and goals, writes them to the other destinations, and returns them as data. */
export async function report(
  results: Result[],
  { kind, runs }: Measured,
  { charts, write }: Destinations,
): Promise<object> {
  const how = describeRuns(runs, [...new Set(results.map(({ routes }) => routes))]);
  const ours = results[0]!.entry.peer.name;
  const key = `In brackets: the figure of “${ours}” divided by this one; below 1, Waybill took less.`;
  const goals = goalsOf(results, kind);
  const drawn = drawingsOf(results, kind);
  if (charts !== undefined) writeDrawings(charts, drawn);
  if (write) writeDrawings(CHARTS, drawn);
  const text = [key, ...tablesOfResults(results)].join('\n\n');
  await reportSection(kind, { text, goals }, how, write);
  return { kind, facts: `${machine()}; ${how}`, command: calledCommand(), results: results.map(asData), goals };
}

function describeRuns(runs: number, counts: number[]): string {
  if (runs === 1) return 'one run';
  const above = Math.max(...counts) > ONE_RUN_ABOVE ? ` or above ${ONE_RUN_ABOVE.toLocaleString('en')} routes` : '';
  return `medians of ${runs} runs, one run of what takes over ${ONE_RUN_OVER} s${above}`;
}

/** A line needs two points, so there is nothing to draw of one number of routes. */
function drawingsOf(results: Result[], kind: Kind): Drawing[] {
  const counts = new Set(results.filter(({ failure }) => failure === undefined).map(({ routes }) => routes));
  if (counts.size < 2) return [];
  return kind === 'curve' ? drawCost(results) : drawBuilds(results);
}

function writeDrawings(folder: string, drawings: Drawing[]): void {
  mkdirSync(folder, { recursive: true });
  for (const { file, svg } of drawings) writeFileSync(join(folder, file), svg);
}

function asData({ entry, ...result }: Result): object {
  const { name, version } = entry.peer;
  return { key: entry.key, name, version, ...result };
}
