/**
 * Reports page views to the service that a site names, by the interface that it documents: none of its own scripts runs
 * here, no cookie is sent or set, and nothing is reported of visitors who ask not to be tracked.
 */
import { PAGE_SHOWN_EVENT } from '../../schema/addresses/layout-ids.ts';
import type { PageAnalytics } from './analytics.ts';

/** Parts of an address that say where visitors came from. All others are not sent: they may identify a visitor. */
const SOURCE = /^(?:utm_\w+|ref|source)$/;

interface View {
  url: string;
  referrer: string;
  title: string;
}

interface Report {
  query?: Record<string, string>;
  body?: object;
  type?: string;
}

/** What is sent to each service. */
const REPORTS: Record<PageAnalytics['service'], (site: string, view: View) => Report> = {
  plausible: (domain, { url, referrer }) => ({ body: { name: 'pageview', domain, url, referrer }, type: 'text/plain' }),
  goatcounter: (_, { url, referrer, title }) => {
    const { pathname, search } = new URL(url);
    return { query: { p: pathname + search, r: referrer, t: title, rnd: random() } };
  },
  umami: (website, { url, referrer, title }) => {
    const { hostname, pathname, search } = new URL(url);
    const { language } = navigator;
    const payload = { website, hostname, language, referrer, title, url: pathname + search };
    return { body: { type: 'event', payload }, type: 'application/json' };
  },
  matomo: (idsite, { url, referrer, title }) => ({
    query: {
      idsite,
      rec: '1',
      url,
      action_name: title,
      urlref: referrer,
      cookie: '0',
      send_image: '0',
      rand: random(),
    },
  }),
};

const random = () => Math.random().toString(36).slice(2);

/** Counts this page, and from now on each that is shown in its place. */
export function startAnalytics({ service, site, to, siteHost }: PageAnalytics): void {
  const { globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (globalPrivacyControl || navigator.doNotTrack === '1' || location.host !== siteHost) return;
  let referrer = document.referrer;
  const count = () => {
    const url = addressOf(location);
    report(to, REPORTS[service](site, { url, referrer, title: document.title }));
    referrer = url;
  };
  // The title is set after the page is shown.
  document.addEventListener(PAGE_SHOWN_EVENT, () => setTimeout(count, 200));
  count();
}

/** Sends a report; failures are ignored. */
function report(to: string, { query, body, type }: Report): void {
  const address = query ? `${to}?${new URLSearchParams(query)}` : to;
  const options = { keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer' } as const;
  const sending = body
    ? fetch(address, { ...options, method: 'POST', headers: { 'content-type': type! }, body: JSON.stringify(body) })
    : fetch(address, { ...options, mode: 'no-cors' });
  sending.catch(() => {});
}

function addressOf({ origin, pathname, search }: Location): string {
  const source = [...new URLSearchParams(search)].filter(([name]) => SOURCE.test(name));
  return origin + pathname + (source.length > 0 ? `?${new URLSearchParams(source)}` : '');
}
