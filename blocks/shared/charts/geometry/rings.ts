/** Computes rings of equal distance around a place, in round steps. */
import type { Place } from '../../../../schema/types.ts';
import { positionOf, roundStep, travel } from './earth.ts';
import { ringOf } from './graticule.ts';
import type { Point } from './path.ts';
import { project } from './view.ts';
import type { View } from './view.ts';

export interface Ring {
  kilometres: number;
  path: string;
  /** The position of its figure. */
  at: Point;
}

/** As many rings as reach a distance, three or four, each with its figure in some direction (degrees from north). */
export function ringsRound(view: View, centre: Place, reach: number, bearings: number[]): Ring[] {
  const step = roundStep(reach / 4);
  return Array.from({ length: Math.round(reach / step) }, (_, index) => {
    const kilometres = (index + 1) * step;
    const bearing = bearings[index % bearings.length]!;
    return {
      kilometres,
      path: ringOf(view, positionOf(centre), kilometres),
      at: project(view, travel(positionOf(centre), bearing, kilometres)),
    };
  });
}
