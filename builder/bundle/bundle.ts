/** Makes the bundles of the code: the browser's scripts, the renderer, the styles. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as Rolldown from 'rolldown';
import { ownBlocks } from '../../schema/values/own-blocks.ts';
import { ownBlocksPlugin } from './own-blocks-plugin.ts';
import { Thread } from '../thread.ts';
import type { StyleSheets } from '../../renderer/page-styles/style-rules.ts';
import type { Styles } from './styles/styles.ts';
import type { StylesFunctions } from './styles/styles-worker.ts';
import { CLIENT, COMMON, COMPILE_AT_ONCE, SMALL } from './options.ts';

/** The service worker that keeps pages, and the one that replaces it where a site wants none. */
const WORKERS = {
  'keep-pages': new URL('../../renderer/worker/keep-pages.ts', import.meta.url),
  unregister: new URL('../../renderer/worker/unregister.ts', import.meta.url),
};
const BOOT = new URL('../../renderer/client/boot.ts', import.meta.url);

/** The bundle that renders pages; by its ending Node need not find out what kind of module it is. */
export const SERVER_BUNDLE = 'server/server-entry.mjs';

/** What a folder of bundles holds as texts, in code.json. */
export interface CodeRecord {
  /** The script that every page carries. */
  boot: string;
  styles: StyleSheets;
  workers: Record<keyof typeof WORKERS, string>;
}

type Build = (options: Rolldown.BuildOptions) => Promise<Rolldown.RolldownOutput>;

/** Bundles into a staging folder beside `folder` and moves the result there, so that a broken run leaves no partial bundle. */
export async function bundleInto(folder: string): Promise<void> {
  const staging = `${folder}.${process.pid}`;
  const stylesThread = new Thread<StylesFunctions>(new URL('styles/styles-worker.ts', import.meta.url));
  const compiling = stylesThread.call('compileStyles', 'short', ownBlocks()).finally(() => stylesThread.close());
  const { build } = await import('rolldown'); // seldom needed
  const [{ sheets, fonts }, boot, workers] = await Promise.all([
    compiling,
    bundleClient(build, join(staging, 'client'), compiling),
    Promise.all(Object.entries(WORKERS).map(async ([name, file]) => [name, await bundleText(build, file)])),
    bundleServer(build, join(staging, SERVER_BUNDLE)),
  ]);
  for (const [name, bytes] of fonts) writeFileSync(join(staging, 'client/assets', name), bytes);
  const record: CodeRecord = { boot, styles: sheets, workers: Object.fromEntries(workers) as CodeRecord['workers'] };
  writeFileSync(join(staging, 'code.json'), JSON.stringify(record));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  renameSync(staging, folder);
}

async function bundleServer(build: Build, file: string): Promise<void> {
  const input = fileURLToPath(new URL('server-entry.ts', import.meta.url));
  const plugins = [ownBlocksPlugin(ownBlocks())];
  await build({ ...COMMON, platform: 'node', input, plugins, output: { file, topLevelVar: true } });
}

/** Bundles the browser's script. Returns the text of the script that loads it, which needs its file name. */
async function bundleClient(build: Build, dir: string, compiling: Promise<Styles>): Promise<string> {
  const entryFileNames = 'assets/[name]-[hash].js';
  const client = await build({
    ...CLIENT,
    plugins: [ownBlocksPlugin(ownBlocks()), styledBy(compiling)],
    output: { ...SMALL, dir, entryFileNames, chunkFileNames: entryFileNames, postBanner: COMPILE_AT_ONCE },
  });
  return bundleText(build, BOOT, { MAIN_SCRIPT: JSON.stringify(`/${onlyChunk(client).fileName}`) });
}

/** Defines SCRIPT_STYLES once styles are compiled: all files have been read and joined by then. */
function styledBy(compiling: Promise<Styles>): Rolldown.Plugin {
  return {
    name: 'script-styles',
    renderChunk: async (code) => {
      const { css } = await compiling;
      return { code: code.replaceAll('SCRIPT_STYLES', () => JSON.stringify(css['interactive'])), map: null };
    },
  };
}

/** Bundles a small script that loads no other, and returns its text. */
async function bundleText(build: Build, file: URL, define = {}): Promise<string> {
  const result = await build({
    ...COMMON,
    platform: 'browser',
    input: fileURLToPath(file),
    transform: { ...COMMON.transform, define: { ...COMMON.transform.define, ...define } },
    output: { ...SMALL, format: 'iife' },
    write: false,
  });
  return onlyChunk(result).code.trim();
}

function onlyChunk({ output }: Rolldown.RolldownOutput): Rolldown.OutputChunk {
  const entry = output.find((file): file is Rolldown.OutputChunk => file.type === 'chunk' && file.isEntry);
  if (!entry) throw new Error('The bundle has no entry.');
  return entry;
}
