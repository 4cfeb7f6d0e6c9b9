/** When the gateway is asked about a payment whose buyer did not come back. Minutes after it was begun. */
const MINUTE = 60_000;
const EARLY = [1, 5, 15, 60];
const LAST = 24 * 60;

/** The first time, in milliseconds since 1970. */
export const firstCheck = (begun: number): number => begun + EARLY[0]! * MINUTE;

/** The next time after one; 0 where a day has passed. */
export function nextCheck(begun: number, now: number): number {
  const minutes = (now - begun) / MINUTE;
  if (minutes >= LAST) return 0;
  const early = EARLY.find((minute) => minute > minutes);
  return early === undefined ? Math.min(now + 60 * MINUTE, begun + LAST * MINUTE) : begun + early * MINUTE;
}
