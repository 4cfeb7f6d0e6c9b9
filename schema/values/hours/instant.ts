/** Converts dates and times in a time zone to instants. */

/** Milliseconds. */
const A_MINUTE = 60_000;

/** Returns when a day begins in a time zone, or some minutes later by its clocks, in milliseconds since 1970. */
export function instantOf(date: string, timeZone = 'UTC', minutes = 0): number {
  const wanted = Date.parse(date) + minutes * A_MINUTE;
  // Twice, since the first guess may be on the other side of a change to summer time.
  return wanted - offsetAt(wanted - offsetAt(wanted, timeZone), timeZone);
}

/** Returns by how much clocks in a zone are ahead of UTC. */
function offsetAt(instant: number, timeZone: string): number {
  const options = { timeZone, dateStyle: 'short', timeStyle: 'medium' } as const;
  return Date.parse(`${new Date(instant).toLocaleString('sv-SE', options)}Z`) - instant; // 2026-05-12 09:30:00
}

/** Returns the day some days after another, as year-month-day. */
export function dayAfter(date: string, days = 1): string {
  return new Date(Date.parse(date) + days * 24 * 60 * A_MINUTE).toISOString().slice(0, 10);
}
