/** Whether a post came from a page of this site. */
import type { IncomingHttpHeaders } from 'node:http';

export type Origin = 'own' | 'foreign' | 'unknown';

/** Browsers say where a post comes from, in one header or the other; programs say nothing. */
export function originOf(headers: IncomingHttpHeaders): Origin {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none' ? 'own' : 'foreign';
  const { origin, host } = headers;
  if (origin === undefined) return 'unknown';
  return URL.parse(origin)?.host === host ? 'own' : 'foreign';
}
