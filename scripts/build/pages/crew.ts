/** Shares the work on pages out: this thread does its part, and where there are many pages, others do theirs. */
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import type { Batch } from '../../../schema/pagewise/batches.ts';
import { NotPagewise } from '../../../schema/pagewise/not-pagewise.ts';
import type { PageMaker, MadePage, Manuscript, PageJob, Setup } from './page-maker.ts';
import { Thread } from './thread.ts';

/** What a hand is asked to do. */
export type Task =
  { kind: 'examine'; batch: Batch } | { kind: 'setUp'; setup: Setup } | { kind: 'make'; jobs: PageJob[] };

/** Whoever examines and makes pages, one task after the other. */
export interface Hand {
  /** How many tasks wait for it at a time, so that it never waits for one. */
  atOnce: number;
  do(task: Task): Promise<unknown>;
  end(): void;
}

/** A thread takes about as long to start as these bytes of a manifest take to be read. */
const WORTH_A_THREAD = 2_000_000;
const MOST_THREADS = 8;
/** Pages that are made between two looks at what is left to do. */
const AT_ONCE = 50;

export class Crew {
  readonly #hands: Hand[];
  /** Who has examined a page makes it, too. */
  readonly #examinedBy = new Map<number, Hand>();

  /** `own` does this thread's part. */
  constructor(manuscript: Manuscript, own: PageMaker, work: Batch[]) {
    const bytes = work.reduce((sum, { start, end }) => sum + end - start, 0);
    const others = bytes < WORTH_A_THREAD ? 0 : Math.min(MOST_THREADS, availableParallelism()) - 1;
    this.#hands = [ownHand(own), ...Array.from({ length: others }, () => new Thread(manuscript))];
  }

  /** The facts of pages as JSON, by their number. Rejects with NotPagewise. */
  async examine(batches: Batch[], onPages: (done: number) => void): Promise<Map<number, string>> {
    const facts = new Map<number, string>();
    const waiting = batches.values();
    const work = async (hand: Hand) => {
      for (const batch of waiting) {
        // oxlint-disable-next-line no-await-in-loop -- a hand does one thing after the other
        const found = (await hand.do({ kind: 'examine', batch }).catch(rethrowWith(batch))) as string[];
        for (const [index, one] of found.entries()) {
          facts.set(batch.first + index, one);
          this.#examinedBy.set(batch.first + index, hand);
        }
        onPages(facts.size);
      }
    };
    await Promise.all(this.#hands.flatMap((hand) => Array.from({ length: hand.atOnce }, () => work(hand))));
    return facts;
  }

  /** Makes pages. */
  async make(setup: Setup, jobs: PageJob[], onPages: (done: number) => void): Promise<MadePage[]> {
    const [own] = this.#hands;
    const shares = Map.groupBy(jobs, ({ index }) => this.#examinedBy.get(index) ?? own!);
    const made: MadePage[] = [];
    const work = async (hand: Hand, chunks: Iterable<PageJob[]>) => {
      for (const chunk of chunks) {
        // oxlint-disable-next-line no-await-in-loop
        made.push(...((await hand.do({ kind: 'make', jobs: chunk })) as MadePage[]));
        onPages(made.length);
      }
    };
    await Promise.all(
      [...shares].map(async ([hand, share]) => {
        await hand.do({ kind: 'setUp', setup });
        const waiting = chunksOf(share);
        await Promise.all(Array.from({ length: hand.atOnce }, () => work(hand, waiting)));
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

/** Whoever reads the whole then knows where to look. */
function rethrowWith(batch: Batch): (error: unknown) => never {
  return (error) => {
    throw error instanceof NotPagewise ? new NotPagewise([], batch) : error;
  };
}

function ownHand(own: PageMaker): Hand {
  return {
    atOnce: 1,
    async do(task) {
      await setImmediate(); // first the others get what they wait for
      return perform(own, task);
    },
    end() {},
  };
}

function* chunksOf(jobs: PageJob[]): Generator<PageJob[]> {
  for (let at = 0; at < jobs.length; at += AT_ONCE) yield jobs.slice(at, at + AT_ONCE);
}
