/** Decides by the day of a build what becomes of the site's announcement; a script in the pages knows the hour. */
import { today } from '../../schema/values/hours/today.ts';
import type { DatedAnnouncement } from '../../renderer/layout/HeaderWithAnnouncement.tsx';
import type { SiteWithoutRoutes } from '../../schema/types.ts';
import { dayAfter } from '../../schema/values/hours/instant.ts';

/** Days after the last one until it has ended everywhere: the day of a build is that of UTC. */
const EVERYWHERE = 2;

/** Returns the announcement of a day; undefined where there is none, or it is over. */
export function announcementOn(
  { announcement }: Pick<SiteWithoutRoutes, 'announcement'>,
  day = today(),
): DatedAnnouncement | undefined {
  if (!announcement) return undefined;
  const { from, until } = announcement;
  if (until !== undefined && day >= dayAfter(until, EVERYWHERE)) return undefined;
  return from !== undefined && day < from ? { ...announcement, isComing: true } : announcement;
}

/** Returns a site with this announcement in place of its own. */
export function withAnnouncement<S extends SiteWithoutRoutes>(site: S, announcement: DatedAnnouncement | undefined) {
  const { announcement: _own, ...others } = site;
  return announcement ? { ...others, announcement } : others;
}

/** Returns the days from which on pages are others because of the announcement. */
export function announcementDays({ announcement }: Pick<SiteWithoutRoutes, 'announcement'>): { publish: string }[] {
  const { from, until } = announcement ?? {};
  return [from, until && dayAfter(until, EVERYWHERE)].flatMap((day) => (day === undefined ? [] : { publish: day }));
}
