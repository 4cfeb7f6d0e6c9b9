/**
 * npm run bench:editors: does ten tasks on a page in Waybill's editor and in four others, as a person does, and compares what
 * is in the file then with what a person with a text editor would have written. --only waybill,decap runs some of them,
 * --tasks heading,undo some of the tasks, and the table has what was measured before as well; --folder is where they are
 * installed (2 GB). What each has written is kept in <folder>/<name>-written. DEBUG=1 says why a task failed.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../../scripts/cli/browser/find-browser.ts';
import { runWithOptions } from '../../scripts/cli/run.ts';
import { print } from '../../scripts/cli/terminal.ts';
import { launchBrowser } from '../../tests/support/browser/browser.ts';
import { installEditor } from './install.ts';
import { measure } from './measure.ts';
import type { Measured } from './measure.ts';
import { reportOf } from './report.ts';
import { TASKS } from './tool.ts';
import type { Task } from './tool.ts';
import { TOOLS } from './tools/index.ts';
import { machine } from '../support/docs-page.ts';

const options = {
  only: { type: 'string', default: Object.keys(TOOLS).join(',') },
  tasks: { type: 'string', default: Object.keys(TASKS).join(',') },
  folder: { type: 'string', default: join(tmpdir(), 'waybill-editors') },
} as const;

await runWithOptions({ options }, async ({ values }) => {
  process.env['BROWSER_PATH'] = findBrowser();
  const browser = await launchBrowser();
  try {
    for (const name of values.only.split(',') as (keyof typeof TOOLS)[]) {
      const folder = join(values.folder, name);
      mkdirSync(folder, { recursive: true });
      if (name !== 'waybill') installEditor(name, folder);
      keep(folder, await measure(TOOLS[name], folder, browser, values.tasks.split(',') as Task[]));
    }
  } finally {
    await browser.close();
  }
  print(machine());
  print(reportOf(Object.keys(TOOLS).flatMap((name) => kept(join(values.folder, name)) ?? [])));
});

/** What was measured in a folder, now or before. */
function kept(folder: string): Measured | undefined {
  const file = join(folder, 'measured.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Measured) : undefined;
}

function keep(folder: string, measured: Measured): void {
  const outcomes = { ...kept(folder)?.outcomes, ...measured.outcomes };
  writeFileSync(join(folder, 'measured.json'), JSON.stringify({ ...measured, outcomes }, null, 2));
}
