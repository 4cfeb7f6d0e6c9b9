/** Defines the Content-Security-Policies of a site. */
import { encodeOrigin } from '../../schema/addresses/web-address.ts';
import { gateway } from '../payments/gateways.ts';
import type { InlineHashes, SiteRecord } from '../site-record.ts';

/** The part of a site's record that determines its Content-Security-Policies. */
export type PolicyFacts = Pick<
  SiteRecord,
  'imageHosts' | 'formOrigins' | 'analyticsOrigin' | 'paysAtGateway' | 'inline'
> & {
  /** The origins that payments lead to, where they are known: another host's settings are not. */
  gatewayOrigins?: string[] | undefined;
};

/** The name of the policy in blocks/shared/trust.ts, the only one that may turn text into HTML. */
const TRUSTED_TYPES = 'waybill';
/** For every file that is not a page: an SVG that is opened directly may have styles, and may load or run nothing. */
export const FILE_POLICY =
  "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For the service worker, which requests only pages of its own site. */
export const WORKER_POLICY =
  "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Returns the Content-Security-Policy of a page, by its file in the built folder. */
export function pagePolicy(facts: PolicyFacts, file: string): string {
  const { styles, scripts, sources = {} }: InlineHashes = facts.inline[file] ?? { styles: [], scripts: [] };
  const cached = policies.get(facts) ?? new Map<string, string>();
  policies.set(facts, cached);
  const key = [...styles, ...scripts, ...Object.entries(sources).flat(2)].join(' ');
  const policy = cached.get(key) ?? policyWith(facts, quoted(styles), quoted(scripts), sources);
  cached.set(key, policy);
  return policy;
}

/** Cached, as many pages have the same styles, and so the same policy. */
const policies = new WeakMap<PolicyFacts, Map<string, string>>();

/**
 * Returns the policy for hosts that cannot distinguish pages. Where they can, the page's own policy holds as well, as
 * browsers obey both. It allows all inline styles, since no hash fits all pages.
 */
export function anyPagePolicy(facts: PolicyFacts): string {
  const scripts = new Set<string>();
  const sources: Record<string, string[]> = {};
  for (const page of Object.values(facts.inline)) {
    for (const script of page.scripts) scripts.add(script);
    for (const [directive, all] of Object.entries(page.sources ?? {}))
      sources[directive] = [...new Set([...(sources[directive] ?? []), ...all])].toSorted();
  }
  return policyWith(facts, ["'unsafe-inline'"], quoted([...scripts]), sources);
}

function policyWith(
  facts: PolicyFacts,
  styles: string[],
  scripts: string[],
  sources: Record<string, string[]>,
): string {
  const pictures = facts.imageHosts.map((host) => `https://${encodeOrigin(host)}`);
  const webOrigins = facts.formOrigins.filter((origin) => origin !== 'mailto:').map(encodeOrigin);
  const formOrigins = [...webOrigins, ...(facts.formOrigins.includes('mailto:') ? ['mailto:'] : [])];
  const analyticsOrigins = facts.analyticsOrigin === undefined ? [] : [encodeOrigin(facts.analyticsOrigin)];
  const gatewayOrigins = facts.gatewayOrigins ?? (facts.paysAtGateway ? gateway.origins : []);
  const directives = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts],
    ['style-src', ...(styles.length > 0 ? styles : ["'none'"])],
    ['img-src', "'self'", ...pictures],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...new Set([...webOrigins, ...analyticsOrigins])],
    ...Object.entries(sources).map(([directive, all]) => [directive, ...all]),
    ['manifest-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'", ...formOrigins, ...gatewayOrigins],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', TRUSTED_TYPES],
  ];
  return directives.map((words) => words.join(' ')).join('; ');
}

const quoted = (hashes: string[]) => hashes.map((hash) => `'${hash}'`);
