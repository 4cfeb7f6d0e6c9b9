/** Schedules the next attempt of a failed delivery. */

/** Milliseconds between the first two attempts, and between two attempts at most. */
const FIRST = 30_000;
const MAX_DELAY = 2 * 3_600_000;
/** Milliseconds from the first attempt: most outages are fixed within a weekend. */
const GIVE_UP_AFTER = 72 * 3_600_000;
/** Attempts are up to 15 % earlier or later, to spread rows that failed together. */
const JITTER = 0.15;

export interface Attempts {
  attempts: number;
  firstTriedAt: number;
  now: number;
  /** From 0 to 1. */
  random: number;
}

/** Returns the time of the next attempt, or undefined to give up. The last attempt is when the time ends. */
export function nextAttempt({ attempts, firstTriedAt, now, random }: Attempts): number | undefined {
  const end = firstTriedAt + GIVE_UP_AFTER;
  if (now >= end) return undefined;
  const delay = Math.min(FIRST * 2 ** (attempts - 1), MAX_DELAY) * (1 + JITTER * (2 * random - 1));
  return Math.min(now + Math.round(delay), end);
}
