/** Reads the distances and times that place pages give, and computes what they have to be. */
import type { Route } from '../../../schema/types.ts';
import { airports } from './airports.ts';
import type { Point } from './airports.ts';

/** The mean radius of WGS 84, in km. */
const EARTH = 6371.0088;

/** The great-circle distance in km (haversine). */
export function distance([lat1, lon1]: Point, [lat2, lon2]: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const chord = half(lat1, lat2) + Math.cos(radians(lat1)) * Math.cos(radians(lat2)) * half(lon1, lon2);
  return 2 * EARTH * Math.asin(Math.sqrt(chord));
}

/** The distance between two airports, by code. */
export const between = (from: string, to: string): number => distance(airports[from]!.at, airports[to]!.at);

/** Minutes in the air for a turboprop (450 km/h) and a small jet (750 km/h), with half an hour for start and landing. */
export const flyingTimes = (km: number): number[] => [450, 750].map((speed) => (km / speed + 0.5) * 60);

/** The last part of a place page's path: chennai. */
export const placeOf = ({ path }: Route): string => path.replace('/air-ambulance-services-', '');

/** The code of the airport of a place, by its name. */
export function codeOf(name: string): string {
  const found = Object.entries(airports).find(([, { names }]) => names.includes(name));
  if (!found) throw new Error(`No airport of tests/site/places/airports.ts is called ${name}.`);
  return found[0];
}

/** The figures in whole kilometres in a text. */
export const kilometresIn = (text: string): number[] =>
  [...text.matchAll(/(?<![\d.,])(\d{1,3}(?:,\d{3})*) km\b/g)].map(([, figure]) => Number(figure!.replaceAll(',', '')));

/** The minutes of a time such as 1 h 05, 3 h or 50 min. */
export function minutesOf(time: string): number {
  const [, hours = '0', rest = '0'] = /^(\d+) h(?: (\d\d))?$/.exec(time) ?? [];
  return Number(hours) * 60 + Number(rest) + Number(/^(\d+) min$/.exec(time)?.[1] ?? 0);
}
