/** Places names beside points so that no name covers another, a point, or the text over the chart. */
import type { Point } from './geometry/path.ts';

export interface Label {
  text: string;
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

/** Left, top, right, bottom. */
export type Box = [left: number, top: number, right: number, bottom: number];

export interface LabelPlan {
  /** The letters' height in units of the drawing. */
  size: number;
  /** The visible part of the drawing. */
  window: Box;
  /** Boxes that no name may overlap. */
  taken: Box[];
  /** Points of lines, which a name may cross if there is no better position. */
  lines: Point[];
  /** The origin of the lines: names are preferably on the other side. */
  origin: Point;
  /** The box around a label, where screens show it in several ways. */
  boxFor?: (label: Label) => Box;
}

/** A letter of the text font is this wide on average, as a share of its height. */
const LETTER = 0.56;
/** The possible positions of a name: a corner or side of the point, the best first. */
const SIDES: [x: number, y: number][] = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, -0.8],
  [-1, -0.8],
  [1, 0.8],
  [-1, 0.8],
];

/** Returns the box around a text, by the average width of a letter. */
export function boxOf({ text, x, y, anchor }: Label, size: number): Box {
  const width = text.length * size * LETTER;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return [left, y - size * 0.8, left + width, y + size * 0.25];
}

/** Returns labels for named points, the most important first; a name for which there is no space is left out. */
export function placeLabels(points: { name: string; at: Point }[], plan: LabelPlan): Label[] {
  const { boxFor = (label) => boxOf(label, plan.size) } = plan;
  const taken = [...plan.taken, ...points.map(({ at: [x, y] }): Box => [x - 4, y - 4, x + 4, y + 4])];
  return points.flatMap(({ name, at }) => {
    const label = bestLabel(name, at, { ...plan, taken, boxFor });
    if (!label) return [];
    taken.push(boxFor(label));
    return [label];
  });
}

function bestLabel(
  text: string,
  at: Point,
  { size, window, taken, lines, origin, boxFor }: Required<LabelPlan>,
): Label | undefined {
  let best: { label: Label; cost: number } | undefined;
  for (const gap of [0.65, 1, 1.4]) {
    for (const [index, side] of SIDES.entries()) {
      const label = beside(text, at, side, { gap: gap * size, size });
      const box = boxFor(label);
      if (!isBoxInside(box, window) || taken.some((other) => boxesOverlap(box, other))) continue;
      const crossings = lines.filter(([x, y]) => boxesOverlap(box, [x, y, x, y])).length;
      const isInward = side[0] !== 0 && side[0] > 0 !== at[0] > origin[0];
      const cost = crossings * 3 + index * 0.5 + gap * 6 + (isInward ? 2 : 0);
      if (!best || cost < best.cost) best = { label, cost };
    }
  }
  return best?.label;
}

function beside(
  text: string,
  [x, y]: Point,
  [right, down]: Point,
  { gap, size }: { gap: number; size: number },
): Label {
  const baseline = down === 0 ? size * 0.3 : down < 0 ? down * gap : down * (gap + size * 0.7);
  return {
    text,
    x: Math.round(x + right * gap * (down === 0 ? 1 : 0.7)),
    y: Math.round(y + baseline),
    anchor: right > 0 ? 'start' : right < 0 ? 'end' : 'middle',
  };
}

/** Returns whether the first box is inside the second. */
export function isBoxInside(
  [left, top, right, bottom]: Box,
  [outerLeft, outerTop, outerRight, outerBottom]: Box,
): boolean {
  return left >= outerLeft && top >= outerTop && right <= outerRight && bottom <= outerBottom;
}

/** Returns whether two boxes overlap. */
export function boxesOverlap(a: Box, b: Box): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}
