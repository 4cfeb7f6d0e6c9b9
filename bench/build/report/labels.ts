/** The height of a line of text in pixels. */
const LINE = 14;

/** Labels that would overlap; they are placed below each other, as near to their own heights as possible. */
interface Group {
  labels: number[];
  /** Where its first label would lie if each of the others lay a line below the one before. */
  start: number;
}

/** Moves the heights of labels apart, in their order and no further than needed, between the ends where there is space. */
export function spread(heights: number[], top: number, bottom: number): number[] {
  const order = heights.map((_, index) => index).toSorted((a, b) => heights[a]! - heights[b]!);
  const groups: Group[] = [];
  for (const label of order) {
    let group: Group = { labels: [label], start: keepInside(heights[label]!, 1, top, bottom) };
    for (let above = groups.at(-1); above && endOf(above) > group.start; above = groups.at(-1)) {
      groups.pop();
      group = join(above, group, heights);
      group.start = keepInside(group.start, group.labels.length, top, bottom);
    }
    groups.push(group);
  }
  const moved = [...heights];
  for (const { labels, start } of groups)
    for (const [row, label] of labels.entries()) moved[label] = start + row * LINE;
  return moved;
}

function endOf({ labels, start }: Group): number {
  return start + labels.length * LINE;
}

function join(above: Group, below: Group, heights: number[]): Group {
  const labels = [...above.labels, ...below.labels];
  const start = labels.reduce((sum, label, row) => sum + heights[label]! - row * LINE, 0) / labels.length;
  return { labels, start };
}

function keepInside(start: number, labels: number, top: number, bottom: number): number {
  return Math.max(top, Math.min(start, bottom - (labels - 1) * LINE));
}
