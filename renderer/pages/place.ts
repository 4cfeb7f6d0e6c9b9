/** Fills in {place} in messaging addresses: the place that the page is about. */
import type { SiteWithoutRoutes } from '../../schema/types.ts';

/** What the address of a messaging app has where the place belongs: {place}, as addresses write it. */
const PLACE = '%7Bplace%7D';

/** Returns finished HTML with the name of the page's place at the end of such addresses; without it on other pages. */
export function withPlace(html: string, { messaging, places }: SiteWithoutRoutes, path: string | undefined): string {
  // The last parameter of the address: what is before it may have signs that HTML writes in another way.
  const [parameter] = messaging?.url.match(/[^?&]*%7Bplace%7D/) ?? [];
  if (parameter === undefined) return html;
  const place = Object.values(places).find(({ page }) => page !== undefined && page === path);
  const name = place ? (place.region ?? place.name) : '';
  return html.replaceAll(parameter, () => parameter.replace(PLACE, encodeURIComponent(name)));
}
