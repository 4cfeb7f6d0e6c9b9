/** Makes the structured data of opening hours (schema.org). */
import type { SiteWithoutRoutes } from '../../schema/types.ts';
import { A_DAY, readHours, readSpans, timeOf } from '../../schema/values/hours/read-hours.ts';
import type { OpenSpan } from '../../schema/values/hours/read-hours.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Returns the properties of a business that say when it is open; none where the site names no hours. */
export function openingHours(site: SiteWithoutRoutes): Record<string, unknown> {
  const regular = site.openingHours.flatMap((entry) => {
    const { days, spans } = readHours(entry)!; // the check has read it
    const dayOfWeek = days.map((day) => DAYS[day]);
    return spans.map((span) => ({ '@type': 'OpeningHoursSpecification', dayOfWeek, ...timesOf(span) }));
  });
  const special = site.specialHours.flatMap(({ date, until = date, hours }) => {
    const spans = readSpans(hours)!;
    const days = { '@type': 'OpeningHoursSpecification', validFrom: date, validThrough: until };
    // Search engines take the same time twice for a closed day.
    return spans.length === 0
      ? { ...days, opens: '00:00', closes: '00:00' }
      : spans.map((span) => ({ ...days, ...timesOf(span) }));
  });
  return {
    ...(regular.length > 0 && { openingHoursSpecification: regular }),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  };
}

/** A day ends a minute before midnight, which would be its start. */
function timesOf([from, to]: OpenSpan): { opens: string; closes: string } {
  return { opens: timeOf(from), closes: to === A_DAY ? '23:59' : timeOf(to) };
}
