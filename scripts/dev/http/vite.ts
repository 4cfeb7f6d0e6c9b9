/** Starts Vite for the dev server: it serves the code, and holds the connection to each browser. */
import type { Server } from 'node:http';
import { join } from 'node:path';
import { createLogger, createServer } from 'vite';
import type { Logger, Plugin, ViteDevServer } from 'vite';
import { isWithin } from '../../../manifest/public/public-folder.ts';
import { ownBlocksPlugin } from '../../../builder/bundle/own-blocks-plugin.ts';
import { ownBlocks } from '../../../schema/values/own-blocks.ts';
import { addressOf, project } from '../../../builder/project.ts';
import { print } from '../../cli/terminal.ts';
import config from '../../../vite.config.ts';

/** Packages that Vite prepares when the server starts: if it found one later, it would reload the open page. */
export const BROWSER_PACKAGES = [
  '@codemirror/commands',
  '@codemirror/lang-json',
  '@codemirror/lang-yaml',
  '@codemirror/language',
  '@codemirror/lint',
  '@codemirror/search',
  '@codemirror/state',
  '@codemirror/view',
  '@lezer/highlight',
  'idiomorph',
  'minisearch',
  'react',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-helmet-async',
  'react-router-dom',
];

/**
 * The folders that browsers load code from. Nothing else of the project is served: it may hold what visitors sent
 * (data), a built site, or keys.
 */
const CODE_FOLDERS = ['blocks', 'renderer', 'schema', 'scripts/dev', 'node_modules'];

/** The folders of the project without anything that a page shows. A site may be below folders of the same names. */
const UNWATCHED_FOLDERS = ['bench', 'dist', 'docs', 'tests'].map((folder) => join(project, folder));

/** Starts Vite behind a server of ours. */
export async function startVite(
  server: Server,
  scriptStyles: string | undefined,
  forEditing: boolean,
): Promise<ViteDevServer> {
  const vite = await createServer({
    root: project,
    ...config,
    configFile: false,
    customLogger: quietLogger(),
    plugins: [ownBlocksPlugin(ownBlocks()) as Plugin],
    cacheDir: join(project, 'node_modules/.vite', process.env['NODE_ENV']!), // React's two builds, side by side
    optimizeDeps: { include: BROWSER_PACKAGES },
    define: {
      FOR_EDITING: JSON.stringify(forEditing),
      SCRIPT_STYLES: JSON.stringify(scriptStyles),
      MAIN_SCRIPT: JSON.stringify(addressOf(new URL('../../../renderer/client/main.tsx', import.meta.url))),
    },
    server: {
      middlewareMode: true,
      hmr: { server },
      cors: false,
      fs: {
        strict: true,
        allow: [...CODE_FOLDERS.map((folder) => join(project, folder)), ...ownBlocks().map(({ folder }) => folder)],
      },
      watch: { ignored: (path) => UNWATCHED_FOLDERS.some((folder) => isWithin(folder, path)) },
    },
  });
  // Vite's own /__open-in-editor would open any file for anyone; open-editor.ts has a narrower way.
  vite.middlewares.stack = vite.middlewares.stack.filter(({ route }) => route !== '/__open-in-editor');
  return vite;
}

/** Returns Vite's logger of warnings and errors, with a sentence in place of the stack of a browser that cannot be started. */
function quietLogger(): Logger {
  const logger = createLogger('warn');
  return {
    ...logger,
    error(text, options) {
      const [, browser] = /^Error: spawn (.+) E[A-Z]+\b/.exec(text) ?? [];
      if (browser === undefined) logger.error(text, options);
      else
        print(`The browser "${browser}" cannot be started: set BROWSER to another one, or open the address yourself.`);
    },
  };
}
