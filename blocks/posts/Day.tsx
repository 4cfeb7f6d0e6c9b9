import { useSiteContext } from '../shared/site-context.ts';

/** Renders a day as the site's language writes it. `day` is year-month-day. */
export function Day({ day }: { day: string }) {
  const { language } = useSiteContext();
  return <time dateTime={day}>{longDay(day, language)}</time>;
}

/** Returns a day in words, such as 12 May 2026. */
function longDay(day: string, language: string): string {
  return new Date(day).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });
}
