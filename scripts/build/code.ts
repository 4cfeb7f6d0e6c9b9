/** Bundles the code, once for each state of it: the browser's scripts, the renderer, the styles. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Vite from 'vite';
import type { Rolldown } from 'vite';
import type * as ServerEntry from './server-entry.ts';
import { filesIn } from '../../schema/files-in.ts';
import { project } from './project.ts';
import { compileStylesAside } from './styles-thread.ts';

/** Bundled code, ready to render a site. */
export interface Code {
  /** Changes when the code does. */
  hash: string;
  createRenderer: typeof ServerEntry.createRenderer;
  styles: Record<string, string>;
  /** The text of the script that every page carries. */
  boot: string;
  /** The folder whose files a site serves under /assets. */
  assets: string;
  /** The service worker's text: the one that keeps pages, and the one that takes its place where none is wanted. */
  workers: Record<WorkerName, string>;
}

type WorkerName = (typeof WORKERS)[number];
const WORKERS = ['keep-pages', 'leave'] as const;

interface CodeRecord {
  boot: string;
  styles: Record<string, string>;
  workers: Code['workers'];
}

const cache = join(project, 'node_modules/.cache/waybill');
const KEPT_STATES = 8;

/** Gives the bundles of the present code; makes them if this state of it was never bundled. */
export async function prepareCode(hash = codeHash()): Promise<Code> {
  const folder = join(cache, hash);
  if (!existsSync(folder)) await bundleInto(folder);
  return loadCode(hash);
}

/** Loads bundles that have been made. */
export async function loadCode(hash: string): Promise<Code> {
  process.env['NODE_ENV'] = 'production'; // React decides by it how strict and how slow it is
  const folder = join(cache, hash);
  const { boot, styles, workers } = JSON.parse(readFileSync(join(folder, 'code.json'), 'utf8')) as CodeRecord;
  const { createRenderer } = (await import(
    pathToFileURL(join(folder, 'server/server-entry.js')).href
  )) as typeof ServerEntry;
  return { hash, createRenderer, styles, boot, workers, assets: join(folder, 'client/assets') };
}

/**
 * Tells browsers that know it to compile all functions while the script is being loaded, in a thread of their own: else the
 * first click waits until those that it needs are compiled, which is a good part of what it takes.
 */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad';

/** Bundles beside the folder and moves the result there, so that a broken run leaves nothing half done. */
async function bundleInto(folder: string): Promise<void> {
  const draft = `${folder}.${process.pid}`;
  const shared = {
    root: project,
    configFile: join(project, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'warn',
  } as const;
  const bundler = { onwarn: skipDirectives };
  process.env['NODE_ENV'] = 'production';
  const compiling = compileStylesAside();
  const { build } = await import('vite'); // slow to load, and seldom needed
  const whole = async (file: string, define = {}): Promise<string> => {
    const input = join(project, 'renderer', file);
    const rolldownOptions = { input, output: { format: 'iife' } } as const;
    return onlyChunk(await build({ ...shared, define, build: { write: false, rolldownOptions } })).code.trim();
  };
  const withoutStyles = async () => {
    await build({
      ...shared,
      ssr: { noExternal: true },
      build: {
        ssr: true,
        outDir: join(draft, 'server'),
        minify: false,
        rolldownOptions: { ...bundler, input: join(project, 'scripts/build/server-entry.ts') },
      },
    });
    return Promise.all(WORKERS.map(async (name) => [name, await whole(`worker/${name}.ts`)]));
  };
  const [{ css, fonts }, workers] = await Promise.all([compiling, withoutStyles()]);
  const client = await build({
    ...shared,
    define: { SCRIPT_STYLES: JSON.stringify(css['interactive']) },
    build: {
      outDir: join(draft, 'client'),
      rolldownOptions: {
        ...bundler,
        input: { main: join(project, 'renderer/client/main.tsx') },
        output: { postBanner: COMPILE_AT_ONCE },
      },
    },
  });
  const boot = await whole('client/boot.ts', { MAIN_SCRIPT: JSON.stringify(`/${onlyChunk(client).fileName}`) });
  for (const [name, bytes] of fonts) writeFileSync(join(draft, 'client/assets', name), bytes);
  const record: CodeRecord = { boot, styles: css, workers: Object.fromEntries(workers) as Code['workers'] };
  writeFileSync(join(draft, 'code.json'), JSON.stringify(record));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  renameSync(draft, folder);
  forgetOldest();
}

/** Bundles of old states go, the last used stay: a test, a build and a server may each be at another. */
function forgetOldest(): void {
  const states = readdirSync(cache).map((name) => ({
    folder: join(cache, name),
    time: statSync(join(cache, name)).mtimeMs,
  }));
  for (const { folder } of states.toSorted((a, b) => b.time - a.time).slice(KEPT_STATES))
    rmSync(folder, { recursive: true, force: true });
}

/** "use client" in a package means nothing to this bundler, which is right: there is only one kind of client here. */
const skipDirectives: Rolldown.WarningHandlerWithDefault = (warning, warn) => {
  if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
};

function onlyChunk(result: Awaited<ReturnType<typeof Vite.build>>): Rolldown.OutputChunk {
  const { output } = result as Rolldown.RolldownOutput; // one build, not watching
  const entry = output.find((file): file is Rolldown.OutputChunk => file.type === 'chunk' && file.isEntry);
  if (!entry) throw new Error('The bundle has no entry.');
  return entry;
}

/** One hash over every file that the bundles are made from: it names the state of the code. */
export function codeHash(): string {
  const hash = createHash('sha256');
  const folders = ['blocks', 'renderer', 'schema', 'scripts/build'];
  const files = folders.flatMap((folder) => filesIn(join(project, folder)).map((file) => join(project, folder, file)));
  for (const file of [...files.toSorted(), join(project, 'vite.config.ts'), join(project, 'package-lock.json')]) {
    hash.update(file.slice(project.length)).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}
