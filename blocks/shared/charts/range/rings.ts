/** Computes the rings of a range chart, and where they are labelled. */
import type { Travel } from '../../../../schema/types.ts';
import { roundStep } from '../geometry/earth.ts';
import type { Point } from '../geometry/path.ts';
import { boxOf, isBoxInside, boxesOverlap } from '../labels.ts';
import type { Label, LabelPlan } from '../labels.ts';

export interface TimeRing {
  kilometres: number;
  /** How long a journey to it takes; undefined where the site has no speeds. */
  minutes: number | undefined;
}

/** Minutes between two rings. */
const STEPS = [5, 10, 15, 30, 60, 120, 180, 360, 720, 1440];
/** The most rings: the outermost may be nearer than the farthest place by a fifth of a step. */
const MAX_RINGS = 4.2;
/** The same of bands, which a list beside them explains. */
const MAX_BANDS = 5;
/** Directions of a label in degrees from north, the best first. */
const BEARINGS = Array.from({ length: 24 }, (_, index) => (225 + index * 15) % 360);

/** Returns rings up to about the farthest place: of time at the first of the site's speeds, or of distance without them. */
export function ringsTo(farthest: number, travel: Partial<Travel> = {}, most = MAX_RINGS): TimeRing[] {
  const { speeds: [first] = [], allowance = 0 } = travel;
  if (!first)
    return multiples(roundStep(farthest / 4), farthest).map((kilometres) => ({ kilometres, minutes: undefined }));
  const longest = (farthest / first.speed) * 60 + allowance;
  const step = STEPS.find((minutes) => longest <= minutes * most) ?? roundStep(longest / 4);
  return multiples(step, longest)
    .map((minutes) => ({ kilometres: ((minutes - allowance) / 60) * first.speed, minutes }))
    .filter(({ kilometres }) => kilometres > 0);
}

/** Returns the rings around bands that hold most of the places, the last of which is this far away. */
export const bandsTo = (farthest: number, travel?: Partial<Travel>): TimeRing[] => ringsTo(farthest, travel, MAX_BANDS);

const multiples = (step: number, longest: number): number[] =>
  Array.from({ length: Math.max(1, Math.round(longest / step)) }, (_, index) => (index + 1) * step);

/** Returns the label of each circle around a point, where it covers no other and few lines; one without space is left out. */
export function labelRings(circles: { text: string; radius: number }[], [x, y]: Point, plan: LabelPlan): Label[] {
  const { size, window, lines } = plan;
  const taken = [...plan.taken];
  return circles.flatMap(({ text, radius }) => {
    const free = BEARINGS.map((degrees): Label => {
      const turn = (degrees * Math.PI) / 180;
      const at = [x + radius * Math.sin(turn), y - radius * Math.cos(turn) + size * 0.3].map(Math.round) as Point;
      return { text, x: at[0], y: at[1], anchor: 'middle' };
    }).filter((label) => {
      const box = boxOf(label, size);
      return isBoxInside(box, window) && !taken.some((other) => boxesOverlap(box, other));
    });
    const crossed = (label: Label) => lines.filter(([a, b]) => boxesOverlap(boxOf(label, size), [a, b, a, b])).length;
    const [best] = free.toSorted((a, b) => crossed(a) - crossed(b));
    if (!best) return [];
    taken.push(boxOf(best, size));
    return [best];
  });
}
