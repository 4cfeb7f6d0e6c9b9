/** Finds out whether it is open at a moment, and until when that holds. */
import type { OpenSpan } from '../../schema/values/hours/read-hours.ts';

const CLOCK = { timeStyle: 'short' } as const;
const DAY = { weekday: 'long' } as const;

/**
 * Writes a time, with its weekday where that is not today: each by itself, since the two together are in brackets, or in an order
 * of their own, in some languages. UTC, since it is the time of the site's place already.
 */
export function untilText(time: number, language: string, isToday: boolean): string {
  const write = (options: Intl.DateTimeFormatOptions) => new Date(time).toLocaleString(language, { timeZone: 'UTC', ...options }); // prettier-ignore
  return isToday ? write(CLOCK) : `${write(DAY)} ${write(CLOCK)}`;
}

/** Hours of each day of the week from Monday, and those of days (as year-month-day) on which others hold. */
export interface Hours {
  week: OpenSpan[][];
  special: { from: string; lastDay: string; spans: OpenSpan[] }[];
}

/** A day and a time of it, in minutes from midnight. */
export interface Moment {
  date: string;
  minutes: number;
}

/** Whether it is open, and when that ends; without an end, it does not within the next days. */
export interface OpenState {
  isOpen: boolean;
  until?: Moment;
}

/** How many days are looked at. */
const DAYS_AHEAD = 14;
const DAY_MINUTES = 24 * 60;
const WEEK_MINUTES = 7 * DAY_MINUTES;

/** Returns whether it is open at a moment. Hours that end after midnight belong to the day before. */
export function openState(hours: Hours, { date, minutes }: Moment): OpenState {
  const spans: OpenSpan[] = [];
  for (let day = -1; day <= DAYS_AHEAD; day++)
    for (const [from, to] of spansOn(hours, addDays(date, day))) {
      const [start, end] = [from + day * DAY_MINUTES, to + day * DAY_MINUTES];
      const last = spans.at(-1);
      if (last && start <= last[1]) last[1] = Math.max(last[1], end);
      else spans.push([start, end]);
    }
  const now = spans.find(([from, to]) => from <= minutes && minutes < to);
  const change = now ? now[1] : spans.find(([from]) => from > minutes)?.[0];
  if (change === undefined || change - minutes > WEEK_MINUTES) return { isOpen: now !== undefined };
  const until = {
    date: addDays(date, Math.floor(change / DAY_MINUTES)),
    minutes: ((change % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES,
  };
  return { isOpen: now !== undefined, until };
}

function spansOn({ week, special }: Hours, date: string): OpenSpan[] {
  const other = special.find(({ from, lastDay }) => from <= date && date <= lastDay);
  return other ? other.spans : week[weekdayOf(date)]!;
}

/** Returns the day of the week, from 0 for Monday. */
export function weekdayOf(date: string): number {
  return (new Date(date).getUTCDay() + 6) % 7;
}

function addDays(date: string, days: number): string {
  const day = new Date(date);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}
