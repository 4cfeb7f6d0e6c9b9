/** Writes points of a drawing as SVG path data, as short as possible. */

export type Point = [x: number, y: number];

/** Formats a number with at most one decimal, in as few characters as a path allows. */
export function short(value: number): string {
  const text = String(Number(value.toFixed(1))).replace(/^(-?)0\./, '$1.');
  return text === '-0' ? '0' : text;
}

/** Returns the path data of a closed line through points, in whole units. Steps are relative; errors do not add up. */
export function outline(points: Point[]): string {
  const [[startX, startY] = [0, 0], ...others] = points.map((point) => point.map(Math.round) as Point);
  let [x, y] = [startX, startY];
  const steps: number[] = [];
  for (const [nextX, nextY] of others) {
    if (nextX === x && nextY === y) continue;
    steps.push(nextX - x, nextY - y);
    [x, y] = [nextX, nextY];
  }
  if (steps.length === 0) return '';
  return `M${short(startX)} ${short(startY)}l${joined(steps)}z`;
}

/** Joins numbers, with a space only where no minus sign or second decimal point separates them. */
export function joined(numbers: number[]): string {
  let text = '';
  let hasPoint = false;
  for (const number of numbers) {
    const next = short(number);
    text += text === '' || next.startsWith('-') || (next.startsWith('.') && hasPoint) ? next : ` ${next}`;
    hasPoint = next.includes('.');
  }
  return text;
}
