/** npm test [-- filter …]: finds a browser and runs every test. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { project } from '../builder/project.ts';
import { findBrowser } from './cli/find-browser.ts';
import { EXIT, run } from './cli/run.ts';

await run((args) => {
  const browser = findBrowser();
  const vitest = join(project, 'node_modules/vitest/vitest.mjs');
  const { status } = spawnSync(process.execPath, [vitest, 'run', ...args], {
    stdio: 'inherit',
    cwd: project,
    env: { ...process.env, BROWSER_PATH: browser },
  });
  return status ?? EXIT.couldNotRun;
});
