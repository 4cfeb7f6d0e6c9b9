/** Lays out a range: a place, lines to others, and rings around it that are as far away in time or distance. */
import type { ArcChart, Place } from '../../../../schema/types.ts';
import { placesOf } from '../atlas.ts';
import type { Atlas } from '../atlas.ts';
import { distance, EARTH_RADIUS, placePosition } from '../geometry/earth.ts';
import type { Point } from '../geometry/path.ts';
import { project, rangeView } from '../geometry/view.ts';
import type { View } from '../geometry/view.ts';
import { bandsTo, ringsTo } from './rings.ts';
import type { TimeRing } from './rings.ts';

export interface Range {
  view: View;
  hub: Place;
  /** The point of the hub, in units of the drawing. */
  at: Point;
  /** The places around it, and their points. */
  ends: { place: Place; at: Point }[];
  rings: (TimeRing & { radius: number })[];
  /** The lines from the hub to the places, as path data. */
  lines: string;
}

/** Returns the layout of a range chart; with bands, there are more rings. */
export function rangeOf(atlas: Atlas, { from, to }: Pick<ArcChart, 'from' | 'to'>, hasBands = false): Range {
  const [hub, ...places] = placesOf(atlas, [from, ...to]) as [Place, ...Place[]];
  const view = rangeView(hub, places);
  const at = project(view, placePosition(hub)).map(Math.round) as Point;
  const ends = places.map((place) => ({ place, at: project(view, placePosition(place)).map(Math.round) as Point }));
  const farthest = Math.max(...places.map((place) => distance(hub, place)));
  const rings = (hasBands ? bandsTo : ringsTo)(farthest, atlas.travel);
  return {
    view,
    hub,
    at,
    ends,
    rings: rings.map((ring) => ({ ...ring, radius: Math.round((ring.kilometres / EARTH_RADIUS) * view.scale) })),
    lines: ends.map((end) => `M${at.join(' ')}L${end.at.join(' ')}`).join(''),
  };
}
