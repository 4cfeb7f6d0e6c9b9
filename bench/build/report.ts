/** Where the figures go: the terminal, a JSON file, a folder of charts, and the documentation. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, release, totalmem } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { Result } from './compare.ts';
import { drawBuilds, drawCost } from './drawings.ts';
import { goalsOf } from './goals.ts';
import { fillSection } from './page.ts';
import { project } from './places.ts';
import { tablesOf } from './table.ts';

const PAGE = join(project, 'docs/benchmarks.md');
const CHARTS = join(project, 'docs/benchmarks');

/** What is reported; each kind has a section of its own on the page. */
export type Kind = 'build' | 'site' | 'curve';

/** How often was measured, and where the results go besides the terminal. */
export interface Wishes {
  kind: Kind;
  runs: number;
  json: string | undefined;
  charts: string | undefined;
  write: boolean;
}

interface Chart {
  file: string;
  says: string;
  svg: string;
}

/** Prints tables and goals; puts them elsewhere where that was asked for. */
export async function report(results: Result[], { kind, runs, json, charts, write }: Wishes): Promise<void> {
  const counts = [...new Set(results.map(({ routes }) => routes))];
  const facts = `Measured on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} cores (${cpus()[0]!.model}), ${Math.round(totalmem() / 2 ** 30)} GB of memory, Linux ${release()}, Node ${process.version}; ${runs === 1 ? 'one run' : `medians of ${runs} runs`}.`;
  const command = `npm run bench:build -- ${process.argv.slice(2).join(' ')}`.trim();
  const ours = results[0]!.entry.peer.name;
  const key = `In brackets: the figure of “${ours}” divided by this one; below 1, Waybill took less.`;
  const tables = counts.map((count) => tablesOf(results.filter(({ routes }) => routes === count)));
  const goals = goalsOf(results).map((line) => `- ${line}`);
  const summary = goals.length === 0 ? [] : ['### Goals', goals.join('\n')];
  const drawn = counts.length > 1 ? chartsOf(results, kind) : [];
  const text = [`${facts} ${key}`, `\`${command}\``, ...tables, ...summary].join('\n\n');
  console.log(await tidy(text));
  if (json !== undefined)
    writeFileSync(
      json,
      JSON.stringify({ facts, command, results: results.map(plain), goals: goalsOf(results) }, null, 2),
    );
  if (charts !== undefined) keep(charts, drawn);
  if (!write) return;
  keep(CHARTS, drawn);
  const pictures = drawn.map(({ file, says }) => `![${says}](benchmarks/${file})`);
  const section = [`${facts} ${key}`, `\`${command}\``, ...pictures, ...tables, ...summary].join('\n\n');
  writeFileSync(PAGE, await tidy(fillSection(readFileSync(PAGE, 'utf8'), kind, section)));
}

function chartsOf(results: Result[], kind: Kind): Chart[] {
  if (kind === 'curve') return [{ file: 'cost.svg', says: 'What one page costs', svg: drawCost(results) }];
  return [
    { file: 'build-cold.svg', says: 'Cold builds', svg: drawBuilds(results, 'cold') },
    { file: 'build-edit.svg', says: 'Builds after one text was edited', svg: drawBuilds(results, 'edit') },
  ];
}

function keep(folder: string, charts: Chart[]): void {
  mkdirSync(folder, { recursive: true });
  for (const { file, svg } of charts) writeFileSync(join(folder, file), svg);
}

async function tidy(markdown: string): Promise<string> {
  return format(markdown, { ...(await resolveConfig(PAGE)), parser: 'markdown' });
}

function plain({ entry, ...result }: Result): object {
  const { name, version } = entry.peer;
  return { key: entry.key, name, version, ...result };
}
