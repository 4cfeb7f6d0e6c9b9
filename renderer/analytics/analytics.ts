/** Defines how a site's page views are counted: the settings that pages hold for the script that counts. */
import type { Analytics, SiteWithoutRoutes } from '../../schema/types.ts';

export interface PageAnalytics {
  service: Analytics['service'];
  /** The name of the site there. */
  site: string;
  /** The address that page views are reported to. */
  to: string;
  /** The host of the site: nothing is counted elsewhere, such as on a preview. */
  siteHost: string;
}

/** The origin of each service for a site, and the path of its interface there. A Matomo is always somebody's own. */
const SERVICES: Record<Analytics['service'], { origin(site: string): string; path: string }> = {
  plausible: { origin: () => 'https://plausible.io', path: '/api/event' },
  goatcounter: { origin: (site) => `https://${site}.goatcounter.com`, path: '/count' },
  umami: { origin: () => 'https://cloud.umami.is', path: '/api/send' },
  matomo: { origin: () => '', path: '/matomo.php' },
};

/** Returns how page views are counted; undefined where they are not. */
export function analyticsOf({
  analytics,
  url,
}: Pick<SiteWithoutRoutes, 'analytics' | 'url'>): PageAnalytics | undefined {
  if (!analytics) return undefined;
  const { service, site, host } = analytics;
  const { origin, path } = SERVICES[service];
  return { service, site, to: (host ?? origin(site)) + path, siteHost: new URL(url).host };
}
