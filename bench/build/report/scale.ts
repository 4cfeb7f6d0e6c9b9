/** A logarithmic axis: the pixel of a value, and the labelled values. */
export interface Scale {
  at: (value: number) => number;
  ticks: number[];
}

const STEPS = [-3, -2, -1, 0, 1, 2, 3, 4, 5].flatMap((power) => [1, 2, 5].map((step) => step * 10 ** power));
/** With more ticks than this, only the powers of ten are named. */
const CROWDED = 8;

/** Returns an axis between two pixels that includes all values. Its ends are round numbers. */
export function logScale(values: number[], from: number, to: number): Scale {
  const low = STEPS.findLast((step) => step <= Math.min(...values)) ?? STEPS[0]!;
  const high = STEPS.find((step) => step >= Math.max(...values) && step > low) ?? STEPS.at(-1)!;
  const at = (value: number) => from + ((to - from) * Math.log(value / low)) / Math.log(high / low);
  const inside = STEPS.filter((step) => step >= low && step <= high);
  const ticks = inside.length > CROWDED ? inside.filter((step) => Number.isInteger(Math.log10(step))) : inside;
  return { at, ticks };
}
