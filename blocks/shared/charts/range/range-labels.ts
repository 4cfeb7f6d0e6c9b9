/** Places what is written on a range chart: the hub first, then the other places, then the rings. */
import type { Point } from '../geometry/path.ts';
import { FRAMES } from '../geometry/view.ts';
import { boxOf, placeLabels } from '../labels.ts';
import type { Box, Label } from '../labels.ts';
import type { Range } from './range.ts';
import { labelRings } from './rings.ts';

const { width, height } = FRAMES.range;
const WINDOW: Box = [6, 6, width - 6, height - 6];
/** The height of letters: of names with times, and of the names alone, which a phone shows larger. */
const SIZE = 15.5;
const PHONE_SIZE = 20.5;

export interface NamedPlace {
  /** Its name and the time to it. */
  text: string;
  /** Its name alone, for which there is space more often. */
  name: string;
  at: Point;
}

/** Returns the labels of the hub, of the places, and of the rings, whose texts are given. */
export function labelRange(
  { hub, at, rings }: Range,
  places: NamedPlace[],
  texts: string[],
): Record<'hub' | 'places' | 'rings', Label[]> {
  const short = new Map(places.map(({ text, name }) => [text, name]));
  const boxFor = (label: Label): Box => {
    const phone = boxOf({ ...label, text: short.get(label.text) ?? label.text }, PHONE_SIZE);
    return boxOf(label, SIZE).map((edge, side) => (side < 2 ? Math.min : Math.max)(edge, phone[side]!)) as Box;
  };
  const lines = places.flatMap((place) => pointsBetween(at, place.at));
  const plan = { size: SIZE, window: WINDOW, lines, origin: at, boxFor };
  const dots = [at, ...places.map((place) => place.at)].map(([x, y]): Box => [x - 5, y - 5, x + 5, y + 5]);
  const own = placeLabels([{ name: hub.name, at }], { ...plan, taken: dots.slice(1) });
  const taken = [...dots, ...own.map(boxFor)];
  const timed = placeLabels(
    places.map(({ text, at: point }) => ({ name: text, at: point })),
    { ...plan, taken },
  );
  taken.push(...timed.map(boxFor));
  const others = places.filter((place) => !timed.some(({ text }) => text === place.text));
  const bare = placeLabels(
    others.map(({ name, at: point }) => ({ name, at: point })),
    { ...plan, taken },
  );
  taken.push(...bare.map(boxFor));
  const circles = rings.map(({ radius }, index) => ({ radius, text: texts[index]! }));
  return {
    hub: own,
    places: [...timed, ...bare],
    rings: labelRings(circles, at, { ...plan, size: PHONE_SIZE, taken }),
  };
}

/** Returns points on a line, at most ten units apart. */
function pointsBetween([x, y]: Point, [toX, toY]: Point): Point[] {
  const steps = Math.ceil(Math.hypot(toX - x, toY - y) / 10);
  return Array.from({ length: steps }, (_, step) => [x + ((toX - x) * step) / steps, y + ((toY - y) * step) / steps]);
}
