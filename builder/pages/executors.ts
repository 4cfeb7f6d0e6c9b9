/** The threads that check and make pages: this one, and others. */
import { setImmediate } from 'node:timers/promises';
import type { Batch } from '../../manifest/incremental/batches.ts';
import type { PageSummary } from '../../manifest/incremental/page-summary.ts';
import type { Route } from '../../schema/types.ts';
import { Thread } from '../../server/basics/thread.ts';
import type { BuildSource, MadePage, PageJob, PageMaker, Setup } from './page-maker.ts';
import type { PageFunctions } from './page-worker.ts';
import { toSharedJson } from './shared-json.ts';

/** A page that passed the check. */
export interface CheckedRoute {
  summary: PageSummary;
  /** The resolved route, or its JSON. */
  route: Route | Uint8Array;
}

export interface Executor {
  /** How many tasks are given to it at a time, so that it need not wait for the next. */
  atOnce: number;
  /** Checks routes; undefined where only a check of the whole manifest says what is wrong. */
  check(batch: Batch): Promise<CheckedRoute[] | undefined>;
  setUp(setup: Setup): Promise<void>;
  make(jobs: PageJob[]): Promise<MadePage[]>;
}

export class PageThread implements Executor {
  readonly atOnce = 2;
  readonly #thread = new Thread<PageFunctions>(new URL('page-worker.ts', import.meta.url));

  /** Comes before anything else. */
  begin(source: BuildSource): void {
    this.#thread.ask('begin', source).catch(() => {}); // the next request is rejected, too
  }

  async check(batch: Batch): Promise<CheckedRoute[] | undefined> {
    const pages = await this.#thread.ask('check', batch);
    return pages?.map(({ summary, route }) => ({ summary: JSON.parse(summary) as PageSummary, route }));
  }

  setUp(setup: Setup): Promise<void> {
    return this.#thread.ask('setUp', setup);
  }

  make(jobs: PageJob[]): Promise<MadePage[]> {
    return this.#thread.ask('make', jobs);
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}

/** Lets this thread work. Before each task it answers the others, which would wait for it. */
export class OwnThread implements Executor {
  readonly atOnce = 1;
  readonly #maker: PageMaker;
  readonly #packs: boolean;

  /** `packs`: whether routes become JSON, since there are many or other threads make pages that this one has checked. */
  constructor(maker: PageMaker, packs: boolean) {
    this.#maker = maker;
    this.#packs = packs;
  }

  async check(batch: Batch): Promise<CheckedRoute[] | undefined> {
    await setImmediate();
    const pages = this.#maker.check(batch);
    if (!pages || !this.#packs) return pages;
    const routes = toSharedJson(pages.map(({ route }) => route));
    return pages.map(({ summary }, index) => ({ summary, route: routes[index]! }));
  }

  async setUp(setup: Setup): Promise<void> {
    await setImmediate();
    await this.#maker.setUp(setup);
  }

  async make(jobs: PageJob[]): Promise<MadePage[]> {
    await setImmediate();
    return jobs.map((job) => this.#maker.make(job));
  }
}
