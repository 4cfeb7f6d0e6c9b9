/** Shares the work on pages out: among threads where there are many pages, else it is done here. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Batch } from '../../../schema/pagewise/batches.ts';
import type { PageFacts } from '../../../schema/pagewise/facts.ts';
import { NotPagewise } from '../../../schema/pagewise/not-pagewise.ts';
import type { PageMaker, MadePage, Manuscript, PageJob, Setup } from './page-maker.ts';

/** What a thread is asked to do. */
export type Task =
  { kind: 'examine'; batch: Batch } | { kind: 'setUp'; setup: Setup } | { kind: 'make'; jobs: PageJob[] };

export type Answer = { result: unknown } | { isNotPagewise: boolean; error: string };

/** Whoever examines and makes pages. */
interface Hand {
  do(task: Task): Promise<unknown>;
  end(): void;
}

/** A thread takes about as long to start as these bytes of a manifest take to be read. */
const WORTH_A_THREAD = 2_000_000;
/** Pages that are made between two looks at what is left to do. */
const AT_ONCE = 50;

export class Crew {
  readonly #hands: Hand[];
  /** Who has examined a page makes it, too. */
  readonly #examinedBy = new Map<number, Hand>();

  /** `own` does the work where it is too little to share. */
  constructor(manuscript: Manuscript, own: PageMaker, work: Batch[]) {
    const bytes = work.reduce((sum, { start, end }) => sum + end - start, 0);
    this.#hands =
      bytes < WORTH_A_THREAD
        ? [{ do: (task) => perform(own, task), end() {} }]
        : Array.from({ length: Math.min(8, availableParallelism()) }, () => new Thread(manuscript));
  }

  /** The facts of pages, by their number. Rejects with NotPagewise. */
  async examine(batches: Batch[], onPages: (done: number) => void): Promise<Map<number, PageFacts>> {
    const facts = new Map<number, PageFacts>();
    const waiting = batches.values();
    await Promise.all(
      this.#hands.map(async (hand) => {
        for (const batch of waiting) {
          // oxlint-disable-next-line no-await-in-loop -- a hand does one thing after the other
          const found = (await hand.do({ kind: 'examine', batch })) as PageFacts[];
          for (const [index, one] of found.entries()) {
            facts.set(batch.first + index, one);
            this.#examinedBy.set(batch.first + index, hand);
          }
          onPages(facts.size);
        }
      }),
    );
    return facts;
  }

  /** Makes pages. */
  async make(setup: Setup, jobs: PageJob[], onPages: (done: number) => void): Promise<MadePage[]> {
    const [first] = this.#hands;
    const shares = Map.groupBy(jobs, ({ index }) => this.#examinedBy.get(index) ?? first!);
    const made: MadePage[] = [];
    await Promise.all(
      [...shares].map(async ([hand, share]) => {
        await hand.do({ kind: 'setUp', setup });
        for (let at = 0; at < share.length; at += AT_ONCE) {
          // oxlint-disable-next-line no-await-in-loop
          made.push(...((await hand.do({ kind: 'make', jobs: share.slice(at, at + AT_ONCE) })) as MadePage[]));
          onPages(made.length);
        }
      }),
    );
    return made;
  }

  end(): void {
    for (const hand of this.#hands) hand.end();
  }
}

/** Does a task. */
export async function perform(maker: PageMaker, task: Task): Promise<unknown> {
  if (task.kind === 'examine') return maker.examine(task.batch);
  if (task.kind === 'setUp') return maker.setUp(task.setup);
  return task.jobs.map((job) => maker.make(job));
}

class Thread implements Hand {
  readonly #worker: Worker;
  #waiting: { done: (result: unknown) => void; fail: (error: Error) => void } | undefined;

  constructor(manuscript: Manuscript) {
    this.#worker = new Worker(new URL('thread.ts', import.meta.url), { workerData: manuscript });
    this.#worker.on('message', (answer: Answer) => {
      const waiting = this.#waiting!;
      this.#waiting = undefined;
      if ('result' in answer) waiting.done(answer.result);
      else waiting.fail(answer.isNotPagewise ? new NotPagewise() : new Error(answer.error));
    });
    this.#worker.on('error', (error: Error) => this.#waiting?.fail(error));
  }

  do(task: Task): Promise<unknown> {
    return new Promise((done, fail) => {
      this.#waiting = { done, fail };
      this.#worker.postMessage(task);
    });
  }

  end(): void {
    void this.#worker.terminate();
  }
}
