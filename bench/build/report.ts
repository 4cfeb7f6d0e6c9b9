/** Where the figures go: the terminal, a JSON file, and the documentation. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { chartOf } from './chart.ts';
import type { Result } from './compare.ts';
import { project } from './places.ts';
import { tableOf } from './table.ts';

const PAGE = join(project, 'docs/benchmarks.md');
const CHARTS = join(project, 'docs/benchmarks');
const SIDES = { cold: 'build-cold.svg', edit: 'build-edit.svg' } as const;

/** Prints the tables; writes them elsewhere where that was asked for. */
export async function report(
  results: Result[],
  { runs, json, write }: { runs: number; json: string | undefined; write: boolean },
): Promise<void> {
  const counts = [...new Set(results.map(({ routes }) => routes))];
  const machine = `${new Date().toISOString().slice(0, 10)}; ${cpus().length} cores (${cpus()[0]!.model}), ${Math.round(totalmem() / 2 ** 30)} GB of memory, Node ${process.version}; medians of ${runs} runs.`;
  const command = `npm run bench:build -- ${process.argv.slice(2).join(' ')}`.trim();
  const tables = counts.map((count) => tableOf(results.filter(({ routes }) => routes === count)));
  const text = [machine, `\`${command}\``, ...tables].join('\n\n');
  console.log(text);
  if (json !== undefined)
    writeFileSync(json, JSON.stringify({ machine, command, results: results.map(plain) }, null, 2));
  if (!write) return;
  mkdirSync(CHARTS, { recursive: true });
  for (const side of ['cold', 'edit'] as const) writeFileSync(join(CHARTS, SIDES[side]), chartOf(results, side));
  const page = readFileSync(PAGE, 'utf8').replace(
    /(<!-- build -->\n).*?(\n<!-- \/build -->)/s,
    (_, start: string, end: string) => `${start}\n${text}\n${end}`,
  );
  writeFileSync(PAGE, await format(page, { ...(await resolveConfig(PAGE)), parser: 'markdown' }));
}

function plain({ entry, ...result }: Result): object {
  const { name, version } = entry.peer;
  return { key: entry.key, name, version, ...result };
}
