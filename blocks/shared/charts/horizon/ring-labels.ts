/** Places the distances of a chart's rings where they can be read on every screen. */
import type { Place } from '../../../../schema/types.ts';
import { placePosition, travel } from '../geometry/earth.ts';
import { boxOf, isBoxInside, boxesOverlap } from '../labels.ts';
import type { Box, Label } from '../labels.ts';
import type { DistanceRing } from '../geometry/rings.ts';
import { endsOf } from './arcs.ts';
import type { Arc } from './arcs.ts';
import { nameHub, screensOf } from './names.ts';
import { project } from '../geometry/view.ts';
import type { View } from '../geometry/view.ts';

/** The number of rings with a label: those of outer rings would be in the way of the names. */
const LABELLED_RINGS = 2;
/** Directions of a label in degrees from north, the best first. */
const BEARINGS = [214, 200, 176, 150, 130, 115, 100, 85, 70, 50, 30];

/** Returns the labels of the inner rings; one for which there is no space is left out. */
export function placeRingLabels(
  view: View,
  hub: Place,
  {
    rings,
    arcs,
    size,
  }: { rings: { kilometres: DistanceRing['kilometres']; text: string }[]; arcs: Arc[]; size: number },
): Label[] {
  const screens = screensOf(view).filter(({ name }) => name !== 'small');
  const at = project(view, placePosition(hub));
  const taken: Box[] = [
    ...screens.map((screen) => boxOf(nameHub(hub.name, at, arcs, screen), screen.hubSize * 1.1)),
    // The page's heading is higher on low screens.
    ...screens.flatMap(({ heading }): Box[] => (heading ? [[heading[0], 0, heading[2], heading[3]]] : [])),
    ...endsOf(arcs).map(({ at: [x, y] }): Box => [x - 4, y - 4, x + 4, y + 4]),
  ];
  return rings.slice(0, LABELLED_RINGS).flatMap(({ kilometres, text }) => {
    const label = BEARINGS.map((bearing): Label => {
      const [x, y] = project(view, travel(placePosition(hub), bearing, kilometres));
      return { text, x: Math.round(x), y: Math.round(y + 4), anchor: 'middle' };
    }).find((one) => {
      const box = boxOf(one, size);
      return (
        screens.every(({ window }) => isBoxInside(box, window)) && !taken.some((other) => boxesOverlap(box, other))
      );
    });
    if (!label) return [];
    taken.push(boxOf(label, size));
    return [label];
  });
}
