/** Writes _headers and _redirects for Netlify and Cloudflare Pages. */
import { IMMUTABLE, REVALIDATED } from '../../server/files/files.ts';
import { COMMON_HEADERS, CSP_HEADER, HSTS, UPGRADE_INSECURE, endpointPaths } from '../../server/http/headers.ts';
import { anyPagePolicy } from '../../server/http/policies.ts';
import { mediaType } from '../../server/files/media-types.ts';
import { CARD_FILE, WORKER_FILE } from '../../schema/addresses/own-addresses.ts';
import type { SiteRecord } from '../../server/site-record.ts';
import type { Lookups } from './lookups.ts';

/**
 * Returns _headers. Both hosts send the headers of every rule that matches, so a page has its own policy besides the
 * general one: browsers obey both, and unknown addresses have one, too.
 */
export function headersFile(record: SiteRecord, { pages, policies }: Lookups): string {
  const everywhere = {
    ...COMMON_HEADERS,
    [HSTS.name]: HSTS.value,
    [CSP_HEADER]: anyPagePolicy(record) + UPGRADE_INSECURE,
  };
  const policyLines = new Map(
    Array.from(policies, ([name, policy]) => [name, lines({ [CSP_HEADER]: policy + UPGRADE_INSECURE })]),
  );
  const own = pages.map(({ path, policy }) => `${path}\n${policyLines.get(policy)}`);
  const files = [
    rule('/assets/*', { 'Cache-Control': IMMUTABLE }),
    rule(`/${CARD_FILE}`, { 'Content-Type': mediaType(CARD_FILE) }),
    rule(`/${WORKER_FILE}`, { 'Cache-Control': REVALIDATED }),
  ];
  return [rule('/*', everywhere), ...files, ...own].join('\n');
}

/** Returns _redirects, with a line to complete for each endpoint: these hosts have no server for it. */
export function redirectsFile(record: SiteRecord, { addresses, notFound }: Lookups): string {
  const redirects = addresses.redirects().map(([from, to]) => `${from} ${withoutPlaceholders(to)} 301\n`);
  const hints = endpointPaths(record).map((path) => `# ${path} https://your-server.example${path} 200!\n`);
  // Cloudflare Pages leaves these lines out, and takes the nearest not-found page by itself.
  const unknown = notFound.slice(1).map(({ folder, file }) => `${folder}/* ${file} 404\n`);
  return [...redirects, ...unknown, ...hints].join('');
}

/** After a colon, these hosts would look for a part of the old address. */
function withoutPlaceholders(to: string): string {
  return to.replace(/:(?=[A-Za-z_])/g, '%3A');
}

function rule(path: string, headers: Record<string, string>): string {
  return `${path}\n${lines(headers)}`;
}

function lines(headers: Record<string, string>): string {
  return Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('');
}
