/** Schedules the inquiries about a payment. */
import type { Payment } from '../store/tables.ts';

const MINUTE = 60_000;
/** In minutes, like the times below. */
const DAY = 24 * 60;
const EARLY = [1, 5, 15, 60];
/** Inquiries about orders that the gateway does not know: most likely abandoned, so less and less often. */
const ABANDONED = [...EARLY, 120, 240, 480, 960, DAY];
/** Inquiries about failed and undecided payments, which may still be captured: each hour. */
const HOURLY = [...EARLY, ...Array.from({ length: 23 }, (_, index) => (index + 2) * 60)];
/** The age until which the last inquiry is repeated, each hour, if the gateway does not answer it. */
const LAST = 3 * DAY;

type ScheduledPayment = Pick<Payment, 'created_at' | 'state'>;

/** Returns when the first inquiry is due, in milliseconds since 1970. */
export const firstInquiry = (begun: number): number => begun + EARLY[0]! * MINUTE;

/** Returns when the inquiry after a callback is due, unless the payment is paid by then. */
export const inquiryAfterCallback = (now: number): number => now + MINUTE;

/** Returns when the next inquiry is due, in milliseconds since 1970; 0 after a day. */
export function nextInquiry({ created_at: begun, state }: ScheduledPayment, now: number): number {
  const minutes = (now - begun) / MINUTE;
  const next = (state === 'created' ? ABANDONED : HOURLY).find((minute) => minute > minutes);
  return next === undefined ? 0 : begun + next * MINUTE;
}

/** Returns when an inquiry without an answer is repeated: the last one of the day may be repeated several times. */
export function nextRetry(payment: ScheduledPayment, now: number): number {
  const next = nextInquiry(payment, now);
  return next > 0 || now - payment.created_at >= LAST * MINUTE ? next : now + 60 * MINUTE;
}
