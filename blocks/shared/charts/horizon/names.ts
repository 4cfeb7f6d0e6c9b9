/** Lays out the names of a chart, for each screen width. */
import type { Place } from '../../../../schema/types.ts';
import { endsOf } from './arcs.ts';
import type { Arc } from './arcs.ts';
import { placePosition } from '../geometry/earth.ts';
import type { Point } from '../geometry/path.ts';
import { anchorOf, FRAMES, project } from '../geometry/view.ts';
import type { View } from '../geometry/view.ts';
import { boxOf, isBoxInside, boxesOverlap, placeLabels } from '../labels.ts';
import type { Box, Label } from '../labels.ts';

/** How the chart appears at a screen width: the visible part, the size of text, and the number of names. */
interface Screen {
  name: 'wide' | 'medium' | 'small';
  size: number;
  hubSize: number;
  names: number;
  window: Box;
  /** The area that the page's heading covers. */
  heading?: Box;
}

const { width, anchor } = FRAMES.horizon;

/** For words on the left. */
const SCREENS: Screen[] = [
  { name: 'wide', size: 13.5, hubSize: 19, names: 60, window: [130, 95, 1340, 700], heading: [0, 440, 740, 900] },
  { name: 'medium', size: 16, hubSize: 20, names: 9, window: [395, 95, 1385, 545] },
  { name: 'small', size: 21, hubSize: 25, names: 5, window: [700, 195, 1310, 545] },
];

/** Returns how a chart appears at each screen width: words that start at the right have the hub on their left. */
export function screensOf(view: View): Screen[] {
  if (anchorOf(view)[0] === anchor[0]) return SCREENS;
  const mirrored = ([left, top, right, bottom]: Box): Box => [width - right, top, width - left, bottom];
  return SCREENS.map(({ window, heading, ...screen }) => ({
    ...screen,
    window: mirrored(window),
    ...(heading && { heading: mirrored(heading) }),
  }));
}

/** A name that the page's heading may cover on low screens; chart.scss hides it there, by its class. */
export type NameLabel = Label & { coveredBy?: 'deep' | 'side' | 'south' };
/** The height in the drawing below which a name is "deep" or "south". */
const DEPTH = { wide: 300, small: 455 };

/** The names for one width of screen. */
export interface ScreenNames extends Pick<Screen, 'name' | 'size' | 'hubSize'> {
  from: Label;
  labels: NameLabel[];
}

/** Returns the names of a chart, laid out for each screen width. */
export function layOutNames(view: View, hub: Place, arcs: Arc[], taken: Box[]): ScreenNames[] {
  const hubAt = project(view, placePosition(hub));
  const lines = arcs.flatMap(({ points }) => points.flatMap((point, index) => midpoints(point, points[index + 1])));
  const points = endsOf(arcs);
  return screensOf(view).map(({ name, size, hubSize, names, window, heading }) => {
    const from = nameHub(hub.name, hubAt, arcs, { hubSize, window });
    const obstacles: Box[] = [
      boxOf(from, hubSize * 1.1),
      [hubAt[0] - 12, hubAt[1] - 12, hubAt[0] + 12, hubAt[1] + 12],
      ...taken,
      ...(heading ? [heading] : []),
    ];
    const labels = placeLabels(points, { size, window, taken: obstacles, lines, origin: hubAt })
      .slice(0, names)
      .map((label): NameLabel => {
        const [left, , right, bottom] = boxOf(label, size);
        if (name === 'small' && bottom > DEPTH.small) return { ...label, coveredBy: 'south' };
        if (!heading || left >= heading[2] || right <= heading[0]) return label;
        return { ...label, coveredBy: bottom > DEPTH.wide ? 'deep' : 'side' };
      });
    return { name, size, hubSize, from, labels };
  });
}

/** Returns the label of the hub: below it to the left, or at another corner if a place is there. */
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
    return isBoxInside(box, window) && !dots.some((dot) => boxesOverlap(box, dot));
  };
  return corners.find(isFree) ?? corners[0]!;
}

function midpoints([x, y]: Point, next: Point | undefined): Point[] {
  if (!next) return [[x, y]];
  return [0, 0.25, 0.5, 0.75].map((share): Point => [x + (next[0] - x) * share, y + (next[1] - y) * share]);
}
