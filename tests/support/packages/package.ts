/** The packages as they would be published, and a site that was made with them in a folder of its own. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, realpathSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Packs the project, once in a run of the tests; returns the folder of the archives, which nobody changes. */
export function packProject(): string {
  const run = realpathSync(process.env['TEST_SITES'] ?? mkdtempSync(join(tmpdir(), 'waybill-packages-')));
  const packages = join(run, 'packages');
  if (existsSync(packages)) return packages;
  const out = mkdtempSync(join(run, 'packing-'));
  execFileSync(process.execPath, ['scripts/pack.ts', '--out', out], { stdio: 'pipe' });
  try {
    renameSync(out, packages);
  } catch (error) {
    if (!existsSync(packages)) throw error; // or another test was quicker
  }
  return packages;
}

/** Returns the path of an archive by its name. */
export function archiveOf(packages: string, name: string): string {
  return globSync(join(packages, `${name}-[0-9]*.tgz`))[0]!;
}

/** Unpacks an archive; returns the folder of the package. */
export function unpack(archive: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-unpacked-'));
  execFileSync('tar', ['xzf', archive, '-C', folder]);
  return join(folder, 'package');
}

/** Those that a site installs. */
export const SITE_PACKAGES = ['waybill', 'waybill-icons', 'waybill-fonts', 'waybill-maps', 'create-waybill'];

/** Makes a site folder that depends on archives in place of published versions. */
export function dependOn(folder: string, packages: string): void {
  const file = join(folder, 'package.json');
  const lines = SITE_PACKAGES.map((name) => `"${name}": "file:${archiveOf(packages, name)}"`).join(', ');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"waybill": "[^"]*"/, lines));
}

/** What a program needs to reach npm's registry from this machine. */
export const NETWORK = ['NODE_EXTRA_CA_CERTS', 'HTTPS_PROXY', 'HTTP_PROXY'];

/** The environment of somebody who has never used this project: nothing of the test runner's but what npm has loaded. */
function freshEnvironment(): NodeJS.ProcessEnv {
  const kept = ['HOME', 'LANG', 'BROWSER_PATH', 'HEADLESS_SHELL', 'npm_config_cache', ...NETWORK];
  const env = Object.fromEntries(kept.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
  // The Node that runs the tests, without the project's own commands.
  return {
    ...env,
    PATH: `${join(process.execPath, '..')}:${process.env['PATH']}`,
    npm_config_prefer_offline: 'true',
    CI: 'true',
  };
}

/** A user of a site's folder. */
export class SiteFolder {
  readonly folder: string;
  readonly #env = freshEnvironment();

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Runs a program there; returns its exit code and all that it printed. */
  run(program: string, ...args: string[]): { status: number | null; output: string } {
    const { status, stdout, stderr } = spawnSync(program, args, { cwd: this.folder, env: this.#env, encoding: 'utf8' });
    return { status, output: stdout + stderr };
  }

  /** Starts a program that serves; returns its address and a way to end it. */
  async serve(program: string, ...args: string[]): Promise<{ url: string; stop: () => Promise<void> }> {
    const child = spawn(program, args, { cwd: this.folder, env: this.#env, detached: true });
    const ended = new Promise((done) => child.once('exit', done));
    let output = '';
    const url = await new Promise<string>((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (data) => {
          output += String(data);
          const [found] = /http:\/\/\S+?:\d+/.exec(output) ?? [];
          if (found) resolve(found);
        });
      void ended.then(() => reject(new Error(output)));
    });
    return {
      url,
      stop: async () => {
        process.kill(-child.pid!, 'SIGTERM');
        await ended;
      },
    };
  }
}
