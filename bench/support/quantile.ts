/** Returns the value below which a share of the others lies; 0.5 is the median. NaN for an empty list. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Returns the median; NaN for an empty list. */
export const median = (values: number[]): number => quantile(values, 0.5);
