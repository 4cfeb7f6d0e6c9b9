/** Computes rings of equal distance around a place, in steps of a round number. */
import { geoCircle } from 'd3-geo';
import type { Place } from '../../../../schema/types.ts';
import { DEGREES_PER_RADIAN, EARTH_RADIUS, placePosition, roundStep, travel } from './earth.ts';
import type { Position } from './earth.ts';
import { projectedPath } from './graticule.ts';
import type { Point } from './path.ts';
import { project, projectionOf } from './view.ts';
import type { View } from './view.ts';

export interface DistanceRing {
  kilometres: number;
  path: string;
  /** The position of its label. */
  at: Point;
}

/**
 * Returns three or four rings, the last of which is about `reach` kilometres away. Their labels are in one direction, in
 * degrees from north.
 */
export function ringsAround(view: View, centre: Place, reach: number, bearing: number): DistanceRing[] {
  const step = roundStep(reach / 4);
  return Array.from({ length: Math.round(reach / step) }, (_, index) => {
    const kilometres = (index + 1) * step;
    return {
      kilometres,
      path: ringPath(view, placePosition(centre), kilometres),
      at: project(view, travel(placePosition(centre), bearing, kilometres)),
    };
  });
}

function ringPath(view: View, centre: Position, kilometres: number): string {
  const radius = (kilometres / EARTH_RADIUS) * DEGREES_PER_RADIAN;
  const { coordinates } = geoCircle().center(centre).radius(radius).precision(2)();
  return projectedPath(projectionOf(view), { type: 'LineString', coordinates: coordinates[0]! });
}
