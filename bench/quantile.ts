/** The value below which a share of the others lies; 0.5 is the median. Of nothing, it is not a number. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export const median = (values: number[]): number => quantile(values, 0.5);
