import type { Point } from './path.ts';

/**
 * Removes points of a closed line (Visvalingam's algorithm): those whose triangle with their neighbours is smaller than an
 * area, the smallest of each neighbourhood first. The line does not repeat its first point at the end.
 */
export function simplify(points: Point[], area: number): Point[] {
  let kept = points;
  for (;;) {
    const areas = kept.map((_, index) => areaAt(kept, index));
    const next = kept.filter((_, index) => {
      const own = areas[index]!;
      const before = areas.at(index - 1)!;
      const after = areas[(index + 1) % areas.length]!;
      return own >= area || own > before || own >= after;
    });
    if (next.length === kept.length || next.length < 4) return kept;
    kept = next;
  }
}

function areaAt(points: Point[], index: number): number {
  const [ax, ay] = points.at(index - 1)!;
  const [bx, by] = points[index]!;
  const [cx, cy] = points[(index + 1) % points.length]!;
  return Math.abs((ax - bx) * (cy - by) - (cx - bx) * (ay - by)) / 2;
}
