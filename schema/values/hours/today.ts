/** Reads and chooses the day for which a site is checked and built. */
import { readDay } from './calendar.ts';
import { UsageError } from '../../errors.ts';

/** Set by the option --date, and by anyone who builds the same site again. */
const DAY_VARIABLE = 'WAYBILL_DATE';

/** Returns the day as year-month-day: the one that was chosen, or the present day in UTC, so that all machines agree. Throws UsageError. */
export function today(): string {
  const chosen = process.env[DAY_VARIABLE];
  return chosen ? dayOf(chosen, DAY_VARIABLE) : new Date().toISOString().slice(0, 10);
}

/** Chooses the day for this process and its threads. Throws UsageError. */
export function chooseDay(text: string): void {
  process.env[DAY_VARIABLE] = dayOf(text, '--date');
}

function dayOf(text: string, source: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(text) && readDay(text)[0] === text) return text;
  throw new UsageError(`${source} takes a day as year-month-day, such as 2026-12-01; it got ${JSON.stringify(text)}.`);
}
