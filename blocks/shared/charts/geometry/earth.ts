/** Computes positions and distances on the earth as a sphere: distances are off by 0.5% at most. */
import { geoDistance, geoInterpolate } from 'd3-geo';
import type { Place } from '../../../../schema/types.ts';

/** Longitude and latitude in degrees. */
export type Position = [longitude: number, latitude: number];

/** The mean radius in kilometres (IUGG). */
export const EARTH_RADIUS = 6371.0088;

export const DEGREES_PER_RADIAN = 180 / Math.PI;

/** Returns the position of a place. */
export function placePosition({ longitude, latitude }: Place): Position {
  return [longitude, latitude];
}

/** Returns the great-circle distance in kilometres. */
export function distance(from: Place, to: Place): number {
  return geoDistance(placePosition(from), placePosition(to)) * EARTH_RADIUS;
}

/** Returns a function that interpolates on the great circle between two places, from 0 to 1. */
export function between(from: Place, to: Place): (share: number) => Position {
  return geoInterpolate(placePosition(from), placePosition(to));
}

/** Returns the first of 1, 2, 5, 10, 20, 50 … that is not less than a number. */
export function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5, 10].map((digit) => digit * power).find((step) => step >= least * 0.999)!;
}

/** Returns the destination from a position in a direction (degrees from north, clockwise) after some kilometres. */
export function travel([longitude, latitude]: Position, bearing: number, kilometres: number): Position {
  const angle = kilometres / EARTH_RADIUS;
  const [start, turn] = [latitude / DEGREES_PER_RADIAN, bearing / DEGREES_PER_RADIAN];
  const end = Math.asin(Math.sin(start) * Math.cos(angle) + Math.cos(start) * Math.sin(angle) * Math.cos(turn));
  const east = Math.atan2(
    Math.sin(turn) * Math.sin(angle) * Math.cos(start),
    Math.cos(angle) - Math.sin(start) * Math.sin(end),
  );
  return [longitude + east * DEGREES_PER_RADIAN, end * DEGREES_PER_RADIAN];
}
