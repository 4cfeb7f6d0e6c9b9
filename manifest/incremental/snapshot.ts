/** Holds the state of a manifest at one time, checked page by page; the next one is made from what has changed. */
import { isDeepStrictEqual } from 'node:util';
import type { Finding } from '../problems/problem.ts';
import type { PublicFiles } from '../public/public-folder.ts';
import type { Route } from '../../schema/types.ts';
import { batchesOf, spanKey, textOfSpan, textsOf } from '../yaml/routes/batches.ts';
import { allChanged, splitAgain } from './route-changes.ts';
import type { RouteChanges, SplitManifest } from './route-changes.ts';
import { withLineFeeds } from '../yaml/line-ends.ts';
import { splitRoutes } from '../yaml/routes/split-routes.ts';
import type { RouteSpan } from '../yaml/routes/walk-routes.ts';
import { RouteChecker } from './route-checker.ts';
import type { PageSummary } from './page-summary.ts';
import { lintSite } from './site-lint.ts';
import type { Published } from '../rules/support/published-addresses.ts';
import { NeedsWholeCheck } from './needs-whole-check.ts';

/** Called with the number of pages that are checked, and of all pages. */
export type OnProgress = (done: number, all: number) => void;

/** What all pages are checked with. */
interface Shared {
  /** As it is written. */
  sitePart: string;
  publicFiles: PublicFiles;
  checker: RouteChecker;
}

/** A manifest of which each page passes the check by itself; `lint` checks them together. */
export class Snapshot {
  readonly bytes: Uint8Array;
  readonly routes: RouteSpan[];
  /** By the number of the route. */
  readonly summaries: PageSummary[];
  readonly #shared: Shared;

  private constructor({ bytes, routes }: SplitManifest<Uint8Array>, summaries: PageSummary[], shared: Shared) {
    this.bytes = bytes;
    this.routes = routes;
    this.summaries = summaries;
    this.#shared = shared;
  }

  /**
   * Checks a manifest: all of it, or what differs from an earlier snapshot. The bytes must not change afterwards.
   * Throws NeedsWholeCheck.
   */
  static read(
    content: Uint8Array,
    publicFiles: PublicFiles,
    before?: Snapshot,
    onProgress: OnProgress = () => {},
  ): Snapshot {
    const bytes = withLineFeeds(content);
    const changes = before && splitAgain(before, bytes);
    const split = changes ? { ...changes, sitePart: before.#shared.sitePart } : splitRoutes(bytes);
    if (!split) throw new NeedsWholeCheck();
    const { sitePart, routes } = split;
    const reusable = before?.hasSameSitePart(sitePart, publicFiles) ? before : undefined;
    const shared = reusable
      ? reusable.#shared
      : { sitePart, publicFiles, checker: new RouteChecker(sitePart, publicFiles) };
    const cached = reusable ? reusable.#summariesIn(bytes, changes ?? allChanged(reusable, routes)) : [];
    const summaries: PageSummary[] = routes.map((_, index) => cached[index]!); // those that are missing follow
    for (const batch of batchesOf(routes, (index) => cached[index] === undefined)) {
      const pages = shared.checker.check(textOfSpan(bytes, batch), batch.count);
      for (const [index, page] of pages.entries()) summaries[batch.first + index] = page.summary;
      onProgress(batch.first + batch.count, routes.length);
    }
    return new Snapshot({ bytes, routes }, summaries, shared);
  }

  /** Returns whether its pages were checked with this site part and these files. */
  hasSameSitePart(sitePart: string, publicFiles: PublicFiles): boolean {
    return this.#shared.sitePart === sitePart && isDeepStrictEqual(this.#shared.publicFiles, publicFiles);
  }

  /** Returns what pages share. */
  get sitePart(): RouteChecker['sitePart'] {
    return this.#shared.checker.sitePart;
  }

  /** Returns whether `lint` finds the same in another snapshot. */
  hasSameSummaries(other: Snapshot): boolean {
    return this.#shared === other.#shared && isDeepStrictEqual(this.summaries, other.summaries);
  }

  /** Returns all warnings. Throws NeedsWholeCheck where there is an error. */
  lint(published?: Published): Finding[] {
    return lintSite(this.sitePart, this.summaries, {
      publicFiles: this.#shared.publicFiles,
      published,
      texts: () => textsOf(this.bytes),
    });
  }

  /** Returns a route, resolved again at each call; it is the caller's own. */
  route(index: number): Route {
    return this.#shared.checker.check(textOfSpan(this.bytes, this.routes[index]!), 1)[0]!.route;
  }

  /** Returns the summaries of the pages that are written in the same way in both, wherever they are now. */
  #summariesIn(bytes: Uint8Array, { routes, first, removed, added }: RouteChanges): (PageSummary | undefined)[] {
    const before = this.routes.slice(first, first + removed);
    const summaries = new Map(before.map((span, index) => [spanKey(this.bytes, span), this.summaries[first + index]!]));
    const now = routes.slice(first, first + added).map((span) => summaries.get(spanKey(bytes, span)));
    return [...this.summaries.slice(0, first), ...now, ...this.summaries.slice(first + removed)];
  }
}
