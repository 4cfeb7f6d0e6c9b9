/**
 * npm run bench:static: pages that our server sends for each second of processor time, beside nginx with the same files.
 * Both run at the same time and get requests in turn; the median of the rounds counts. Processor time, not wall time: the
 * load comes from the same machine, and takes what the faster server leaves.
 */
import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSite } from '../builder/build.ts';
import { startNginx } from '../tests/support/http/nginx.ts';
import { startCommand } from '../tests/support/commands.ts';
import { getPort } from '../tests/support/http/port.ts';
import { median } from './support/quantile.ts';

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
  waybill: { url: ours.url, pid: ours.process.pid! },
  'with log': { url: logging.url, pid: logging.process.pid! },
  nginx,
};
type Name = keyof typeof servers;
const names = Object.keys(servers) as Name[];
const rounds: Record<Name, Round[]> = { waybill: [], 'with log': [], nginx: [] };
for (let round = 0; round < ROUNDS; round++) {
  for (const name of round % 2 === 0 ? names : names.toReversed()) rounds[name].push(await measure(servers[name]));
}
print();
await Promise.all([stop(ours.process), stop(logging.process), nginx.stop()]);
rmSync(folder, { recursive: true });

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

function print(): void {
  console.log('server    pages/s  pages per core-second  p99 ms  failed');
  for (const [name, all] of Object.entries(rounds)) {
    const cells = [
      (medianOf(all, 'requests') / Number(SECONDS)).toFixed(0).padStart(7),
      medianOf(all, 'perCore').toFixed(0).padStart(21),
      String(medianOf(all, 'p99')).padStart(6),
      String(all.reduce((sum, { failed }) => sum + failed, 0)).padStart(6),
    ];
    console.log(`${name.padEnd(8)}  ${cells.join('  ')}`);
  }
  const ratio = medianOf(rounds.waybill, 'perCore') / medianOf(rounds.nginx, 'perCore');
  console.log(`Per core, our server sends ${ratio.toFixed(2)} of what nginx sends (aim: at least 0.30).`);
}

function medianOf(all: Round[], key: keyof Round): number {
  return median(all.map((round) => round[key]));
}

function stop(child: ChildProcess): Promise<unknown> {
  const ended = new Promise((done) => child.once('exit', done));
  child.kill();
  return ended;
}
