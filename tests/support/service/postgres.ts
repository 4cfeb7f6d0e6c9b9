/** Runs a PostgreSQL server in a temporary folder. */
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { getPort } from '../http/port.ts';

const DEBIAN = '/usr/lib/postgresql';

export interface Postgres {
  url: string;
  /** How a server goes down: fast ends what runs, immediate is like a power cut. */
  stop(mode: 'fast' | 'immediate'): void;
  start(): void;
  /** Like stop and start, without blocking the test. */
  stopAsync(mode: 'fast' | 'immediate'): Promise<void>;
  startAsync(): Promise<void>;
  /** Sends a signal to the server and all that it has started. */
  signal(name: NodeJS.Signals): void;
  /** Stops it and takes its files away. */
  remove(): void;
}

/** Starts a server. Installs PostgreSQL first where it is missing and may be installed. */
export async function startPostgres(): Promise<Postgres> {
  const programs = findPrograms();
  const folder = mkdtempSync(join(tmpdir(), 'waybill-postgres-'));
  const owner = ownerOf(folder);
  const data = join(folder, 'data');
  const port = await getPort();
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(programs, program), args, { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  const runMeanwhile = async (program: string, ...args: string[]) =>
    void (await promisify(execFile)(join(programs, program), args, { ...owner, cwd: folder }));
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`;
  const stopping = (mode: string) => ['stop', '-D', data, '-m', mode];
  const starting = ['start', '-w', '-D', data, '-o', options, '-l', join(folder, 'log')];
  const server = {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: (mode: 'fast' | 'immediate') => void run('pg_ctl', ...stopping(mode)),
    start: () => void run('pg_ctl', ...starting),
    stopAsync: (mode: 'fast' | 'immediate') => runMeanwhile('pg_ctl', ...stopping(mode)),
    startAsync: () => runMeanwhile('pg_ctl', ...starting),
    signal(name: NodeJS.Signals) {
      const main = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]!;
      const { stdout } = spawnSync('pgrep', ['-P', main], { encoding: 'utf8' });
      for (const pid of [main, ...stdout.split('\n').filter(Boolean)]) process.kill(Number(pid), name);
    },
    remove() {
      spawnSync(join(programs, 'pg_ctl'), ['stop', '-D', data, '-m', 'immediate'], { ...owner, cwd: folder });
      rmSync(folder, { recursive: true, force: true });
    },
  };
  run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale');
  server.start();
  return server;
}

/** PostgreSQL refuses to run as root; Debian has a user for it. */
function ownerOf(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' })));
  chownSync(folder, uid!, gid!);
  return { uid: uid!, gid: gid! };
}

function findPrograms(): string {
  if (!existsSync(DEBIAN)) {
    const { status } = spawnSync('apt-get', ['install', '-y', 'postgresql'], { stdio: 'ignore' });
    if (status !== 0) throw new Error('The tests need PostgreSQL. Install it: apt-get install postgresql');
  }
  const newest = readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a))[0]!;
  return join(DEBIAN, newest, 'bin');
}
