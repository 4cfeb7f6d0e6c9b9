/** Does the ten tasks in an editor, each on the file as its author left it, and compares what is in the file then. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { print } from '../../scripts/cli/terminal.ts';
import { compare } from './compare.ts';
import type { Difference } from './compare.ts';
import { expectedTexts } from './expected.ts';
import { CountedUser } from './counted-user.ts';
import { writePage } from './install.ts';
import { endProgram } from './start.ts';
import { TASKS } from './tool.ts';
import type { Task, Tool } from './tool.ts';

/** What a task took and left; or why it was not done. */
export type Outcome = (Difference & { clicks: number; keys: number }) | string;

export interface Measured {
  name: string;
  /** From the start of the program to the first field that can be typed into, in seconds. */
  start: number;
  outcomes: Partial<Record<Task, Outcome>>;
}

/** Nothing is written any more when the file has been as it is for so long, in milliseconds. */
const SETTLE_MS = 3000;
/** An editor that has nothing to write leaves the file as it is. */
const TIMEOUT_MS = 15_000;
const VIEWPORT = { width: 1280, height: 1000 };

/** Starts an editor in its folder, does some of the tasks, and ends it. */
export async function measure(tool: Tool, folder: string, browser: Browser, tasks: Task[]): Promise<Measured> {
  writePage(folder, tool.file);
  const started = performance.now();
  const { url, processes } = await tool.start(folder);
  try {
    const first = await opened(tool, browser, url);
    const start = (performance.now() - started) / 1000;
    await first.close();
    const outcomes: Measured['outcomes'] = {};
    for (const task of tasks) {
      outcomes[task] = await outcomeOf(tool, task, folder, () => opened(tool, browser, url)).catch(failureOf);
      print(`${tool.name}, ${TASKS[task]}: ${JSON.stringify(outcomes[task])}`);
    }
    return { name: tool.name, start, outcomes };
  } finally {
    processes.forEach(endProgram);
  }
}

/** Opens the page in a tab of its own, without what the editor keeps in the browser. */
async function opened(tool: Tool, browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: VIEWPORT, reducedMotion: 'reduce' });
  page.setDefaultTimeout(TIMEOUT_MS * 6);
  await tool.open(page, url);
  return page;
}

async function outcomeOf(tool: Tool, task: Task, folder: string, open: () => Promise<Page>): Promise<Outcome> {
  const act = tool.tasks[task];
  if (typeof act === 'string') return act;
  const file = join(folder, tool.file);
  writePage(folder, tool.file);
  const before = readFileSync(file, 'utf8');
  await sleep(SETTLE_MS); // the editor notices that the file has changed
  const page = await open();
  try {
    const user = new CountedUser(page);
    if (task === 'undo') {
      await (tool.tasks.heading as (user: CountedUser) => Promise<void>)(user);
      await settled(file, before);
      if (readFileSync(file, 'utf8') === before) throw new Error('There is nothing to take back.');
      [user.clicks, user.keys] = [0, 0];
    }
    const now = readFileSync(file, 'utf8');
    await act(user);
    await settled(file, now);
    const { clicks, keys } = user;
    const after = readFileSync(file, 'utf8');
    mkdirSync(`${folder}-written`, { recursive: true });
    writeFileSync(join(`${folder}-written`, `${task}.txt`), after);
    return { ...compare(before, expectedTexts(task, before), after), clicks, keys };
  } catch (error) {
    if (process.env['DEBUG']) {
      print(String(error));
      await page.screenshot({ path: join(folder, `${task}.png`) });
    }
    return failureOf(error);
  } finally {
    await page.close();
  }
}

/** Waits until the file has changed, and is changed no more. */
async function settled(file: string, before: string): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  let last = before;
  let since = Date.now();
  while (last === before ? Date.now() < end : Date.now() < since + SETTLE_MS) {
    await sleep(100);
    const text = readFileSync(file, 'utf8');
    if (text !== last) [last, since] = [text, Date.now()];
  }
}

const failureOf = (error: unknown) => `failed: ${String(error).split('\n')[0]}`;
