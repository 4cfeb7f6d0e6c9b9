/** Says when the gateway is asked about a payment of which no callback arrives. */
import type { Payment } from '../store/tables.ts';

const MINUTE = 60_000;
/** Minutes after it was begun. */
const DAY = 24 * 60;
const EARLY = [1, 5, 15, 60];
/** For orders without a callback that the gateway does not know: most likely abandoned, so asked about less and less. */
const ABANDONED = [...EARLY, 120, 240, 480, 960, DAY];
/** For failed and undecided payments, which may still be captured: each hour. */
const HOURLY = [...EARLY, ...Array.from({ length: 23 }, (_, index) => (index + 2) * 60)];
/** Until when the last question is repeated, each hour, if the gateway does not answer it. */
const LAST = 3 * DAY;

type ScheduledPayment = Pick<Payment, 'created_at' | 'state'>;

/** Returns the first time, in milliseconds since 1970. */
export const firstInquiry = (begun: number): number => begun + EARLY[0]! * MINUTE;

/** Returns when a payment with a new callback is asked about again, unless it is paid by then. */
export const inquiryAfterCallback = (now: number): number => now + MINUTE;

/** Returns the next time, in milliseconds since 1970; 0 after a day. */
export function nextInquiry({ created_at: begun, state }: ScheduledPayment, now: number): number {
  const minutes = (now - begun) / MINUTE;
  const next = (state === 'created' ? ABANDONED : HOURLY).find((minute) => minute > minutes);
  return next === undefined ? 0 : begun + next * MINUTE;
}

/** Returns the next time after a question without an answer: the last one of the day is repeated. */
export function nextRetry(payment: ScheduledPayment, now: number): number {
  const next = nextInquiry(payment, now);
  return next > 0 || now - payment.created_at >= LAST * MINUTE ? next : now + 60 * MINUTE;
}
