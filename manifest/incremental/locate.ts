/** Locates findings in an excerpt of a manifest, without parsing the whole. */
import { locate } from '../problems/locate.ts';
import { MARK, MARK_START, withoutAccepted } from '../problems/reported/accepted.ts';
import { parse } from '../yaml/parse.ts';
import { piecesOf } from '../yaml/routes/manifest-bytes.ts';
import { bufferOf } from '../yaml/routes/split-routes.ts';
import type { Source } from '../yaml/source.ts';
import { byPosition } from '../problems/problem.ts';
import type { Finding, Problem } from '../problems/problem.ts';
import type { Pointer } from '../../schema/values/pointer.ts';
import type { SplitManifest } from './route-changes.ts';
import { Excerpt } from './excerpt.ts';
import { moveFinding } from './page-summary.ts';

/** Problems with their positions in the text of an excerpt. */
export interface LocatedProblems {
  /** In the order of the file. */
  problems: Problem[];
  text: string;
  /** Returns the number that a line of the text has in the whole. */
  lineOf(line: number): number;
}

/** Locates the warnings about a site, as `locateInParts` does, without those that its author has accepted. */
export function locateWarnings(
  file: string,
  manifest: SplitManifest,
  warnings: Finding[],
  most: number,
): LocatedProblems {
  const comments = acceptancesInBytes(manifest);
  if (comments.length === 0 && warnings.length === 0) return { problems: [], text: '', lineOf: (line) => line };
  const located = locateInParts(file, manifest, warnings, { most, comments });
  return { ...located, problems: withoutAccepted(located.problems, { text: located.text, file }) };
}

/** A comment that accepts warnings with a code, and the route that it is in. */
interface AcceptanceInBytes {
  code: string;
  route: number;
}

function acceptancesInBytes({ bytes, routes }: SplitManifest): AcceptanceInBytes[] {
  const found: AcceptanceInBytes[] = [];
  let offset = 0;
  for (const piece of piecesOf(bytes)) {
    const buffer = bufferOf(piece);
    for (let at = buffer.indexOf(MARK_START); at !== -1; at = buffer.indexOf(MARK_START, at + 1)) {
      const line = buffer.toString('latin1', at, at + MARK.length + 50);
      if (!line.startsWith(MARK)) continue;
      const [code = ''] = /^[a-z-]+/.exec(line.slice(MARK.length)) ?? [];
      const inWhole = offset + at;
      found.push({ code, route: routes.findLastIndex(({ start }) => start <= inWhole) });
    }
    offset += piece.length;
  }
  return found;
}

/**
 * Locates findings. Of those on routes, all after the first `most` are only counted: they come last, without a position.
 * Those that `comments` may accept are located all, and the text holds these comments.
 */
export function locateInParts(
  file: string,
  manifest: SplitManifest,
  findings: Finding[],
  { most, comments = [] }: { most: number; comments?: AcceptanceInBytes[] },
): LocatedProblems {
  const codes = new Set(comments.map(({ code }) => code));
  const inSitePart = findings.filter(({ pointer }) => routeOf(pointer) === undefined);
  const onRoutes = findings
    .filter(({ pointer }) => routeOf(pointer) !== undefined)
    .toSorted((a, b) => routeOf(a.pointer)! - routeOf(b.pointer)!);
  const isLocated = ({ code }: Finding, index: number) => index < most || codes.has(code);
  const located = [...inSitePart, ...onRoutes.filter(isLocated)];
  const touched = located.flatMap(({ pointer, related }) => [pointer, related?.pointer ?? '']);
  const excerpt = new Excerpt(manifest, new Set([...touched.map(routeOf), ...comments.map(({ route }) => route)]));
  const source = parse(file, excerpt.text) as Source; // each part of it passed the check by itself
  const numbers = new Map(excerpt.routes.map((index, number) => [index, number]));
  const inExcerpt = (pointer: Pointer) =>
    pointer.replace(ROUTE, (_, index: string) => `/routes/${numbers.get(Number(index))}`);
  const problems = located.map((finding) => ({
    ...locate(moveFinding(finding, inExcerpt), source),
    pointer: finding.pointer,
  }));
  const nowhere: Source = { ...source, value: undefined, locate: () => ({ start: 0, end: 0 }) };
  const counted = onRoutes
    .filter((finding, index) => !isLocated(finding, index))
    .map((finding) => locate(finding, nowhere));
  return { problems: [...problems.toSorted(byPosition), ...counted], text: excerpt.text, lineOf: excerpt.lineOf };
}

const ROUTE = /^\/routes\/(\d+)/;

function routeOf(pointer: Pointer): number | undefined {
  const [, index] = ROUTE.exec(pointer) ?? [];
  return index === undefined ? undefined : Number(index);
}
