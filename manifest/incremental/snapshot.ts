/** A manifest as it stands at one time, examined page by page; the next is made from what has changed. */
import { isDeepStrictEqual } from 'node:util';
import type { Finding } from '../problems/problem.ts';
import type { PublicFiles } from '../public/public-folder.ts';
import type { Route } from '../../schema/types.ts';
import { batchesOf, spanKey, textOf } from '../yaml/routes/batches.ts';
import { splitAgain } from './route-changes.ts';
import type { RouteChanges, SplitManifest } from './route-changes.ts';
import { withLineFeeds } from '../yaml/line-ends.ts';
import { splitRoutes } from '../yaml/routes/split-routes.ts';
import type { RouteSpan } from '../yaml/routes/split-routes.ts';
import { RouteChecker } from './route-checker.ts';
import type { CheckedSite } from './route-checker.ts';
import { areSameSummaries } from './page-summary.ts';
import type { PageSummary } from './page-summary.ts';
import { lintSite } from './site-lint.ts';
import type { SiteLintOptions } from './site-lint.ts';
import { NeedsWholeCheck } from './needs-whole-check.ts';

/** Is told how many pages of how many are examined. */
export type OnProgress = (done: number, all: number) => void;

/** What all pages are examined with. */
interface Shared {
  /** As it is written. */
  frame: string;
  publicFiles: PublicFiles;
  examiner: RouteChecker;
}

/** Every page of it is right by itself; whether they are right together, `judge` says. */
export class Snapshot {
  readonly bytes: Uint8Array;
  readonly routes: RouteSpan[];
  /** By the number of the route. */
  readonly facts: PageSummary[];
  readonly #shared: Shared;

  private constructor({ bytes, routes }: SplitManifest, facts: PageSummary[], shared: Shared) {
    this.bytes = bytes;
    this.routes = routes;
    this.facts = facts;
    this.#shared = shared;
  }

  /**
   * Examines a manifest: all of it, or what is other than in an edition before. The bytes must stay as they are.
   * Throws NotPagewise.
   */
  static read(
    content: Uint8Array,
    publicFiles: PublicFiles,
    before?: Snapshot,
    onProgress: OnProgress = () => {},
  ): Snapshot {
    const bytes = withLineFeeds(content);
    const changes = before && splitAgain(before, bytes);
    const split = changes ? { ...changes, sitePart: before.#shared.frame } : splitRoutes(bytes);
    if (!split) throw new NeedsWholeCheck();
    const { sitePart: frame, routes } = split;
    const like = before?.hasFrame(frame, publicFiles) ? before : undefined;
    const shared = like ? like.#shared : { frame, publicFiles, examiner: new RouteChecker(frame, publicFiles) };
    const known = like ? like.#knownIn(bytes, changes ?? allOf(like, routes)) : [];
    const facts: PageSummary[] = routes.map((_, index) => known[index]!); // those that are missing follow
    for (const batch of batchesOf(routes, (index) => known[index] === undefined)) {
      const pages = shared.examiner.examine(textOf(bytes, batch), batch.count);
      for (const [index, page] of pages.entries()) facts[batch.first + index] = page.facts;
      onProgress(batch.first + batch.count, routes.length);
    }
    return new Snapshot({ bytes, routes }, facts, shared);
  }

  /** Whether its pages share the same. */
  hasFrame(frame: string, publicFiles: PublicFiles): boolean {
    return this.#shared.frame === frame && isDeepStrictEqual(this.#shared.publicFiles, publicFiles);
  }

  /** What pages share. */
  get frame(): CheckedSite {
    return this.#shared.examiner.frame;
  }

  /** Whether its pages have the same to do with one another as in another one, so that it is judged the same. */
  isJudgedAs(other: Snapshot): boolean {
    return this.#shared === other.#shared && areSameSummaries(this.facts, other.facts);
  }

  /** All there is to advise. Throws NotPagewise where there is an error. */
  judge(options?: SiteLintOptions): Finding[] {
    return lintSite(this.frame, this.facts, this.#shared.publicFiles, options);
  }

  /** A route, resolved anew at each call; it is the caller's own. */
  route(index: number): Route {
    return this.#shared.examiner.examine(textOf(this.bytes, this.routes[index]!), 1)[0]!.route;
  }

  /** The facts of the pages that are written as they are here, wherever they stand now. */
  #knownIn(bytes: Uint8Array, { routes, first, removed, added }: RouteChanges): (PageSummary | undefined)[] {
    const before = this.routes.slice(first, first + removed);
    const facts = new Map(before.map((piece, index) => [spanKey(this.bytes, piece), this.facts[first + index]!]));
    const now = routes.slice(first, first + added).map((piece) => facts.get(spanKey(bytes, piece)));
    return [...this.facts.slice(0, first), ...now, ...this.facts.slice(first + removed)];
  }
}

/** Where it is not known what has changed: any route may have. */
function allOf(before: SplitManifest, routes: RouteSpan[]): RouteChanges {
  return { routes, first: 0, removed: before.routes.length, added: routes.length };
}
