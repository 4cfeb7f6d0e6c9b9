/**
 * npm run bench:all: runs every benchmark, one after the other, on a machine that does nothing else meanwhile. It takes several hours.
 * Those with goals write their figures into the pages, what the others print is put into docs/benchmarks/output/<name>.txt. --only
 * check,search runs some. Exit 1 where one failed or missed a goal that it guards itself; the others are run all the same.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { UsageError } from '../schema/errors.ts';
import { runWithOptions } from '../scripts/cli/run.ts';
import { print } from '../scripts/cli/terminal.ts';
import { machine } from './support/docs-page.ts';

/** Those that write into the page themselves, the quickest first, with their names in package.json. */
const WRITING = ['static', 'server', 'dev', 'shards', 'visit', 'build'];
const PRINTING = ['messages', 'claims', 'search', 'check', 'growth', 'edit'];
const FOLDER = join(import.meta.dirname, '../docs/benchmarks/output');

await runWithOptions({ options: { only: { type: 'string' } } as const }, async ({ values }) => {
  const all = [...PRINTING, ...WRITING];
  const names = values.only?.split(',') ?? all;
  const unknown = names.find((name) => !all.includes(name));
  if (unknown !== undefined) throw new UsageError(`--only takes ${all.join(', ')}, and "${unknown}" is none of them.`);
  const failed: string[] = [];
  for (const name of names) {
    const started = performance.now();
    print(`bench:${name}, ${names.indexOf(name) + 1} of ${names.length}…`);
    // oxlint-disable-next-line no-await-in-loop -- two at once would measure each other
    const { status, output } = await bench(name);
    if (!WRITING.includes(name)) write(name, output);
    if (status !== 0) failed.push(`bench:${name}`);
    print(
      `${status === 0 ? 'Done' : `Exit ${status}`} after ${((performance.now() - started) / 60_000).toFixed(1)} minutes.`,
    );
  }
  if (failed.length === 0) return;
  print(`These failed or missed a goal: ${failed.join(', ')}.`);
  process.exitCode = 1;
});

/** Runs a benchmark; its progress and messages go to the terminal. Returns its exit code and what it printed. */
function bench(name: string): Promise<{ status: number | null; output: string }> {
  const args = ['run', '--silent', `bench:${name}`, ...(WRITING.includes(name) ? ['--', '--write'] : [])];
  const child = spawn('npm', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve({ status, output }));
  });
}

function write(name: string, output: string): void {
  mkdirSync(FOLDER, { recursive: true });
  const text = stripVTControlCharacters(output).trim();
  writeFileSync(join(FOLDER, `${name}.txt`), `npm run bench:${name}\n${machine()}\n\n${text}\n`);
}
