/** Runs the tasks of a build: in this thread, and in others. */
import { setImmediate } from 'node:timers/promises';
import type { Batch } from '../../../manifest/yaml/routes/batches.ts';
import type { RouteSpan } from '../../../manifest/yaml/routes/walk-routes.ts';
import type { Thread } from '../../thread.ts';
import type { PageMaker } from '../page-maker.ts';
import type { CheckedBatch, RenderedPage, PageJob, RenderSetup } from './page-job.ts';
import type { PageTasks } from './page-worker.ts';
import type { RouteStore } from './route-store.ts';

/** A thread that checks and makes pages. */
export interface Executor {
  /** How many tasks it is given at a time, so that it need not wait for the next. */
  queueDepth: number;
  readHeads(spans: RouteSpan[]): Promise<string | undefined>;
  check(batch: Batch): Promise<CheckedBatch | undefined>;
  setUp(setup: RenderSetup): Promise<void>;
  make(jobs: PageJob[]): Promise<RenderedPage[]>;
}

/** Returns the executor that gives the tasks of a language to a thread. */
export function executorOf(thread: Thread<PageTasks>, language: number, kept: RouteStore | undefined): Executor {
  return {
    queueDepth: 2,
    readHeads: (spans) => thread.call('readHeads', language, spans),
    check: (batch) => thread.call('check', language, batch, kept),
    setUp: (setup) => thread.call('setUp', language, setup),
    make: (jobs) => thread.call('make', language, jobs),
  };
}

/**
 * Returns the executor of this thread. Before each task it handles the messages of the other threads, which would wait.
 */
export function ownExecutor(maker: PageMaker, kept: RouteStore | undefined): Executor {
  return {
    queueDepth: 1,
    readHeads: (spans) => setImmediate().then(() => maker.readHeads(spans)),
    check: (batch) => setImmediate().then(() => maker.check(batch, kept)),
    setUp: (setup) => setImmediate().then(() => maker.setUp(setup)),
    make: (jobs) => setImmediate().then(() => maker.make(jobs)),
  };
}
