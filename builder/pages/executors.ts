/** What does the tasks of a build: this thread, and others. */
import { setImmediate } from 'node:timers/promises';
import type { Batch } from '../../manifest/yaml/routes/batches.ts';
import type { Thread } from '../thread.ts';
import type { CheckedRoute, MadePage, PageJob, PageMaker, Setup } from './page-maker.ts';
import type { PageTasks } from './page-worker.ts';

/** A thread that checks and makes pages. */
export interface Executor {
  /** How many tasks are given to it at a time, so that it need not wait for the next. */
  atOnce: number;
  check(batch: Batch): Promise<CheckedRoute[] | undefined>;
  setUp(setup: Setup): Promise<void>;
  make(jobs: PageJob[]): Promise<MadePage[]>;
}

/** Returns the executor that gives its tasks to a thread. */
export function executorOf(thread: Thread<PageTasks>): Executor {
  return {
    atOnce: 2,
    check: (batch) => thread.ask('check', batch),
    setUp: (setup) => thread.ask('setUp', setup),
    make: (jobs) => thread.ask('make', jobs),
  };
}

/** Returns the executor of this thread: before each task it answers the others, which would wait for it. */
export function ownExecutor(maker: PageMaker, packs: boolean): Executor {
  return {
    atOnce: 1,
    check: (batch) => setImmediate().then(() => maker.check(batch, packs)),
    setUp: (setup) => setImmediate().then(() => maker.setUp(setup)),
    make: (jobs) => setImmediate().then(() => maker.make(jobs)),
  };
}
