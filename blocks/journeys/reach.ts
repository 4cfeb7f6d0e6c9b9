/** Decides which ways of travel suit a journey. */
import type { JourneyWay, Place } from '../../schema/types.ts';
import { distance } from '../shared/charts/geometry/earth.ts';

/** Returns whether a way of travel, by its limits in kilometres, suits the journey between two places. */
export function suits(
  { least = 0, most = Infinity }: Pick<JourneyWay, 'least' | 'most'>,
  [from, to]: [Place, Place],
): boolean {
  const kilometres = distance(from, to);
  return kilometres >= least && kilometres <= most;
}

/** Returns whether two places are the same point; a computed distance is not always 0 then. */
export function isSame([from, to]: [Place, Place]): boolean {
  return from.latitude === to.latitude && from.longitude === to.longitude;
}
