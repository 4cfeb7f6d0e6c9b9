/** Reports the figures: on the terminal, in a folder of charts, and in the documentation. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { machine, tidy, writeSection } from '../../support/docs-page.ts';
import { ONE_RUN_ABOVE } from '../measuring/compare.ts';
import type { Result } from '../measuring/compare.ts';
import { drawBuilds, drawCost } from './drawings.ts';
import type { Drawing } from './drawings.ts';
import { goalLine } from '../../support/goals.ts';
import { goalsOf } from './goals.ts';
import type { Kind } from '../measuring/peers.ts';
import { project } from '../measuring/paths.ts';
import { tableOfResults } from './table.ts';

const CHARTS = join(project, 'docs/benchmarks');

/** What was measured: its section on the page, how often, and the command that repeats it. */
export interface Measured {
  kind: Kind;
  runs: number;
  command: string;
}

/** Where the results go besides the terminal: a folder for the charts, and into the documentation. */
export interface Destinations {
  charts: string | undefined;
  write: boolean;
}

/** Prints tables and goals, writes them to the other destinations, and returns them as data. */
export async function report(
  results: Result[],
  { kind, runs, command }: Measured,
  { charts, write }: Destinations,
): Promise<object> {
  const counts = [...new Set(results.map(({ routes }) => routes))];
  const facts = `${machine()}; ${describeRuns(runs, counts)}.`;
  const ours = results[0]!.entry.peer.name;
  const key = `In brackets: the figure of “${ours}” divided by this one; below 1, Waybill took less.`;
  const tables = counts.map((count) => tableOfResults(results.filter(({ routes }) => routes === count)));
  const goals = goalsOf(results, kind);
  const drawn = drawingsOf(results, kind);
  const pictures = drawn.map(({ file, says }) => `![${says}](benchmarks/${file})`).join(' ');
  const head = [`${facts} ${key}`, `\`${command}\``];
  console.log(await tidy([...head, ...tables, goals.map((goal) => `- ${goalLine(goal)}`).join('\n')].join('\n\n')));
  if (charts !== undefined) writeDrawings(charts, drawn);
  if (write) {
    writeDrawings(CHARTS, drawn);
    await writeSection(kind, [...head, pictures, ...tables].join('\n\n'), goals);
  }
  return { kind, facts, command, results: results.map(asData), goals };
}

function describeRuns(runs: number, counts: number[]): string {
  const most = runs === 1 ? 'one run' : `medians of ${runs} runs`;
  const single = runs > 1 && Math.max(...counts) > ONE_RUN_ABOVE;
  return single ? `${most}, one run above ${ONE_RUN_ABOVE.toLocaleString('en')} routes` : most;
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
