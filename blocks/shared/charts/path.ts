/** Points in a drawing → path data, as short as it can be written. */

export type Point = [x: number, y: number];

/** A number with one decimal at most, and no sign that a path can do without. */
export function short(value: number, decimals = 1): string {
  const text = String(Number(value.toFixed(decimals))).replace(/^(-?)0\./, '$1.');
  return text === '-0' ? '0' : text;
}

/** A line through points; steps are relative and rounded so that errors do not add up. */
export function line(points: Point[], isClosed = false): string {
  const [[startX, startY] = [0, 0], ...rest] = points.map(([x, y]): Point => [Math.round(x * 10), Math.round(y * 10)]);
  let [x, y] = [startX, startY];
  const steps: number[] = [];
  for (const [nextX, nextY] of rest) {
    if (nextX === x && nextY === y) continue;
    steps.push((nextX - x) / 10, (nextY - y) / 10);
    [x, y] = [nextX, nextY];
  }
  if (steps.length === 0) return '';
  return `M${short(startX / 10)} ${short(startY / 10)}l${joined(steps)}${isClosed ? 'z' : ''}`;
}

/** A smooth curve through points (Catmull–Rom, as cubic Béziers). */
export function curve(points: Point[]): string {
  if (points.length < 2) return '';
  const [[startX, startY] = [0, 0]] = points;
  const steps: number[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const from = points[i]!;
    const to = points[i + 1]!;
    const before = points[i - 1] ?? mirrored(to, from);
    const after = points[i + 2] ?? mirrored(from, to);
    const controls: Point[] = [
      [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6],
      [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6],
      to,
    ];
    for (const [x, y] of controls) steps.push(x - from[0], y - from[1]);
  }
  return `M${short(startX)} ${short(startY)}c${joined(steps)}`;
}

function mirrored([x, y]: Point, [aroundX, aroundY]: Point): Point {
  return [2 * aroundX - x, 2 * aroundY - y];
}

/** A sign or a second point separates numbers as well as a space does. */
function joined(numbers: number[]): string {
  let text = '';
  let hasPoint = false;
  for (const number of numbers) {
    const next = short(number);
    text += text === '' || next.startsWith('-') || (next.startsWith('.') && hasPoint) ? next : ` ${next}`;
    hasPoint = next.includes('.');
  }
  return text;
}
