/** The thread that keeps a manifest page by page, and reads of it what has changed: see preview.ts. */
import { isDeepStrictEqual } from 'node:util';
import { dirname } from 'node:path';
import { workerData } from 'node:worker_threads';
import { addOwnBlocks } from '../../../schema/values/own-blocks.ts';
import { listFiles, publicFolderOf, publishedOf, shownName } from '../../../manifest/check/manifest-file.ts';
import { Snapshot } from '../../../manifest/incremental/snapshot.ts';
import { Excerpt } from '../../../manifest/incremental/excerpt.ts';
import { locateWarnings } from '../../../manifest/incremental/locate.ts';
import { NeedsWholeCheck } from '../../../manifest/incremental/needs-whole-check.ts';
import { parse } from '../../../manifest/yaml/parse.ts';
import type { Source } from '../../../manifest/yaml/source.ts';
import { MAX_SHOWN } from '../../../manifest/problems/print.ts';
import type { Finding } from '../../../manifest/problems/problem.ts';
import type { Route } from '../../../schema/types.ts';
import { checkResultOf } from '../problems.ts';
import type { CheckResult } from '../problems.ts';
import { ManifestFile } from './manifest-file.ts';
import { positionOfWords, positionsOf } from './block-positions.ts';
import type { PositionFunctions } from './block-positions.ts';
import { Listing } from '../../../manifest/incremental/lists/listing.ts';
import { withListing } from '../../../builder/pages/listed/listed-page.ts';
import { breadcrumbRoutes } from '../../../builder/pages/breadcrumb-routes.ts';
import type { ShownSite } from './shown-site.ts';
import { answerRequests, sendNotice } from '../../../builder/thread.ts';

/**
 * The result of reading the file. `site` is there where another one is to be shown, and `result` where it is known. A
 * file that cannot be split is invalid, too: only a whole check can tell.
 */
export type ReadResult =
  | { kind: 'same' }
  | { kind: 'valid'; site?: ShownSite; result?: CheckResult }
  | { kind: 'invalid'; site?: ShownSite; isLarge: boolean };

/**
 * How to read. `fast`: as soon as a save is noticed. `settled`: when no save has come for a while, with all deferred
 * checks. `full`: after other files have changed.
 */
export type ReadMode = 'fast' | 'settled' | 'full';

/** The requests that this thread answers. */
export interface ReadFunctions extends PositionFunctions {
  read(mode: ReadMode): ReadResult;
  /** Returns a page of the site that is shown. */
  route(path: string): Route | undefined;
  /** Returns whether what the file may hold next surely passes the check without an error. */
  passes(bytes: Uint8Array): boolean;
}

/** Milliseconds: work that takes less shows no progress. */
const LONG = 1000;
/** The whole check of a manifest of so many bytes takes a while. */
const LARGE = 4_000_000;

const { manifest } = workerData as { manifest: string };
addOwnBlocks(dirname(manifest));
const file = new ManifestFile(manifest);

/** The last snapshot that passed the check, and the one that is shown, of which each page passed by itself. */
let valid: Snapshot | undefined;
let shown: Snapshot | undefined;
/** To be settled when no save has come for a while. */
let due: Snapshot | undefined;
/** What the file will soon hold, if an edit that passed is written. */
let expected: Snapshot | undefined;
let warnings: Finding[] = [];
let published: ReturnType<typeof publishedOf>;
const listings = new WeakMap<Snapshot, Listing>();
let sent: { sitePart: object; site: ShownSite } | undefined;

function read(mode: ReadMode): ReadResult {
  if (mode === 'fast' && file.isUntouched) return { kind: 'same' };
  try {
    if (file.read([valid?.bytes, shown?.bytes, due?.bytes]) || mode === 'full') return show(check(mode), mode);
    return mode === 'settled' && due ? settle(due) : { kind: 'same' };
  } catch {
    // An error, or a fault of this reading: the whole check says which.
    return { kind: 'invalid', isLarge: isLarge() };
  }
}

function isLarge(): boolean {
  return (file.bytes?.length ?? 0) > LARGE;
}

function check(mode: ReadMode): Snapshot {
  due = undefined;
  if (!file.bytes) throw new NeedsWholeCheck();
  const next = expected;
  expected = undefined;
  if (next && mode !== 'full' && Buffer.compare(next.bytes, file.bytes) === 0) return next;
  const started = Date.now();
  return Snapshot.read(file.bytes, listFiles(publicFolderOf(manifest)), shown, (done, all) => {
    if (Date.now() - started > LONG) sendNotice(`Reading page ${done} of ${all}…`);
  });
}

/** Returns what to show of a snapshot: changed pages at once, before they are compared with the others. */
function show(snapshot: Snapshot, mode: ReadMode): ReadResult {
  // Other files are checked besides the manifest: a picture may be another one under the same name.
  const isKnown = mode !== 'full' && isSettled(snapshot);
  published = publishedOf(manifest);
  const canWait = mode === 'fast' && (isKnown ? warnings.length > 0 : shown && hasSamePaths(snapshot, shown));
  if (isKnown) valid = snapshot;
  // A file that is just being written is cut short.
  const isShort = mode === 'fast' && shown && snapshot.summaries.length < shown.summaries.length;
  if (!canWait && !isShort) return settle(snapshot);
  due = snapshot;
  if (isShort) return { kind: 'same' };
  shown = snapshot;
  return { kind: 'valid', ...changedSite(snapshot) };
}

/** Returns whether the check of the whole site finds the same in a snapshot as it found last. */
function isSettled(snapshot: Snapshot): boolean {
  return valid !== undefined && snapshot.hasSameSummaries(valid) && isDeepStrictEqual(publishedOf(manifest), published);
}

/** Lints a snapshot, unless it is known to pass. Throws NeedsWholeCheck, unless there is another one to be shown now. */
function settle(snapshot: Snapshot): ReadResult {
  due = undefined;
  try {
    if (snapshot !== valid) warnings = snapshot.lint(published);
  } catch (error) {
    if (!(error instanceof NeedsWholeCheck) || snapshot !== shown || !valid) throw error;
    shown = valid;
    return { kind: 'invalid', ...changedSite(valid), isLarge: isLarge() };
  }
  valid = shown = snapshot;
  return { kind: 'valid', ...changedSite(snapshot), result: resultOf(snapshot) };
}

function resultOf(snapshot: Snapshot): CheckResult {
  return checkResultOf(locateWarnings(shownName(manifest), snapshot, warnings, MAX_SHOWN));
}

function hasSamePaths({ summaries }: Snapshot, other: Snapshot): boolean {
  return (
    summaries.length === other.summaries.length &&
    summaries.every(({ head }, index) => head.path === other.summaries[index]!.head.path)
  );
}

/** Returns the site, unless it was sent already. */
function changedSite(snapshot: Snapshot): { site?: ShownSite } {
  const { sitePart, summaries } = snapshot;
  const listing = listingOf(snapshot);
  const made = summaries.flatMap((page) => listing.madeBy(page)).map((lists) => ({ ...lists.made!, name: '' }));
  const site = {
    site: sitePart.site,
    breadcrumbRoutes: breadcrumbRoutes([...summaries.map(({ head }) => head), ...made]),
  };
  if (sent?.sitePart === sitePart && isDeepStrictEqual(sent.site.breadcrumbRoutes, site.breadcrumbRoutes)) return {};
  sent = { sitePart, site };
  return { site };
}

function route(path: string): Route | undefined {
  if (!shown) return undefined;
  const { summaries, sitePart } = shown;
  const listing = listingOf(shown);
  const own = summaries.findIndex(({ head }) => head.path === path);
  if (own !== -1) return withListing(shown.route(own), listing.of(summaries[own]!), sitePart.site);
  for (const [index, page] of summaries.entries()) {
    const lists = listing.madeBy(page).find(({ made }) => made!.path === path);
    if (lists) return withListing(shown.route(index), lists, sitePart.site);
  }
  return undefined;
}

/** Lists show drafts, too. */
function listingOf(snapshot: Snapshot): Listing {
  const listing = listings.get(snapshot) ?? new Listing(snapshot.sitePart.site, snapshot.summaries);
  listings.set(snapshot, listing);
  return listing;
}

function passes(bytes: Uint8Array): boolean {
  if (!shown) return false;
  try {
    const next = Snapshot.read(bytes, listFiles(publicFolderOf(manifest)), shown);
    if (!isSettled(next)) next.lint(publishedOf(manifest));
    expected = next;
    return true;
  } catch (error) {
    if (error instanceof NeedsWholeCheck) return false;
    throw error;
  }
}

/** Finds positions by parsing the page alone. */
function lookUp<T>(page: string, look: (source: Source, lineOf: Excerpt['lineOf']) => T): T | undefined {
  if (!shown) return undefined;
  const index = shown.summaries.findIndex(({ head }) => head.path === page);
  const { text, lineOf } = new Excerpt(shown, index === -1 ? [] : [index]);
  return look(parse(manifest, text) as Source, lineOf); // each part of it passed the check by itself
}

answerRequests({
  read,
  route,
  passes,
  positions: (page) => lookUp(page, (source, lineOf) => positionsOf(source, page, lineOf)) ?? [],
  position: (target) => lookUp(target.page, (source, lineOf) => positionOfWords(source, target, lineOf)),
} satisfies ReadFunctions);
