/** Makes the bundles of the code: the browser's scripts, the renderer, the styles. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type * as Vite from 'vite';
import type { Rolldown } from 'vite';
import config from '../../vite.config.ts';
import { project } from './project.ts';
import { compileStylesAside } from './styles-thread.ts';

/** The service worker that keeps pages, and the one that takes its place where none is wanted. */
const WORKERS = ['keep-pages', 'leave'] as const;

/** What a folder of bundles holds as texts, in code.json. */
export interface CodeRecord {
  /** The script that every page carries. */
  boot: string;
  /** See compileStyles. */
  styles: Record<string, string>;
  workers: Record<(typeof WORKERS)[number], string>;
}

/** The texts of style sheets, and the font files; see compileStyles. */
type Styles = Awaited<ReturnType<typeof compileStylesAside>>;

/**
 * Tells browsers that know it to compile all functions while the script is being loaded, in a thread of their own: else the
 * first click waits until those that it needs are compiled, which is a good part of what it takes.
 */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad';

/** Bundles beside the folder and moves the result there, so that a broken run leaves nothing half done. */
export async function bundleInto(folder: string): Promise<void> {
  const draft = `${folder}.${process.pid}`;
  process.env['NODE_ENV'] = 'production';
  const compiling = compileStylesAside();
  const vite = await import('vite'); // slow to load, and seldom needed
  const [{ css, fonts }, boot, workers] = await Promise.all([
    compiling,
    bundleClient(vite, join(draft, 'client'), compiling),
    Promise.all(WORKERS.map(async (name) => [name, await bundleText(vite, `worker/${name}.ts`)])),
    bundleServer(vite, join(draft, 'server')),
  ]);
  for (const [name, bytes] of fonts) writeFileSync(join(draft, 'client/assets', name), bytes);
  const record: CodeRecord = { boot, styles: css, workers: Object.fromEntries(workers) as CodeRecord['workers'] };
  writeFileSync(join(draft, 'code.json'), JSON.stringify(record));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  renameSync(draft, folder);
}

async function bundleServer(vite: typeof Vite, outDir: string): Promise<void> {
  await bundle(vite, {
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' }, // or React's code for development would come along
    build: {
      ssr: true,
      outDir,
      minify: false,
      rolldownOptions: { onwarn: skipDirectives, input: join(project, 'scripts/build/server-entry.ts') },
    },
  });
}

/** Bundles the browser's script. Gives the text of the one that fetches it, which needs its name. */
async function bundleClient(vite: typeof Vite, outDir: string, compiling: Promise<Styles>): Promise<string> {
  const client = await bundle(vite, {
    plugins: [styledBy(compiling)],
    build: {
      outDir,
      rolldownOptions: {
        onwarn: skipDirectives,
        input: { main: join(project, 'renderer/client/main.tsx') },
        output: { postBanner: COMPILE_AT_ONCE },
      },
    },
  });
  return bundleText(vite, 'client/boot.ts', { MAIN_SCRIPT: JSON.stringify(`/${onlyChunk(client).fileName}`) });
}

/** Defines SCRIPT_STYLES as soon as styles are compiled: only the file that needs them waits. */
function styledBy(compiling: Promise<Styles>): Vite.Plugin {
  return {
    name: 'script-styles',
    enforce: 'post',
    transform: {
      filter: { code: 'SCRIPT_STYLES' },
      handler: async (code) => {
        const { css } = await compiling;
        return { code: code.replaceAll('SCRIPT_STYLES', () => JSON.stringify(css['interactive'])), map: null };
      },
    },
  };
}

/** The text of a small script that needs nothing beside it. */
async function bundleText(vite: typeof Vite, file: string, define = {}): Promise<string> {
  const rolldownOptions = { input: join(project, 'renderer', file), output: { format: 'iife' } } as const;
  return onlyChunk(await bundle(vite, { define, build: { write: false, rolldownOptions } })).code.trim();
}

/** With what all bundles have in common; the file that says so is not read again for each. */
function bundle(vite: typeof Vite, { build, ...own }: Vite.InlineConfig): ReturnType<typeof Vite.build> {
  const common = { root: project, configFile: false, mode: 'production', logLevel: 'warn' } as const;
  return vite.build({ ...config, ...common, ...own, build: { ...config.build, ...build } });
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
