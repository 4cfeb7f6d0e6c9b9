/** Divides the work on pages among threads: this one, and where there are many pages, others. */
import { availableParallelism } from 'node:os';
import type { Batch } from '../../../manifest/yaml/routes/batches.ts';
import { NeedsWholeCheck } from '../../../manifest/incremental/needs-whole-check.ts';
import { readSummaries } from '../../../manifest/incremental/page-summary.ts';
import type { RouteHead } from '../../../manifest/incremental/route-head.ts';
import type { ManifestBytes } from '../../../manifest/yaml/routes/manifest-bytes.ts';
import type { RouteSpan } from '../../../manifest/yaml/routes/walk-routes.ts';
import { Thread } from '../../thread.ts';
import { executorOf, ownExecutor } from './executors.ts';
import type { Executor } from './executors.ts';
import { PageMaker } from '../page-maker.ts';
import { hashOf } from '../source/read-source.ts';
import type { BuildSource, CheckedRoute, RenderedPage, PageJob, RenderSetup } from './page-job.ts';
import type { PageTasks } from './page-worker.ts';
import { closeStore, openStore, storeBytes } from './route-store.ts';
import type { RouteStore } from './route-store.ts';

/** A thread takes about as long to start as these bytes of a manifest take to be read. */
const BYTES_PER_THREAD = 2_000_000;
const MAX_THREADS = 8;
/** What a thread may take for new objects: V8 would give it twice as much, of which nothing gets faster. */
const resourceLimits = { maxYoungGenerationSizeMb: 24 };
/** Pages of one task: many at first, few at the end, so that all threads finish at about the same time. */
const CHUNK = { least: 10, most: 250 };

/** Threads that the languages of a site have in common: each takes a second of processor time to load the code. */
interface SharedThreads {
  all: Thread<PageTasks>[];
  languages: number;
  /** Where the manifest and its routes are stored, if there are many. */
  store?: RouteStore;
}

export class WorkerPool {
  readonly #threads: SharedThreads;
  /** The number of the language among those that share the threads; 0 is the site's own. */
  readonly #language: number;
  #executors: Executor[] = [];

  /** Starts threads, if these bytes of a manifest are work enough for them: they load the code while other things are read. */
  constructor(bytes: number, threads: SharedThreads = { all: startThreads(bytes), languages: 0 }) {
    this.#threads = threads;
    this.#language = threads.languages++;
  }

  /** Returns a pool with the same threads, for the pages of another language. */
  forLanguage(): WorkerPool {
    return new WorkerPool(0, this.#threads);
  }

  /** Returns where the manifest and its routes are stored; `close` frees it. */
  openStore(): RouteStore {
    return (this.#threads.store ??= openStore());
  }

  /** Returns the SHA-1 of a manifest that is stored: in another thread, while this one goes on. */
  async hashOf(bytes: ManifestBytes): Promise<string> {
    const [thread] = this.#threads.all;
    return thread ? thread.call('hashOf', bytes) : hashOf(bytes);
  }

  /** Gives every thread the manifest, and returns what makes pages in this one. Throws NeedsWholeCheck. */
  begin(source: BuildSource, work: Batch[]): PageMaker {
    const bytes = work.reduce((sum, { start, end }) => sum + end - start, 0);
    if (this.#threads.all.length === 0) this.#threads.all = startThreads(bytes);
    const { all } = this.#threads;
    const store = all.length > 0 || bytes >= BYTES_PER_THREAD ? this.openStore() : this.#threads.store;
    const given =
      store && source.bytes instanceof Uint8Array ? { ...source, bytes: storeBytes(store, source.bytes) } : source;
    for (const thread of all) thread.call('begin', this.#language, given).catch(() => {}); // the next task is rejected, too
    const maker = new PageMaker(given);
    const others = all.map((thread) => executorOf(thread, this.#language, store));
    this.#executors = [ownExecutor(maker, store), ...others];
    return maker;
  }

  /** Frees a manifest that has been stored: it is not read from memory any more. */
  free(bytes: ManifestBytes): void {
    if (!(bytes instanceof Uint8Array)) return;
    const { buffer, byteLength } = bytes;
    const isAlone = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength; // small ones share memory
    if (this.#threads.store && isAlone) buffer.transfer(0);
  }

  /** Reads what other pages know of routes, by their index in the manifest. Rejects with NeedsWholeCheck. */
  async readHeads(batches: Batch[], spans: RouteSpan[]): Promise<Map<number, RouteHead>> {
    const heads = new Map<number, RouteHead>();
    await this.#share(batches, async (executor, { first, count }) => {
      const read = await executor.readHeads(spans.slice(first, first + count));
      if (!read) throw new NeedsWholeCheck();
      for (const [index, head] of (JSON.parse(read) as RouteHead[]).entries()) heads.set(first + index, head);
    });
    return heads;
  }

  /** Checks routes, and returns them by their index in the manifest. Rejects with NeedsWholeCheck. */
  async check(batches: Batch[], onPages: (done: number) => void): Promise<Map<number, CheckedRoute>> {
    const pages = new Map<number, CheckedRoute>();
    const texts = new Map<string, string>();
    await this.#share(batches, async (executor, batch) => {
      const checked = await executor.check(batch);
      if (!checked) throw new NeedsWholeCheck([], batch);
      const summaries = readSummaries(checked.summaries, texts);
      for (const [index, route] of checked.routes.entries())
        pages.set(batch.first + index, { summary: summaries[index]!, route });
      onPages(pages.size);
    });
    return pages;
  }

  /** Makes pages, in any order; `onPages` is called with some at a time. */
  async make(setup: RenderSetup, jobs: PageJob[], onPages: (made: RenderedPage[]) => void): Promise<void> {
    if (jobs.length === 0) return;
    const setUps = new Map(this.#executors.map((executor) => [executor, executor.setUp(setup)]));
    const done = this.#share(chunksOf(jobs, this.#executors.length), async (executor, chunk) => {
      await setUps.get(executor);
      onPages(await executor.make(chunk));
    });
    await Promise.all([...setUps.values(), done]);
  }

  /** Gives each executor the next task as soon as it has finished one. */
  async #share<Task>(tasks: Iterable<Task>, run: (executor: Executor, task: Task) => Promise<void>): Promise<void> {
    const waiting = Iterator.from(tasks);
    const serve = async (executor: Executor) => {
      // oxlint-disable-next-line no-await-in-loop -- an executor does one task after the other
      for (const task of waiting) await run(executor, task);
    };
    await Promise.all(this.#executors.flatMap((each) => Array.from({ length: each.queueDepth }, () => serve(each))));
  }

  /** Ends the threads; the pool of another language only frees what they hold of it. */
  async close(): Promise<void> {
    const { all, store } = this.#threads;
    if (this.#language === 0) {
      await Promise.all(all.map((thread) => thread.close()));
      if (store) closeStore(store);
      delete this.#threads.store; // a pool may be closed twice
    } else for (const thread of all) thread.call('end', this.#language).catch(() => {});
  }
}

/** Does some work with a pool, which is closed where it fails. */
export async function orClose<Result>(pool: WorkerPool, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    await pool.close();
    throw error;
  }
}

function startThreads(bytes: number): Thread<PageTasks>[] {
  if (bytes < BYTES_PER_THREAD) return [];
  return Array.from({ length: Math.min(MAX_THREADS, availableParallelism()) - 1 }, () => {
    return new Thread<PageTasks>(new URL('page-worker.ts', import.meta.url), { resourceLimits });
  });
}

function* chunksOf(jobs: PageJob[], executors: number): Generator<PageJob[]> {
  for (let at = 0; at < jobs.length;) {
    const fair = Math.ceil((jobs.length - at) / (8 * executors));
    yield jobs.slice(at, (at += Math.max(CHUNK.least, Math.min(CHUNK.most, fair))));
  }
}
