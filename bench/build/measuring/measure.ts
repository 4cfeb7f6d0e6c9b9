/** Runs one build and measures it. Linux only: it reads /proc, and uses GNU time. */
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { UnreadableError } from '../../../schema/errors.ts';
import type { Plan } from './compare.ts';
import type { WorkFolder } from './work-folder.ts';

/** Measurements of a build, in seconds and megabytes. */
export interface Figures {
  wall: number;
  /** User and system time of the process and of every child that it waited for. */
  cpu: number;
  /** The peak of the largest process, as the kernel counted it. */
  largest: number;
  /** The peak of all processes together, sampled every 100 ms; shared memory counts for each process. */
  totalMegabytes: number;
}

/** The log of a build, in its folder. */
export const LOG = 'build.log';
const SAMPLE_MS = 100;
const PAGE_BYTES = 4096;
const QUIET = { NO_COLOR: '1', CI: '1', NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' };

/** Throws an error where this machine cannot measure. */
export function rejectOtherSystems(): void {
  const { status } = spawnSync('time', ['-f', '%M', '-o', '/dev/null', 'true']);
  if (status === 0 && existsSync('/proc/self/stat')) return;
  throw new UnreadableError(
    'Builds are measured on Linux, with GNU time, which is not here. On Debian and Ubuntu: apt install time.',
  );
}

/** Builds once. Throws an error where the build fails, or takes more than the plan allows. */
export async function measure(
  { peer, folder }: Pick<WorkFolder, 'peer' | 'folder'>,
  { seconds, gigabytes }: Plan,
): Promise<Figures> {
  const [log, times] = [join(folder, LOG), join(folder, 'build.times')];
  const output = openSync(log, 'w');
  spawnSync('sync'); // earlier writes must not slow down this build
  const started = performance.now();
  const child = spawn('time', ['-f', '%U %S %M', '-o', times, '--', ...peer.command], {
    cwd: folder,
    env: environment(),
    stdio: ['ignore', output, output],
    detached: true, // in a session of its own, by which its processes are found
  });
  const stop = () => {
    if (child.exitCode === null) process.kill(-child.pid!, 'SIGKILL');
  };
  const interrupted = () => {
    stop();
    process.exit(130);
  };
  process.once('SIGINT', interrupted);
  let totalMegabytes = 0;
  let over = '';
  const watch = setInterval(() => {
    totalMegabytes = Math.max(totalMegabytes, memoryOf(child.pid!));
    if (performance.now() - started > seconds * 1000) over = `over ${seconds} s`;
    if (totalMegabytes > gigabytes * 1000) over = `over ${gigabytes} GB`;
    if (over === '') return;
    clearInterval(watch);
    stop();
  }, SAMPLE_MS);
  const status = await new Promise((done, fail) => child.once('exit', done).once('error', fail));
  const wall = (performance.now() - started) / 1000;
  clearInterval(watch);
  process.off('SIGINT', interrupted);
  closeSync(output);
  if (over !== '') throw new Error(over);
  if (status !== 0) throw new Error(reasonIn(readFileSync(log, 'utf8')));
  const [user = 0, system = 0, kilobytes = 0] = readFileSync(times, 'utf8').split(/\s/).map(Number);
  const largest = (kilobytes * 1024) / 1e6;
  return { wall, cpu: user + system, largest, totalMegabytes: Math.max(totalMegabytes, largest) };
}

/** Returns the line of a log that most likely says why the build failed. */
export function reasonIn(log: string): string {
  const lines = stripVTControlCharacters(log)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const line = lines.find((one) => /\b(?:error|cannot|failed|not have happened)\b|Error\b/i.test(one)) ?? lines.at(-1);
  return line?.slice(0, 200) ?? 'failed without a word';
}

/** The environment without npm's variables: builds start as they would from a shell. */
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
