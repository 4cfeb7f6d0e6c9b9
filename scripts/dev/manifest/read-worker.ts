/** The thread that keeps a snapshot of a manifest and reads only what has changed: see preview.ts. */
import { isDeepStrictEqual } from 'node:util';
import { workerData } from 'node:worker_threads';
import { listFiles, publicFolderOf, publishedOf, shownName } from '../../../manifest/manifest.ts';
import { Snapshot } from '../../../manifest/incremental/snapshot.ts';
import { Excerpt } from '../../../manifest/incremental/excerpt.ts';
import { locateInParts } from '../../../manifest/incremental/locate.ts';
import { NeedsWholeCheck } from '../../../manifest/incremental/not-incremental.ts';
import { parse } from '../../../manifest/yaml/parse.ts';
import type { Source } from '../../../manifest/yaml/parse.ts';
import { MAX_SHOWN } from '../../../manifest/problems/print.ts';
import type { Finding } from '../../../manifest/problems/problem.ts';
import type { Route } from '../../../schema/types.ts';
import { checkResultOf } from '../problems.ts';
import type { CheckResult } from '../problems.ts';
import { ManifestFile } from './manifest-file.ts';
import { positionOfWords, blockPositionsOf } from './block-positions.ts';
import type { BlockPosition, PositionHandlers } from './block-positions.ts';
import { stepsOf } from '../../../builder/pages/crumbs.ts';
import type { ShownSite } from './shown-site.ts';
import { handleCalls, reportProgress } from './thread.ts';

/**
 * What reading the file found. `site` is set if it has changed, `result` if the rules for the whole site have run.
 * Invalid is also a manifest that cannot be split into routes: only a full check can read it.
 */
export type Reading =
  | { kind: 'unchanged' }
  | { kind: 'valid'; site?: ShownSite; result?: CheckResult }
  | { kind: 'invalid'; site?: ShownSite; isLarge: boolean };

/** `fast`: right after a save. `settled`: after some quiet, with what was postponed. `force`: other files have changed. */
export type ReadMode = 'fast' | 'settled' | 'force';

/** The functions of this thread. */
export interface ReadHandlers extends PositionHandlers {
  read(mode: ReadMode): Reading;
  /** Returns a page of the shown site. */
  route(path: string): Route | undefined;
}

/** Shorter work shows no progress, in milliseconds. */
const LONG = 1000;
/** A full check of a manifest of more bytes takes a while. */
const LARGE = 4_000_000;

const { manifest } = workerData as { manifest: string };
const file = new ManifestFile(manifest);

/** The last snapshot that is valid as a whole, and the shown one, whose pages are each valid. */
let valid: Snapshot | undefined;
let shown: Snapshot | undefined;
/** The snapshot whose whole-site rules were postponed until there is quiet. */
let pending: Snapshot | undefined;
let warnings: Finding[] = [];
let published: ReturnType<typeof publishedOf>;
let reported: { frame: object; site: ShownSite } | undefined;

function read(mode: ReadMode): Reading {
  if (mode === 'fast' && file.isUnchanged) return { kind: 'unchanged' };
  try {
    if (file.read([valid?.bytes, shown?.bytes, pending?.bytes]) || mode === 'force')
      return accept(readSnapshot(), mode);
    return mode === 'settled' && pending ? settle(pending) : { kind: 'unchanged' };
  } catch (error) {
    if (error instanceof NeedsWholeCheck) return { kind: 'invalid', isLarge: isLarge() };
    throw error;
  }
}

function isLarge(): boolean {
  return (file.bytes?.length ?? 0) > LARGE;
}

function readSnapshot(): Snapshot {
  pending = undefined;
  if (!file.bytes) throw new NeedsWholeCheck();
  const started = Date.now();
  return Snapshot.read(file.bytes, listFiles(publicFolderOf(manifest)), shown, (done, all) => {
    if (Date.now() - started > LONG) reportProgress(`Reading page ${done} of ${all}…`);
  });
}

/** A page that changed is shown before the rules that compare it with others run, if the paths are the same. */
function accept(snapshot: Snapshot, mode: ReadMode): Reading {
  const list = publishedOf(manifest);
  // Other files count besides the manifest: a picture may be a different one under the same name.
  const isLinted = mode !== 'force' && valid && snapshot.isJudgedAs(valid) && isDeepStrictEqual(list, published);
  published = list;
  const canWait = mode === 'fast' && (isLinted ? warnings.length > 0 : shown && hasSamePaths(snapshot, shown));
  if (isLinted) valid = snapshot;
  // A file that is being written may be truncated.
  const isShort = mode === 'fast' && shown && snapshot.facts.length < shown.facts.length;
  if (!canWait && !isShort) return settle(snapshot);
  pending = snapshot;
  if (isShort) return { kind: 'unchanged' };
  shown = snapshot;
  return { kind: 'valid', ...siteIfChanged(snapshot) };
}

/**
 * Runs the rules for the whole site, unless the snapshot is known to be valid. Throws NeedsWholeCheck on an error, unless
 * the shown site has to be reverted.
 */
function settle(snapshot: Snapshot): Reading {
  pending = undefined;
  try {
    if (snapshot !== valid) warnings = snapshot.judge({ published });
  } catch (error) {
    if (!(error instanceof NeedsWholeCheck) || snapshot !== shown || !valid) throw error;
    shown = valid;
    return { kind: 'invalid', ...siteIfChanged(valid), isLarge: isLarge() };
  }
  valid = shown = snapshot;
  return { kind: 'valid', ...siteIfChanged(snapshot), result: resultOf(snapshot) };
}

function resultOf(snapshot: Snapshot): CheckResult {
  if (warnings.length === 0) return { problems: [], printed: '' };
  return checkResultOf(locateInParts(shownName(manifest), snapshot, warnings, MAX_SHOWN));
}

function hasSamePaths({ facts }: Snapshot, other: Snapshot): boolean {
  return (
    facts.length === other.facts.length && facts.every(({ head }, index) => head.path === other.facts[index]!.head.path)
  );
}

/** Returns the site, unless it was reported already. */
function siteIfChanged({ frame, facts }: Snapshot): { site?: ShownSite } {
  const site = { frame: frame.site, steps: stepsOf(facts.map(({ head }) => head)) };
  if (reported?.frame === frame && isDeepStrictEqual(reported.site.steps, site.steps)) return {};
  reported = { frame, site };
  return { site };
}

function route(path: string): Route | undefined {
  const index = shown?.facts.findIndex(({ head }) => head.path === path) ?? -1;
  return index === -1 ? undefined : shown!.route(index);
}

/** Looks up positions in an excerpt that contains only one page. */
function lookUp<T>(page: string, look: (source: Source, lineOf: Excerpt['lineOf']) => T): T | undefined {
  if (!shown) return undefined;
  const index = shown.facts.findIndex(({ head }) => head.path === page);
  const { text, lineOf } = new Excerpt(shown, index === -1 ? [] : [index]);
  return look(parse(manifest, text) as Source, lineOf); // each part of it is valid
}

handleCalls({
  read,
  route,
  blockPositions: (page) =>
    lookUp(page, (source, lineOf) =>
      blockPositionsOf(source, page).map((position) => ({ ...position, line: lineOf(position.line) })),
    ) ?? [],
  positionOfWords: (target) =>
    lookUp(target.page, (source, lineOf): BlockPosition | undefined => {
      const position = positionOfWords(source, target);
      return position && { ...position, line: lineOf(position.line) };
    }),
} satisfies ReadHandlers);
