/**
 * npm run bench:static: pages that our server sends for each second of processor time, beside nginx with the same files.
 * Both run at the same time and get requests in turn; the median of the rounds counts. Processor time, not wall time: the
 * load comes from the same machine, and takes what the faster server leaves. --write puts the figures into docs/benchmarks.md.
 */
import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSite } from '../../builder/build.ts';
import { startNginx } from '../../tests/support/http/nginx.ts';
import { startCommand } from '../../tests/support/commands.ts';
import { getPort } from '../../tests/support/http/port.ts';
import { reportSection } from '../support/docs-page.ts';
import type { Section } from '../support/docs-page.ts';
import { median } from '../support/quantile.ts';
import { tableOf } from '../support/tables.ts';

const ROUNDS = 5;
const SECONDS = '4';
const PATHS = ['/', '/about', '/contact', '/services'];
const TICKS = Number(spawnSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }).stdout) || 100;

interface Load {
  requests: number;
  failed: number;
  p99: number;
}

interface Round extends Load {
  /** Pages for each second that the server's processes computed. */
  perCore: number;
}

const folder = mkdtempSync(join(tmpdir(), 'waybill-bench-'));
const site = join(folder, 'site');
await buildSite('site.yaml', site, { compress: true });
const ours = await startCommand('start', '--out', site, '--port', String(await getPort()), '--no-log');
const logging = await startCommand('start', '--out', site, '--port', String(await getPort()), '--log');
const nginx = await startNginx(site, Number(new URL(ours.url).port));

const servers = {
  Waybill: { url: ours.url, pid: ours.process.pid! },
  'Waybill with a log': { url: logging.url, pid: logging.process.pid! },
  nginx,
};
type Name = keyof typeof servers;
const names = Object.keys(servers) as Name[];
const rounds: Record<Name, Round[]> = { Waybill: [], 'Waybill with a log': [], nginx: [] };
for (let round = 0; round < ROUNDS; round++) {
  for (const name of round % 2 === 0 ? names : names.toReversed()) rounds[name].push(await measure(servers[name]));
}
await Promise.all([stop(ours.process), stop(logging.process), nginx.stop()]);
rmSync(folder, { recursive: true });
await reportSection(
  'static',
  section(),
  `medians of ${ROUNDS} rounds of ${SECONDS} s`,
  process.argv.includes('--write'),
);

async function measure({ url, pid }: { url: string; pid: number }): Promise<Round> {
  const before = processorTime(pid);
  const load = await run(url);
  return { ...load, perCore: load.requests / (processorTime(pid) - before) };
}

async function run(url: string): Promise<Load> {
  const script = fileURLToPath(new URL('static-load.ts', import.meta.url));
  const child = spawn(process.execPath, [script, url, SECONDS, ...PATHS], { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  for await (const part of child.stdout) text += String(part);
  return JSON.parse(text) as Load;
}

/** Seconds of processor time of a process and its children, as Linux counts them. */
function processorTime(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  const own = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  const below = children === '' ? [] : children.split(' ').map((child) => processorTime(Number(child)));
  return [(Number(own[11]) + Number(own[12])) / TICKS, ...below].reduce((sum, time) => sum + time, 0);
}

function section(): Section {
  const rows = Object.entries(rounds).map(([name, all]) => [
    name,
    (medianOf(all, 'requests') / Number(SECONDS)).toFixed(0),
    medianOf(all, 'perCore').toFixed(0),
    String(medianOf(all, 'p99')),
    String(all.reduce((sum, { failed }) => sum + failed, 0)),
  ]);
  const value = medianOf(rounds.Waybill, 'perCore') / medianOf(rounds.nginx, 'perCore');
  return {
    text: tableOf(['server', 'pages a second', 'pages a core-second', 'p99 ms', 'failed'], rows),
    goals: [{ says: 'pages a core-second ÷ nginx', value, atLeast: 0.6 }],
  };
}

function medianOf(all: Round[], key: keyof Round): number {
  return median(all.map((round) => round[key]));
}

function stop(child: ChildProcess): Promise<unknown> {
  const ended = new Promise((done) => child.once('exit', done));
  child.kill();
  return ended;
}
