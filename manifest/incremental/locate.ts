/** Locates findings in an excerpt of a manifest, without parsing the whole. */
import { locate } from '../problems/locate.ts';
import { parse } from '../yaml/parse.ts';
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

/** Locates findings. Of those on routes, all after the first `most` are only counted: they come last, without a position. */
export function locateInParts(
  file: string,
  manifest: SplitManifest,
  findings: Finding[],
  most: number,
): LocatedProblems {
  const inSitePart = findings.filter(({ pointer }) => routeOf(pointer) === undefined);
  const onRoutes = findings
    .filter(({ pointer }) => routeOf(pointer) !== undefined)
    .toSorted((a, b) => routeOf(a.pointer)! - routeOf(b.pointer)!);
  const located = [...inSitePart, ...onRoutes.slice(0, most)];
  const touched = located.flatMap(({ pointer, related }) => [pointer, related?.pointer ?? '']);
  const excerpt = new Excerpt(manifest, new Set(touched.map(routeOf)));
  const source = parse(file, excerpt.text) as Source; // each part of it passed the check by itself
  const numbers = new Map(excerpt.routes.map((index, number) => [index, number]));
  const inExcerpt = (pointer: Pointer) =>
    pointer.replace(ROUTE, (_, index: string) => `/routes/${numbers.get(Number(index))}`);
  const problems = located.map((finding) => ({
    ...locate(moveFinding(finding, inExcerpt), source),
    pointer: finding.pointer,
  }));
  const nowhere: Source = { ...source, value: undefined, locate: () => ({ start: 0, end: 0 }) };
  const counted = onRoutes.slice(most).map((finding) => locate(finding, nowhere));
  return { problems: [...problems.toSorted(byPosition), ...counted], text: excerpt.text, lineOf: excerpt.lineOf };
}

const ROUTE = /^\/routes\/(\d+)/;

function routeOf(pointer: Pointer): number | undefined {
  const [, index] = ROUTE.exec(pointer) ?? [];
  return index === undefined ? undefined : Number(index);
}
