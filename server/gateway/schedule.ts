/** When the gateway is asked about a payment, besides whenever an answer of the gateway comes back. */
import type { Payment } from '../store/tables.ts';

const MINUTE = 60_000;
/** Minutes after it was begun. */
const DAY = 24 * 60;
const EARLY = [1, 5, 15, 60];
/** Nobody came back, and the gateway does not know it: most likely nobody paid, and others shall not wait for it. */
const ABANDONED = [...EARLY, 120, 240, 480, 960, DAY];
/** Failed or undecided: each hour, as it may still be captured. */
const HEARD_OF = [...EARLY, ...Array.from({ length: 23 }, (_, index) => (index + 2) * 60)];
/** If the last question found no gateway, it is asked again each hour, but not for ever. */
const LAST = 3 * DAY;

type Asked = Pick<Payment, 'created_at' | 'state'>;

/** Returns the first time, in milliseconds since 1970. */
export const firstCheck = (begun: number): number => begun + EARLY[0]! * MINUTE;

/** Returns when an answer that came back is looked into once more, if it is not paid by then. */
export const checkAfterReturn = (now: number): number => now + MINUTE;

/** Returns the next time after one; 0 where a day has passed. */
export function nextCheck({ created_at: begun, state }: Asked, now: number): number {
  const minutes = (now - begun) / MINUTE;
  const next = (state === 'created' ? ABANDONED : HEARD_OF).find((minute) => minute > minutes);
  return next === undefined ? 0 : begun + next * MINUTE;
}

/** The same where the gateway did not answer: the last question of the day is put until it does. */
export function nextTry(payment: Asked, now: number): number {
  const next = nextCheck(payment, now);
  return next > 0 || now - payment.created_at >= LAST * MINUTE ? next : now + 60 * MINUTE;
}
