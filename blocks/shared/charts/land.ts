/** Draws the land of a view: clips it, simplifies it, and writes it as a path. */
import { geoArea, geoContains } from 'd3-geo';
import type { GeoPermissibleObjects } from 'd3-geo';
import type { Position } from './geometry/earth.ts';
import { outline } from './geometry/path.ts';
import type { Point } from './geometry/path.ts';
import { projectedLines } from './geometry/graticule.ts';
import { simplify } from './geometry/simplify.ts';
import { project, projectionOf } from './geometry/view.ts';
import type { View } from './geometry/view.ts';

/** Areas in square units of the drawing, below which triangles and islands are too small to be visible. */
const DETAIL: Record<View['kind'], { triangle: number; island: number }> = {
  horizon: { triangle: 4, island: 40 },
  plan: { triangle: 0.8, island: 6 },
  range: { triangle: 4, island: 30 },
};

/** The land of a map: each polygon is its outline and its lakes. */
export type Land = Extract<GeoPermissibleObjects, { type: 'MultiPolygon' }>;

/** Steradians. Less than a hectare is too small for any chart. */
const MIN_AREA = 1e-10;
const HALF_THE_GLOBE = 2 * Math.PI;

/** Degrees to the east and to the north: where a view is right at the first try, it stays where it is. */
const NUDGES = [0, 0.001, 0.005, 0.02].flatMap(
  (by): Position[] =>
  by === 0 ? [[0, 0]] : [[by, -by], [by, by], [-by, by], [-by, -by]], // prettier-ignore
);

/** Returns path data for the land in a view. Takes a second for a fine map, so the caller should cache it. */
export function drawLand(view: View, land: Land): string {
  const { triangle } = DETAIL[view.kind];
  const upright = withoutInverted(land);
  return outlinesIn(view, upright)
    .map((points) => outline(simplify(points, triangle)))
    .join('');
}

/**
 * Returns the outlines of land in a view. Where the clipping meets a point of the map just below where it starts, sea comes out
 * as land, which shows at the centre: then the same view from some hundred metres beside is right, in one direction or another.
 */
function outlinesIn(view: View, land: Land): Point[][] {
  const isLand = geoContains(land, view.centre);
  const [longitude, latitude] = view.centre;
  let outlines: Point[][] = [];
  for (const [east, north] of NUDGES) {
    outlines = clip({ ...view, centre: [longitude + east, Math.max(-90, Math.min(90, latitude + north))] }, land);
    if (covers(outlines, project(view, view.centre)) === isLand) break;
  }
  return outlines;
}

function clip(view: View, land: Land): Point[][] {
  const { island } = DETAIL[view.kind];
  return projectedLines(projectionOf(view), land)
    .map(withoutRepeat)
    .filter((points) => Math.abs(areaOf(points)) > island);
}

/** Returns whether outlines have a point inside, by their winding number. */
function covers(outlines: Point[][], [x, y]: Point): boolean {
  let winding = 0;
  for (const one of outlines) {
    for (const [index, [fromX, fromY]] of one.entries()) {
      const [toX, toY] = one[(index + 1) % one.length]!;
      if (fromY > y === toY > y) continue;
      if (fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY) > x) winding += toY > fromY ? 1 : -1;
    }
  }
  return winding !== 0;
}

/**
 * Removes polygons that are inverted. A map rounds its points, so an islet of three points may have become a line, or have
 * the wrong winding order: then its inside is the whole earth except the islet.
 */
function withoutInverted({ coordinates }: Land): Land {
  const isLand = (polygon: Land['coordinates'][number]) => {
    const area = geoArea({ type: 'Polygon', coordinates: polygon });
    return area > MIN_AREA && area < HALF_THE_GLOBE;
  };
  return { type: 'MultiPolygon', coordinates: coordinates.filter(isLand) };
}

function withoutRepeat(points: Point[]): Point[] {
  const [first, last] = [points[0]!, points.at(-1)!];
  return Math.hypot(first[0] - last[0], first[1] - last[1]) < 0.01 ? points.slice(0, -1) : points;
}

function areaOf(points: Point[]): number {
  let sum = 0;
  for (const [index, [x, y]] of points.entries()) {
    const [nextX, nextY] = points[(index + 1) % points.length]!;
    sum += x * nextY - nextX * y;
  }
  return sum / 2;
}
