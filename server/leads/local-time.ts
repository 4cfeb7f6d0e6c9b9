/** Writes and reads times in the time zone of the process (TZ), with the offset, so that no reader has to guess the zone. */

const format = new Intl.DateTimeFormat('sv-SE', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'longOffset',
});

/** Returns a time in milliseconds since 1970 as 2026-11-21T09:17:38+05:30. */
export function localTime(time: number): string {
  const [date, clock, zone = ''] = format.format(time).split(' ');
  return `${date}T${clock}${zone.slice('GMT'.length) || '+00:00'}`;
}

/** Returns when a day such as 2026-11-01 starts, in milliseconds since 1970; undefined if there is no such day. */
export function startOfDay(day: string): number | undefined {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(midnight)) return undefined;
  const time = Date.parse(`${day}T00:00:00${localTime(midnight).slice(-6)}`);
  return localTime(time).slice(0, 10) === day ? time : undefined;
}
