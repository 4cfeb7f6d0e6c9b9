/** Finds out whether a request came from a page of this site. */
import type { IncomingHttpHeaders } from 'node:http';

export type Origin = 'own' | 'foreign' | 'unknown';

/** Returns where a request came from, by Sec-Fetch-Site or Origin; "unknown" for a program, which sends neither. */
export function originOf(headers: IncomingHttpHeaders): Origin {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none' ? 'own' : 'foreign';
  const { origin, host } = headers;
  if (origin === undefined) return 'unknown';
  return URL.parse(origin)?.host === host ? 'own' : 'foreign';
}
