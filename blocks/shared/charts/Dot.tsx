import { short } from './geometry/path.ts';
import type { Point } from './geometry/path.ts';

/** Renders a place on a chart. */
export function Dot({ at: [x, y], radius }: { at: Point; radius: number }) {
  return <circle cx={short(x)} cy={short(y)} r={radius} />;
}
