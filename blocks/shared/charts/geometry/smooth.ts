/** Fits few cubic Bézier curves to a smooth line of many points. */
import { joined, short } from './path.ts';
import type { Point } from './path.ts';

/** The maximal distance between a curve and the line, in units of the drawing. */
const TOLERANCE = 0.8;
/** The parameters of a curve at which the distance is measured. */
const SHARES = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];

/** A curve: where it starts, its two handles, and where it ends. */
type Bezier = [Point, Point, Point, Point];

/** Returns the path data of a line without corners, whose points are close together. */
export function smooth(points: Point[]): string {
  const line = points.filter((point, index) => index === 0 || length(point, points[index - 1]!) > 0.01);
  if (line.length < 2) return '';
  const [startX, startY] = line[0]!.map(rounded) as Point;
  let [x, y] = [startX, startY];
  const steps: number[] = [];
  for (const [, ...others] of fit(line, 0, line.length - 1)) {
    const places = others.map((point) => point.map(rounded) as Point);
    for (const [nextX, nextY] of places) steps.push(nextX - x, nextY - y);
    [x, y] = places[2]!;
  }
  return `M${short(startX)} ${short(startY)}c${joined(steps)}`;
}

/** Returns the curves for a stretch of a line: one, or, if that is too far from the line, those of its halves. */
function fit(line: Point[], first: number, last: number): Bezier[] {
  const stretch = line.slice(first, last + 1);
  const handle = stretch.reduce((sum, point, index) => sum + length(point, stretch[index - 1] ?? point), 0) / 3;
  const [start, end] = [line[first]!, line[last]!];
  const curve: Bezier = [
    start,
    along(start, tangent(line, first), handle),
    along(end, tangent(line, last), -handle),
    end,
  ];
  if (last - first === 1 || SHARES.every((share) => gap(pointOf(curve, share), stretch) <= TOLERANCE)) return [curve];
  const middle = (first + last) >> 1;
  return [...fit(line, first, middle), ...fit(line, middle, last)];
}

/** Returns the tangent of a line at one of its points: that of the parabola through it and its neighbours. */
function tangent(line: Point[], index: number): Point {
  const at = Math.min(Math.max(index, 1), line.length - 2);
  if (at < 1) return unit(minus(line[1]!, line[0]!));
  const [before, here, after] = [line[at - 1]!, line[at]!, line[at + 1]!];
  const [left, right] = [length(before, here), length(here, after)];
  const [back, on] = [slope(before, here), slope(here, after)];
  const own: Point = [0, 1].map((axis) => (back[axis]! * right + on[axis]! * left) / (left + right)) as Point;
  if (index === at) return unit(own);
  const edge = index < at ? back : on;
  return unit([2 * edge[0] - own[0], 2 * edge[1] - own[1]]);
}

/** Returns the distance of a point from a line. */
function gap(point: Point, line: Point[]): number {
  return Math.min(...line.slice(1).map((to, index) => gapTo(point, line[index]!, to)));
}

function gapTo(point: Point, from: Point, to: Point): number {
  const [dx, dy] = minus(to, from);
  const [px, py] = minus(point, from);
  const share = Math.min(1, Math.max(0, (px * dx + py * dy) / (dx * dx + dy * dy)));
  return Math.hypot(px - share * dx, py - share * dy);
}

function pointOf([a, b, c, d]: Bezier, share: number): Point {
  const remainder = 1 - share;
  const weights = [remainder ** 3, 3 * remainder ** 2 * share, 3 * remainder * share ** 2, share ** 3] as const;
  const on = (axis: 0 | 1) => a[axis] * weights[0] + b[axis] * weights[1] + c[axis] * weights[2] + d[axis] * weights[3];
  return [on(0), on(1)];
}

const rounded = (value: number) => Math.round(value * 10) / 10;
const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
const length = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);
const unit = ([x, y]: Point): Point => [x / Math.hypot(x, y), y / Math.hypot(x, y)];
const slope = (from: Point, to: Point): Point => minus(to, from).map((part) => part / length(from, to)) as Point;
const along = ([x, y]: Point, [dx, dy]: Point, far: number): Point => [x + dx * far, y + dy * far];
