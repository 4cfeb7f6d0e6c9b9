/** Shares the work on pages out: this thread does its part, and where there are many pages, others do theirs. */
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import type { Batch } from '../../manifest/yaml/routes/batches.ts';
import type { PageSummary } from '../../manifest/incremental/page-summary.ts';
import { NeedsWholeCheck } from '../../manifest/incremental/needs-whole-check.ts';
import type { CheckedPageText, PageMaker, MadePage, BuildSource, PageJob, Setup } from './page-maker.ts';
import { PageThread } from './page-thread.ts';

/** What a hand is asked to do. */
export type Task =
  { kind: 'examine'; batch: Batch } | { kind: 'setUp'; setup: Setup } | { kind: 'make'; jobs: PageJob[] };

/** A page that was found right: what the site has to know of it, and what it is made from. */
export interface CheckedRoute extends Pick<CheckedPageText, 'route'> {
  facts: PageSummary;
}

/** Whoever examines and makes pages, one task after the other, in the order in which they are given. */
export interface Executor {
  /** How many tasks wait for it at a time, so that it never waits for one. */
  atOnce: number;
  do(task: Task): Promise<unknown>;
}

/** A thread takes about as long to start as these bytes of a manifest take to be read. */
const BYTES_PER_THREAD = 2_000_000;
const MOST_THREADS = 8;
/** Pages that are made between two looks at what is left to do: many at first, few in the end, so that nobody waits for the last. */
const AT_ONCE = { least: 10, most: 250 };

export class WorkerPool {
  #threads: PageThread[];
  #hands: Executor[] = [];

  /** Threads start while other things are read, where so many bytes of a manifest are expected to be work for them. */
  constructor(expected: number) {
    this.#threads = startThreads(expected);
  }

  /** `own` does this thread's part. */
  begin(manuscript: BuildSource, own: PageMaker, work: Batch[]): void {
    const bytes = work.reduce((sum, { start, end }) => sum + end - start, 0);
    if (this.#threads.length === 0) this.#threads = startThreads(bytes);
    for (const thread of this.#threads) thread.begin(manuscript);
    this.#hands = [ownHand(own), ...this.#threads];
  }

  /** Pages by their number. Rejects with NotPagewise. */
  async examine(batches: Batch[], onPages: (done: number) => void): Promise<Map<number, CheckedRoute>> {
    const pages = new Map<number, CheckedRoute>();
    await this.#share(batches, async (hand, batch) => {
      const found = (await hand.do({ kind: 'examine', batch }).catch(rethrowWith(batch))) as CheckedPageText[];
      for (const [index, { facts, route }] of found.entries())
        pages.set(batch.first + index, { facts: JSON.parse(facts) as PageSummary, route });
      onPages(pages.size);
    });
    return pages;
  }

  /** Makes pages. */
  async make(setup: Setup, jobs: PageJob[], onPages: (done: number) => void): Promise<MadePage[]> {
    const made: MadePage[] = [];
    const ready = this.#hands.map((hand) => hand.do({ kind: 'setUp', setup }));
    const done = this.#share(chunksOf(jobs, this.#hands.length), async (hand, chunk) => {
      made.push(...((await hand.do({ kind: 'make', jobs: chunk })) as MadePage[]));
      onPages(made.length);
    });
    await Promise.all([...ready, done]);
    return made;
  }

  /** Gives each hand something, as soon as it has done what it had. */
  async #share<Work>(all: Iterable<Work>, give: (hand: Executor, work: Work) => Promise<void>): Promise<void> {
    const waiting = Iterator.from(all);
    const serve = async (hand: Executor) => {
      // oxlint-disable-next-line no-await-in-loop -- a hand does one thing after the other
      for (const work of waiting) await give(hand, work);
    };
    await Promise.all(this.#hands.flatMap((hand) => Array.from({ length: hand.atOnce }, () => serve(hand))));
  }

  async end(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.end()));
  }
}

/** Does a task. */
export async function perform(maker: PageMaker, task: Task): Promise<unknown> {
  if (task.kind === 'examine') return maker.examine(task.batch);
  if (task.kind === 'setUp') return maker.setUp(task.setup);
  return task.jobs.map((job) => maker.make(job));
}

/** Whoever reads the whole then knows where to look. */
function rethrowWith(batch: Batch): (error: unknown) => never {
  return (error) => {
    throw error instanceof NeedsWholeCheck ? new NeedsWholeCheck([], batch) : error;
  };
}

function startThreads(bytes: number): PageThread[] {
  if (bytes < BYTES_PER_THREAD) return [];
  return Array.from({ length: Math.min(MOST_THREADS, availableParallelism()) - 1 }, () => new PageThread());
}

function ownHand(own: PageMaker): Executor {
  let last: Promise<unknown> = Promise.resolve();
  const act = async (task: Task) => {
    await setImmediate(); // first the others get what they wait for
    return perform(own, task);
  };
  return {
    atOnce: 1,
    do: (task) => (last = last.then(() => act(task))),
  };
}

function* chunksOf(jobs: PageJob[], hands: number): Generator<PageJob[]> {
  for (let at = 0; at < jobs.length;) {
    const fair = Math.ceil((jobs.length - at) / (8 * hands));
    yield jobs.slice(at, (at += Math.max(AT_ONCE.least, Math.min(AT_ONCE.most, fair))));
  }
}
