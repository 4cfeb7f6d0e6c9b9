/** npm test [-- filter …]: finds a browser and runs every test. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { project } from '../builder/project.ts';
import { compileCache } from './cli/launch/compile-cache.js';
import { findBrowser, findHeadlessShell } from './cli/browser/find-browser.ts';
import { EXIT, run } from './cli/run.ts';

await run((args) => {
  const browser = findBrowser();
  const shell = findHeadlessShell();
  const vitest = join(project, 'node_modules/vitest/vitest.mjs');
  const { status } = spawnSync(process.execPath, [vitest, 'run', ...args], {
    stdio: 'inherit',
    cwd: project,
    env: {
      ...process.env,
      BROWSER_PATH: browser,
      ...(shell && { HEADLESS_SHELL: shell }),
      NODE_COMPILE_CACHE: compileCache, // commands that tests run start in half the time, as they do for a user
    },
  });
  return status ?? EXIT.couldNotRun;
});
