/** Times as staff read them: on the clock of India, with the offset, so that no reader has to guess the zone. */

const OFFSET = '+05:30';
const OFFSET_TIME = 330 * 60_000;

/** 2026-11-21T09:17:38+05:30 */
export function localTime(time: number): string {
  return `${new Date(time + OFFSET_TIME).toISOString().slice(0, 19)}${OFFSET}`;
}

/** The start of a day such as 2026-11-01 in India; undefined if there is no such day. */
export function startOfDay(day: string): number | undefined {
  const time = Date.parse(`${day}T00:00:00${OFFSET}`);
  return Number.isNaN(time) || localTime(time).slice(0, 10) !== day ? undefined : time;
}
