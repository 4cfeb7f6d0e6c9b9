/** Reads the distances and times that place pages give. */
import type { Route } from '../../../schema/types.ts';
import { pagePassages } from '../../../scripts/words/passages.ts';
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

/** The plain lines of a page. */
export const linesOf = (route: Route): string[] => pagePassages(route).flatMap(({ lines }) => lines);

/** A figure in whole kilometres where a page states it. */
export interface Figure {
  page: string;
  km: number;
  /** The airports that the sentence is about, by code; the same twice where it names no other. */
  from: string;
  to: string;
  /** The flying times behind it, in minutes. */
  times: number[];
  line: string;
}

const named = Object.entries(airports).flatMap(([code, { names }]) => [code, ...names].map((name) => ({ name, code })));
const NAMES = new RegExp(`(?<![\\w-])(?:${named.map(({ name }) => name).join('|')})(?!\\w)`, 'g');
const codesIn = (text: string): string[] =>
  [...text.matchAll(NAMES)].map(([name]) => named.find((one) => one.name === name)!.code);

/** Every figure in whole kilometres. A line such as "From Salalah:" says where those of the next lines start. */
export function kilometresOf(route: Route): Figure[] {
  const page = placeOf(route);
  let start = Object.keys(airports).find((code) => airports[code]!.page === page)!;
  return linesOf(route).flatMap((line): Figure[] => {
    const [, from, place] = /^(?:From (.+?)(?:, .*)?:|(.+) to)$/.exec(line) ?? [];
    start = codesIn(from ?? place ?? '')[0] ?? start;
    return [...line.matchAll(/(?<![\d.,])(\d{1,3}(?:,\d{3})*) km\b/g)].map(({ 0: whole, 1: figure, index }) => ({
      page,
      km: Number(figure!.replace(',', '')),
      ...endsOf(line, index, start),
      times: timesIn(line.slice(index + whole.length).split(/\d km\b/)[0]!),
      line,
    }));
  });
}

/** The two places named last before a figure, if its sentence leads from one to the other; else the start and the last. */
function endsOf(line: string, index: number, start: string): { from: string; to: string } {
  const before = line.slice(0, index);
  const sentence = before.slice(before.search(/[^.?]*$/));
  const [to, from] = [...new Set(codesIn(sentence).toReversed())];
  if (to && from && /\bto\b/.test(sentence)) return { from, to };
  const others = [...codesIn(before).toReversed(), ...codesIn(line.slice(index))];
  return { from: start, to: others.find((code) => code !== start) ?? start };
}

function timesIn(text: string): number[] {
  return [...text.matchAll(/(\d+) h (\d\d) min/g)].map(([, hours, minutes]) => Number(hours) * 60 + Number(minutes));
}
