const LINE = 14;

/** Moves the heights of labels apart, in their order, and keeps them between the ends where there is room. */
export function spread(heights: number[], top: number, bottom: number): number[] {
  const order = heights.map((_, index) => index).toSorted((a, b) => heights[a]! - heights[b]!);
  const moved = [...heights];
  let next = top;
  for (const index of order) {
    moved[index] = Math.max(moved[index]!, next);
    next = moved[index] + LINE;
  }
  let last = bottom;
  for (const index of order.toReversed()) {
    moved[index] = Math.min(moved[index]!, last);
    last = moved[index] - LINE;
  }
  return moved;
}
