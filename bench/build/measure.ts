/** Runs one build and says what it took. Linux only: it reads /proc, and asks GNU time. */
import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plan } from './compare.ts';
import type { Place } from './place.ts';

/** What a build took; seconds and megabytes. */
export interface Figures {
  wall: number;
  /** User and system time of the process and of every child that it waited for. */
  cpu: number;
  /** The peak of the largest process, as the kernel counted it. */
  largest: number;
  /** The peak of all processes together, looked at every 100 ms; memory that they share counts for each. */
  together: number;
}

const SAMPLE_MS = 100;
const PAGE_BYTES = 4096;
const QUIET = { NO_COLOR: '1', CI: '1', NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' };

/** Builds once. Throws a sentence where the build fails, or takes more than the plan allows. */
export async function measure({ peer, folder }: Place, { seconds, gigabytes }: Plan): Promise<Figures> {
  const [log, times] = [join(folder, 'build.log'), join(folder, 'build.times')];
  const output = openSync(log, 'w');
  const started = performance.now();
  const child = spawn('time', ['-f', '%U %S %M', '-o', times, '--', ...peer.command], {
    cwd: folder,
    env: environment(),
    stdio: ['ignore', output, output],
    detached: true, // in a session of its own, by which its processes are found
  });
  let together = 0;
  let over = '';
  const watch = setInterval(() => {
    together = Math.max(together, memoryOf(child.pid!));
    if (performance.now() - started > seconds * 1000) over = `OVER ${seconds} s`;
    if (together > gigabytes * 1000) over = `OVER ${gigabytes} GB`;
    if (over !== '') process.kill(-child.pid!, 'SIGKILL');
  }, SAMPLE_MS);
  const status = await new Promise((done, fail) => child.once('exit', done).once('error', fail));
  const wall = (performance.now() - started) / 1000;
  clearInterval(watch);
  closeSync(output);
  if (over !== '') throw new Error(over);
  if (status !== 0) throw new Error(`failed:\n${readFileSync(log, 'utf8').slice(-1500)}`);
  const [user = 0, system = 0, kilobytes = 0] = readFileSync(times, 'utf8').split(/\s/).map(Number);
  const largest = (kilobytes * 1024) / 1e6;
  return { wall, cpu: user + system, largest, together: Math.max(together, largest) };
}

/** Ours says how this program is run; the builds are to start as they would from a shell. */
function environment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => name !== 'NODE_ENV' && !name.startsWith('npm_'));
  return { ...Object.fromEntries(kept), ...QUIET };
}

/** Megabytes in memory of all processes of a session. */
function memoryOf(session: number): number {
  const pages = readdirSync('/proc').map((name) => (/^\d+$/.test(name) ? pagesOf(name, session) : 0));
  return (pages.reduce((sum, count) => sum + count, 0) * PAGE_BYTES) / 1e6;
}

function pagesOf(pid: string, session: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
    return Number(fields[3]) === session ? Number(fields[21]) : 0;
  } catch {
    return 0; // it has ended since the folder was read
  }
}
