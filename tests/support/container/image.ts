/** Runs the steps of a Dockerfile in an empty root folder, where the machine has no container runtime. */
import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess, SpawnSyncReturns } from 'node:child_process';
import { chmodSync, cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { NETWORK } from '../packages/package.ts';
import { readDockerfile } from './dockerfile.ts';
import type { Stage, Step } from './dockerfile.ts';

/** What the base image would bring: programs and libraries of this machine, and the Node that runs the tests. */
const SYSTEM = ['/usr', '/bin', '/lib', '/lib64', '/etc', '/dev'];
const NODE = '/node/bin';
const USERS = 'root:x:0:0::/root:/bin/sh\nnode:x:1000:1000::/home/node:/bin/sh\n';
const GROUPS = 'root:x:0:\nnode:x:1000:\n';
/** Mounts the system, then runs a program in a root folder as a user: root, mounts, user, folder, environment…, --, program. */
const ENTER = `root=$1 mounts=$2 user=$3 folder=$4; shift 4
for path in $mounts; do mkdir -p "$root$path"; mount --rbind "$path" "$root$path"; done
mkdir -p "$root${NODE}" "$root/proc"
mount --bind "$NODE_FOLDER" "$root${NODE}"; mount -t proc proc "$root/proc"
mount --bind "$root/.passwd" "$root/etc/passwd"; mount --bind "$root/.group" "$root/etc/group"
exec chroot --userspec="$user" "$root" /usr/bin/env -i -C "$folder" "$@"`;

/** Returns whether this machine lets a test mount folders and change its root. */
export function canRunImages(): boolean {
  return spawnSync('unshare', ['-m', 'chroot', '/', 'true']).status === 0;
}

/** A stage while it is built, and in the end an image. */
export class Image {
  readonly root = mkdtempSync(join(tmpdir(), 'waybill-root-'));
  readonly env: Record<string, string> = {
    ...Object.fromEntries(NETWORK.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
    PATH: `${NODE}:/usr/bin:/bin`,
    HOME: '/tmp',
  };
  readonly #mounts: string;
  #user = 'root';
  #folder = '/';
  #command: string[] = [];
  #health: string[] = [];

  /** `extra` are more folders that the root sees: where packages are that are not published. */
  constructor(extra: string[]) {
    const certificates = process.env['NODE_EXTRA_CA_CERTS'];
    this.#mounts = [...SYSTEM, ...extra, ...(certificates ? [dirname(certificates)] : [])].join(' ');
    chmodSync(this.root, 0o755);
    writeFileSync(join(this.root, '.passwd'), USERS);
    writeFileSync(join(this.root, '.group'), GROUPS);
    mkdirSync(join(this.root, 'tmp'), { mode: 0o1777 });
  }

  /** Runs the steps of a stage. `context` is the folder with the Dockerfile; `earlier` are the stages before. */
  build({ steps }: Stage, context: string, earlier: Map<string, Image>): void {
    for (const step of steps) this.#run(step, context, earlier);
  }

  #run({ instruction, options, words, text }: Step, context: string, earlier: Map<string, Image>): void {
    if (instruction === 'WORKDIR') mkdirSync(join(this.root, (this.#folder = words[0]!)), { recursive: true });
    else if (instruction === 'ENV')
      for (const pair of words) this.env[pair.split('=')[0]!] = pair.slice(pair.indexOf('=') + 1);
    else if (instruction === 'USER') this.#user = words[0]!;
    else if (instruction === 'CMD') this.#command = words;
    else if (instruction === 'HEALTHCHECK') this.#health = words;
    else if (instruction === 'COPY') this.#copy(words, options['from'] ? earlier.get(options['from'])!.root : context);
    else if (instruction === 'RUN') {
      const { status, stdout, stderr } = spawnSync('unshare', this.#enter(['sh', '-c', text]), this.#options);
      if (status !== 0) throw new Error(`RUN ${text} ended with ${status}:\n${stdout}${stderr}`);
    }
  }

  #copy(words: string[], from: string): void {
    const target = join(this.root, words.at(-1)!.startsWith('/') ? '' : this.#folder, words.at(-1)!);
    const ignored = readFileSync(join(from, '.dockerignore'), { encoding: 'utf8', flag: 'a+' }).split('\n');
    for (const source of words.slice(0, -1).flatMap((pattern) => globSync(join(from, pattern))))
      cpSync(
        source,
        source === from || words.includes(`/${basename(source)}`) ? target : join(target, basename(source)),
        {
          recursive: true,
          filter: (path) => !(dirname(path) === from && ignored.includes(basename(path))),
        },
      );
  }

  #options = {
    timeout: 300_000,
    encoding: 'utf8',
    env: { ...process.env, NODE_FOLDER: dirname(process.execPath) },
  } as const;

  #enter(command: string[], env: Record<string, string> = {}): string[] {
    const variables = Object.entries({ ...this.env, ...env }).map(([name, value]) => `${name}=${value}`);
    const root = ['sh', '-ec', ENTER, 'sh', this.root, this.#mounts, this.#user, this.#folder];
    return ['-m', '--propagation', 'private', ...root, ...variables, ...command];
  }

  /** Deletes the root. What was mounted there was so only for the programs that ran in it. */
  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  /** Starts the image's command with more variables. */
  start(env: Record<string, string>): ChildProcess {
    return spawn('unshare', this.#enter(this.#command, env), {
      env: this.#options.env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }

  /** Runs the image's check of its health, or another command; returns how it ended. */
  execute(env: Record<string, string>, command = this.#health): SpawnSyncReturns<string> {
    return spawnSync('unshare', this.#enter(command, env), this.#options);
  }
}

/** Builds the last stage of a folder's Dockerfile. */
export function buildImage(context: string, extra: string[]): Image {
  const images = new Map<string, Image>();
  for (const stage of readDockerfile(join(context, 'Dockerfile'))) {
    const image = new Image(extra);
    image.build(stage, context, images);
    images.set(stage.name, image);
  }
  const [last, ...others] = [...images.values()].toReversed();
  for (const image of others) image.remove();
  return last!;
}
