/** Reads opening hours as a manifest writes them: "Mo-Fr 09:00-12:30, 14:00-18:00". */

/** When it is open on a day, in minutes from its midnight. The end may be past the next midnight. */
export type OpenSpan = [from: number, to: number];

/** Some days of the week, from 0 for Monday, and when it is open on each of them. */
export interface DayHours {
  days: number[];
  spans: OpenSpan[];
}

/** The codes of days in a manifest, which are those of schema.org. */
export const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
/** Minutes. */
export const A_DAY = 24 * 60;
/** The latest time of the morning, in minutes, at which a night may end. */
export const END_OF_NIGHT = 6 * 60;

const DAY = `(?:${DAYS.join('|')})`;
const HOURS = new RegExp(`^(${DAY}(?:[-,]${DAY}){0,6})(?: (.+))?$`);
const TIME = '((?:[01]\\d|2[0-3]):[0-5]\\d)';
const SPAN = new RegExp(`^${TIME}-(${TIME}|24:00)$`);

/** Reads an entry: days alone are open day and night. Returns undefined where it is written in another way. */
export function readHours(text: string): DayHours | undefined {
  const [, days, times] = HOURS.exec(text.trim()) ?? [];
  if (days === undefined) return undefined;
  const spans = times === undefined ? [[0, A_DAY] satisfies OpenSpan] : readSpans(times);
  return spans && { days: daysOf(days), spans };
}

/** Reads the hours of one day: spans with commas between them, or the word closed. Returns undefined for other texts. */
export function readSpans(text: string): OpenSpan[] | undefined {
  if (text.trim() === 'closed') return [];
  const spans = text.split(',').map((part) => {
    const [, from, to] = SPAN.exec(part.trim()) ?? [];
    return from === undefined ? undefined : spanOf(minutesOf(from), minutesOf(to!));
  });
  return spans.every((span) => span !== undefined) ? spans : undefined;
}

/** Returns the spans of each day of the week, in their order, from Monday. */
export function weekOf(entries: string[]): OpenSpan[][] {
  const week: OpenSpan[][] = DAYS.map(() => []);
  for (const { days, spans } of entries.flatMap((entry) => readHours(entry) ?? []))
    for (const day of days) week[day]!.push(...spans);
  return week.map((spans) => spans.toSorted(([a], [b]) => a - b));
}

/** Returns the time of some minutes: 09:00. A day ends at 24:00, and a night after it, in the morning. */
export function timeOf(minutes: number): string {
  const ofDay = minutes > A_DAY ? minutes - A_DAY : minutes;
  return [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

function spanOf(from: number, to: number): OpenSpan {
  return [from, to > from ? to : to + A_DAY];
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return hours! * 60 + minutes!;
}

function daysOf(text: string): number[] {
  return text.split(',').flatMap((part) => {
    const [first, last = first] = part.split('-').map((day) => DAYS.indexOf(day));
    const count = ((last! - first! + 7) % 7) + 1;
    return Array.from({ length: count }, (_, index) => (first! + index) % 7);
  });
}
