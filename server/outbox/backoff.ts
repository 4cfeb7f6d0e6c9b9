/** When a delivery that failed is tried again. */

const FIRST = 30_000;
const LONGEST = 2 * 3_600_000;
/** From the first try on. Most outages are mended within a weekend. */
const GIVE_UP_AFTER = 72 * 3_600_000;
/** Rows that failed together shall not come back together: 15 % earlier or later. */
const JITTER = 0.15;

export interface Attempts {
  attempts: number;
  firstTriedAt: number;
  now: number;
  /** From 0 to 1. */
  random: number;
}

/** The time of the next try; undefined when it is given up. The last try is made right at the end of the patience. */
export function nextAttempt({ attempts, firstTriedAt, now, random }: Attempts): number | undefined {
  const end = firstTriedAt + GIVE_UP_AFTER;
  if (now >= end) return undefined;
  const delay = Math.min(FIRST * 2 ** (attempts - 1), LONGEST) * (1 + JITTER * (2 * random - 1));
  return Math.min(now + Math.round(delay), end);
}
