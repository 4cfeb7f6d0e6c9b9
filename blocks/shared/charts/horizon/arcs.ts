/** Computes the lines of a chart: arcs that rise over the ground from one place to others. */
import type { Place } from '../../../../schema/types.ts';
import { between, distance, EARTH_RADIUS } from '../geometry/earth.ts';
import type { Point } from '../geometry/path.ts';
import { FRAMES, isBehindEarth, project } from '../geometry/view.ts';
import type { View } from '../geometry/view.ts';

export interface Arc {
  line: Point[];
  /** Some points of the line, which names should not cover. */
  points: Point[];
  /** The same line on the ground. */
  shadow: Point[];
  place: Place;
  /** Whether the line ends at its place, and not at the horizon. */
  isWhole: boolean;
}

/** The height of an arc, as a share of its length; a far one stays low, or it would leave the picture. */
const RISE = { near: 0.1, far: 0.02 };

/** A place is far if it lies this many times as far away as the next nearer one: its line leaves the picture. */
const JUMP = 1.8;

/** Returns the places whose arcs are entirely visible. */
export function nearPlaces(hub: Place, places: Place[]): Place[] {
  const sorted = places.toSorted((a, b) => distance(hub, a) - distance(hub, b));
  const first = sorted.findIndex((place, index) => {
    const nearer = sorted[index - 1];
    return nearer && index >= sorted.length / 2 && distance(hub, place) > JUMP * distance(hub, nearer);
  });
  return first === -1 ? sorted : sorted.slice(0, first);
}

/** Returns the arc from the hub to a place. A far one is low, has no shadow, and ends at the horizon. */
export function arcTo(view: View, hub: Place, place: Place, isFar: boolean): Arc {
  const at = between(hub, place);
  const rise = (distance(hub, place) / EARTH_RADIUS) * (isFar ? RISE.far : RISE.near);
  const steps = isFar ? 40 : 24;
  const line: Point[] = [];
  for (let step = 0; step <= steps; step++) {
    const height = Math.sin((Math.PI * step) / steps) * rise;
    const position = at(step / steps);
    if (isFar && isBehindEarth(view, position, height)) break;
    line.push(project(view, position, height));
  }
  const isWhole = line.length > steps;
  const points = line.filter((_, index) => index % 4 === 0 || index === line.length - 1);
  const shadow = isFar ? [] : Array.from({ length: steps + 1 }, (_, step) => project(view, at(step / steps)));
  return { line, points, shadow, place, isWhole };
}

/** Returns the places whose arcs end inside the drawing, and where. */
export function endsOf(arcs: Arc[]): { name: string; at: Point }[] {
  const { width, height } = FRAMES.horizon;
  return arcs
    .map(({ place, points }) => ({ name: place.name, at: points.at(-1)! }))
    .filter(({ at: [x, y] }) => x > 0 && y > 0 && x < width && y < height);
}
