/** Defines the security headers of a site, for this server and for the configurations of other hosts. */
import { SERVER_PATHS, pathsOfEndpoint } from '../../schema/addresses/own-addresses.ts';
import { encodePath } from '../../schema/addresses/web-address.ts';
import type { SiteRecord } from '../site-record.ts';

export type HeaderValues = Record<string, string>;
export const CSP_HEADER = 'Content-Security-Policy';
/** Added to policies except at http://localhost, where a browser would then look for a TLS server. */
export const UPGRADE_INSECURE = '; upgrade-insecure-requests';
export const HSTS = { name: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains; preload' };

/** Browser features that no page of a site uses, so that injected code cannot use them either. */
const UNUSED_FEATURES = `
  accelerometer browsing-topics camera display-capture encrypted-media geolocation gyroscope hid
  magnetometer microphone midi payment publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking
`;

/** The headers of every response, with or without TLS. */
export const COMMON_HEADERS: HeaderValues = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': UNUSED_FEATURES.trim()
    .split(/\s+/)
    .map((feature) => `${feature}=()`)
    .join(', '),
};

/** Returns every path that only our server answers, percent-encoded: of endpoints, and of returns from the gateway. */
export function endpointPaths({ endpoints }: Pick<SiteRecord, 'endpoints'>): string[] {
  const paths = endpoints.flatMap(({ path: url, gateway }) =>
    pathsOfEndpoint({
      url,
      successUrl: gateway?.successPath,
      failureUrl: gateway?.failurePath,
      resultUrl: gateway?.resultPath,
    }).map(({ path }) => encodePath(path)),
  );
  return [...new Set(paths)];
}

/** Returns every path that a proxy passes on to our server. */
export function proxiedPaths(record: Pick<SiteRecord, 'endpoints'>): string[] {
  return [SERVER_PATHS.health, SERVER_PATHS.ready, ...endpointPaths(record)];
}

/** Returns a page's policy for one request. */
export function policyFor({ protocol, hostname }: { protocol: string; hostname: string }, policy: string): string {
  return isLocal(protocol, hostname) ? policy : policy + UPGRADE_INSECURE;
}

/** Returns whether a request came from this machine without TLS, as in a trial of a site. */
export function isLocal(protocol: string, hostname: string): boolean {
  return protocol === 'http' && LOOPBACK.test(hostname);
}

export const LOOPBACK = /^(?:localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
