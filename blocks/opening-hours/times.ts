/** Writes opening hours in a language. */
import type { OpenSpan } from '../../schema/values/hours/read-hours.ts';
import { A_DAY } from '../../schema/values/hours/read-hours.ts';
import { untilText } from './open-state.ts';

/** Minutes and days are counted from the midnight at the start of this Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const MINUTE = 60_000;
/** A time with as many digits as any. */
const LATE = 22 * 60;

/** Writes a span: 09:00–12:30, or 9:00 am – 12:30 pm. */
export function spanText([from, to]: OpenSpan, language: string): string {
  const { hourCycle } = new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions();
  const hour = hourCycle === 'h23' ? '2-digit' : 'numeric'; // 02:00, but 2:00 am
  const format = new Intl.DateTimeFormat(language, { hour, minute: '2-digit', timeZone: 'UTC' });
  const [start, end] = [MONDAY + from * MINUTE, MONDAY + to * MINUTE];
  // Of two days, a range would name both.
  return to < A_DAY ? format.formatRange(start, end) : `${format.format(start)} – ${format.format(end)}`;
}

/** Returns the name of a day of the week, from 0 for Monday. */
export function dayName(day: number, language: string): string {
  return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(MONDAY + day * A_DAY * MINUTE);
}

/** Returns the days of the week, from 0 for Monday, in the order of a language and its country. */
export function weekDays(language: string): number[] {
  const locale = new Intl.Locale(language) as Intl.Locale & { getWeekInfo(): { firstDay: number } };
  // English without a country is not that of the United States.
  const first = language === 'en' ? 1 : locale.getWeekInfo().firstDay;
  return Array.from({ length: 7 }, (_, index) => (first - 1 + index) % 7);
}

/** Writes a day, or the first and the last of several. */
export function dateText(from: string, until: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return from === until ? format.format(new Date(from)) : format.formatRange(new Date(from), new Date(until));
}

/** Returns the longest text of the line that says whether it is open now; `{time}` in the labels becomes a day and a time. */
export function longestState(labels: Record<'openUntil' | 'closedUntil', string>, language: string): string {
  const lateOn = (day: number) => untilText(MONDAY + day * A_DAY * MINUTE + LATE * MINUTE, language, false);
  const times = weekDays(language).map(lateOn);
  const states = [labels.openUntil, labels.closedUntil].flatMap((label) =>
    times.map((time) => label.replace('{time}', time)),
  );
  return states.toSorted((a, b) => b.length - a.length)[0]!;
}
