import { isRecord, recordOf } from '../../schema/values/tree.ts';
import { defineRule } from './rule.ts';
import { below } from './support/examples.ts';

/** UA-1234-5, G-12AB34, GTM-12AB. */
const GOOGLE_ID = /^(?:UA|GTM?|G|AW)-[A-Z0-9-]+$/;

/** What to do instead of counting with Google. */
export const WITHOUT_COOKIES =
  'Count without cookies: plausible, goatcounter, umami or matomo. "npx waybill explain analytics" says how.';

/** Returns whether a value is the name of a site at Google Analytics. */
export function isGoogle(value: unknown): boolean {
  return typeof value === 'string' && GOOGLE_ID.test(value);
}

const SERVICES = new Set(['plausible', 'goatcounter', 'umami', 'matomo']);

export const rule = defineRule({
  code: 'analytics-service',
  severity: 'error',
  title: 'Page views cannot be counted in this way',
  means: 'The service that is to count page views needs something that is missing, or follows people.',
  why: 'Google Analytics sets cookies, so that the law of many countries asks for consent before it; and a service on a server of your own has an address that nobody else knows.',
  fix: 'Name one of plausible, goatcounter, umami or matomo, with the name of the site there; for a Matomo, write its address as "host".',
  wrong: below(
    '  name: Heron Sailing School',
    `
analytics:
  service: matomo
  site: "1"`,
  ),
  *checkSite(manifest) {
    if (!isRecord(manifest) || !isRecord(manifest['analytics'])) return;
    if (manifest['analytics']['service'] === undefined && isGoogle(manifest['analytics']['site'])) return; // that has a message
    const { service, site, host } = recordOf(manifest, 'analytics');
    if (typeof service === 'string' && !SERVICES.has(service)) return; // that has a message
    if (isGoogle(site))
      yield {
        pointer: '/analytics/site',
        message: `${JSON.stringify(site)} is of Google Analytics, which sets cookies and follows people, so that visitors would have to be asked first.`,
        hint: WITHOUT_COOKIES,
      };
    else if (service === 'matomo' && host === undefined)
      yield {
        pointer: '/analytics',
        message: 'A Matomo is on a server of its own, and its address is missing.',
        hint: 'Write it as host: "https://stats.example.org".',
      };
  },
});
