/** The lines of a flight chart: arcs that rise over the ground, dots where they end, and the names beside them. */
import type { Place } from '../../../schema/types.ts';
import { between, distance, EARTH_RADIUS, positionOf } from './geometry/earth.ts';
import { boxOf, isInside, overlap, placeLabels } from './labels.ts';
import type { Box, Label } from './labels.ts';
import type { Point } from './geometry/path.ts';
import { FRAMES, horizonView, isHidden, project } from './geometry/view.ts';
import type { View } from './geometry/view.ts';

export interface Arc {
  line: Point[];
  /** A few points of it, which names keep away from. */
  points: Point[];
  /** The same line on the ground. */
  shadow: Point[];
  place: Place;
  /** Whether it ends at its place, not beyond the horizon or the edge. */
  isWhole: boolean;
}

/** How the chart appears at a screen width: the visible part, the size of text, and the number of names. */
interface Screen {
  name: 'wide' | 'medium' | 'small';
  size: number;
  hubSize: number;
  names: number;
  window: Box;
  /** The area of the page's heading. */
  words?: Box;
}

export const SCREENS: Screen[] = [
  { name: 'wide', size: 13.5, hubSize: 19, names: 60, window: [130, 95, 1340, 700], words: [0, 440, 740, 900] },
  { name: 'medium', size: 16, hubSize: 20, names: 9, window: [395, 95, 1385, 545] },
  { name: 'small', size: 21, hubSize: 25, names: 5, window: [700, 195, 1310, 545] },
];

/** The height of an arc, as a share of its length; a far one stays low, or it would leave the picture. */
const RISE = { near: 0.1, far: 0.02 };

/** A place is far if it lies this many times as far away as the next nearer one: its line leaves the picture. */
const JUMP = 1.8;

/** Returns the places whose arcs are entirely visible. */
export function nearPlaces(hub: Place, places: Place[]): Place[] {
  const sorted = places.toSorted((a, b) => distance(hub, a) - distance(hub, b));
  const first = sorted.findIndex((place, index) => {
    const nearer = sorted[index - 1];
    return nearer && index >= sorted.length / 2 && distance(hub, place) > JUMP * distance(hub, nearer);
  });
  return first === -1 ? sorted : sorted.slice(0, first);
}

/** Returns the view that shows a hub and its near places. */
export function viewOf(hub: Place, places: Place[]): View {
  return horizonView(hub, nearPlaces(hub, places));
}

/** Returns the arc from the hub to a place. */
export function arcTo(view: View, hub: Place, place: Place, isFar: boolean): Arc {
  const at = between(hub, place);
  const rise = (distance(hub, place) / EARTH_RADIUS) * (isFar ? RISE.far : RISE.near);
  const steps = isFar ? 40 : 24;
  const line: Point[] = [];
  for (let step = 0; step <= steps; step++) {
    const height = Math.sin((Math.PI * step) / steps) * rise;
    const position = at(step / steps);
    if (isFar && isHidden(view, position, height)) break;
    line.push(project(view, position, height));
  }
  const isWhole = line.length > steps;
  const points = line.filter((_, index) => index % 4 === 0 || index === line.length - 1);
  const shadow = isFar ? [] : Array.from({ length: steps + 1 }, (_, step) => project(view, at(step / steps)));
  return { line, points, shadow, place, isWhole };
}

/** A name near the page's words, which reach up to it on low screens: "deep" sooner than "west"; "south" on phones. */
export type NameLabel = Label & { reach?: 'deep' | 'west' | 'south' };
/** From here on down, names are reached sooner. */
const DEPTH = { wide: 300, small: 455 };

/** The names for one width of screen. */
export interface ScreenNames {
  name: Screen['name'];
  size: number;
  hubSize: number;
  from: Label;
  labels: NameLabel[];
}

/** Returns the ends of arcs inside the drawing. */
export function endsOf(arcs: Arc[]): { name: string; at: Point }[] {
  const { width, height } = FRAMES.horizon;
  return arcs
    .map(({ place, points }) => ({ name: place.name, at: points.at(-1)! }))
    .filter(({ at: [x, y] }) => x > 0 && y > 0 && x < width && y < height);
}

/** Returns the names of a chart, laid out for each screen width. */
export function layOutNames(view: View, hub: Place, arcs: Arc[], taken: Box[]): ScreenNames[] {
  const hubAt = project(view, positionOf(hub));
  const lines = arcs.flatMap(({ points }) => points.flatMap((point, index) => midpoints(point, points[index + 1])));
  const points = endsOf(arcs);
  return SCREENS.map(({ name, size, hubSize, names, window, words }) => {
    const from = nameHub(hub.name, hubAt, arcs, { hubSize, window });
    const obstacles: Box[] = [
      boxOf(from, hubSize * 1.1),
      [hubAt[0] - 12, hubAt[1] - 12, hubAt[0] + 12, hubAt[1] + 12],
      ...taken,
      ...(words ? [words] : []),
    ];
    const labels = placeLabels(points, { size, window, taken: obstacles, lines, origin: hubAt })
      .slice(0, names)
      .map((label): NameLabel => {
        const [left, , , bottom] = boxOf(label, size);
        if (name === 'small' && bottom > DEPTH.small) return { ...label, reach: 'south' };
        return words && left < words[2] ? { ...label, reach: bottom > DEPTH.wide ? 'deep' : 'west' } : label;
      });
    return { name, size, hubSize, from, labels };
  });
}

/** Returns the hub's name, below to the left, or in another corner if a place is there. */
export function nameHub(
  text: string,
  [x, y]: Point,
  arcs: Arc[],
  { hubSize, window }: Pick<Screen, 'hubSize' | 'window'>,
): Label {
  const dots = endsOf(arcs).map(({ at }): Box => [at[0] - 4, at[1] - 4, at[0] + 4, at[1] + 4]);
  const corners = [1, -0.5, 1.8, -1.3]
    .map((lines) => lines * hubSize)
    .flatMap((down): Label[] => [
      { text, x: Math.round(x - 16), y: Math.round(y + down), anchor: 'end' },
      { text, x: Math.round(x + 16), y: Math.round(y + down), anchor: 'start' },
    ]);
  const isFree = (label: Label) => {
    const box = boxOf(label, hubSize * 1.1);
    return isInside(box, window) && !dots.some((dot) => overlap(box, dot));
  };
  return corners.find(isFree) ?? corners[0]!;
}

function midpoints([x, y]: Point, next: Point | undefined): Point[] {
  if (!next) return [[x, y]];
  return [0, 0.25, 0.5, 0.75].map((share): Point => [x + (next[0] - x) * share, y + (next[1] - y) * share]);
}
