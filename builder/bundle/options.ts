/** Defines how code is bundled for browsers and for the build. */
import { fileURLToPath } from 'node:url';
import type * as Rolldown from 'rolldown';
import { project } from '../project.ts';

/** The oldest browsers that support all that the scripts use; Vite calls them "widely available". */
const BROWSERS = ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4'];

/** Messages of the bundler that nothing can be done about. */
const HARMLESS = new Set<string | undefined>(['MODULE_LEVEL_DIRECTIVE', 'PLUGIN_TIMINGS']);

/** What all bundles are made with. */
export const COMMON = {
  cwd: project,
  // Without these definitions, code that packages have for development would come along.
  transform: {
    target: BROWSERS,
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.hot': 'undefined' },
  },
  onLog: (level, log, report) => {
    if (!HARMLESS.has(log.code)) report(level, log);
  },
} satisfies Rolldown.InputOptions;

/** What the browser's script is made from. */
export const CLIENT = {
  ...COMMON,
  platform: 'browser',
  input: { main: fileURLToPath(new URL('../../renderer/client/main.tsx', import.meta.url)) },
} satisfies Rolldown.InputOptions;

/** How scripts for browsers are written. */
export const SMALL = { minify: true, comments: false, topLevelVar: true } satisfies Rolldown.OutputOptions;

/**
 * Lets browsers that support it compile all functions in a background thread while the script loads. Otherwise the first
 * click waits for the compiler, which is a good part of its time.
 */
export const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad';
