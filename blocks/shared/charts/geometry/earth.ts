/** Computes positions and distances on the earth as a sphere: distances are off by 0.5% at most. */
import { geoDistance, geoInterpolate } from 'd3-geo';
import type { Place } from '../../../../schema/types.ts';

/** Longitude and latitude in degrees. */
export type Position = [longitude: number, latitude: number];

/** The mean radius in kilometres (IUGG). */
export const EARTH_RADIUS = 6371.0088;

/** Degrees in a radian. */
export const DEGREE = 180 / Math.PI;

export function positionOf({ longitude, latitude }: Place): Position {
  return [longitude, latitude];
}

/** The great-circle distance in kilometres. */
export function distance(from: Place, to: Place): number {
  return geoDistance(positionOf(from), positionOf(to)) * EARTH_RADIUS;
}

/** Returns a position on the great circle between two places; 0 is the first, 1 the second. */
export function between(from: Place, to: Place): (share: number) => Position {
  return geoInterpolate(positionOf(from), positionOf(to));
}

/** The first of 1, 2, 5, 10, 20, 50 … that is at least as large as a number: steps that people can count in. */
export function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5, 10].map((digit) => digit * power).find((step) => step >= least * 0.999)!;
}

/** Returns the destination from a position in a direction (degrees from north, clockwise) after some kilometres. */
export function travel([longitude, latitude]: Position, bearing: number, kilometres: number): Position {
  const angle = kilometres / EARTH_RADIUS;
  const [start, turn] = [latitude / DEGREE, bearing / DEGREE];
  const end = Math.asin(Math.sin(start) * Math.cos(angle) + Math.cos(start) * Math.sin(angle) * Math.cos(turn));
  const east = Math.atan2(
    Math.sin(turn) * Math.sin(angle) * Math.cos(start),
    Math.cos(angle) - Math.sin(start) * Math.sin(end),
  );
  return [longitude + east * DEGREE, end * DEGREE];
}
