/** npm test [-- filter …]: finds a browser and runs every test. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { project } from '../builder/project.ts';
import { findBrowser } from './cli/find-browser.ts';
import { EXIT, run } from './cli/run.ts';

await run((args) => {
  // The one without windows takes about two thirds of the processor time.
  const browser = findBrowser(['chromium-headless-shell']);
  const compileCache = join(project, 'node_modules/.cache/waybill-compiled');
  const vitest = join(project, 'node_modules/vitest/vitest.mjs');
  const { status } = spawnSync(process.execPath, [vitest, 'run', ...args], {
    stdio: 'inherit',
    cwd: project,
    // Commands that tests run start in half the time, as they do for a user.
    env: { ...process.env, BROWSER_PATH: browser, NODE_COMPILE_CACHE: compileCache },
  });
  return status ?? EXIT.couldNotRun;
});
