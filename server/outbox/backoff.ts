/** Schedules the next attempt of a failed delivery. */

const FIRST = 30_000;
const LONGEST = 2 * 3_600_000;
/** Counted from the first attempt. Most outages are fixed within a weekend. */
const GIVE_UP_AFTER = 72 * 3_600_000;
/** Spreads rows that failed together: 15 % earlier or later. */
const JITTER = 0.15;

export interface Attempts {
  attempts: number;
  firstTriedAt: number;
  now: number;
  /** From 0 to 1. */
  random: number;
}

/** Returns the time of the next attempt, or undefined to give up. The last attempt is right at the end of the time. */
export function nextAttempt({ attempts, firstTriedAt, now, random }: Attempts): number | undefined {
  const end = firstTriedAt + GIVE_UP_AFTER;
  if (now >= end) return undefined;
  const delay = Math.min(FIRST * 2 ** (attempts - 1), LONGEST) * (1 + JITTER * (2 * random - 1));
  return Math.min(now + Math.round(delay), end);
}
