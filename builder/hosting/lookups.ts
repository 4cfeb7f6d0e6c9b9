/** What every host looks up for a request, worked out once for all of them. */
import { encodePath, originFault } from '../../schema/addresses/web-address.ts';
import { Addresses } from '../../server/http/addresses.ts';
import { pagePolicy, proxiedPaths } from '../../server/http/headers.ts';
import type { SiteRecord } from '../../server/site-record.ts';

/** Every text here fits into a configuration as it is: no character of a manifest has a meaning there. */
export interface Lookups {
  /** The site's host, and the same with its port where the manifest names one. */
  hostname: string;
  host: string;
  addresses: Addresses;
  pages: readonly PageFile[];
  /** Policies by name. */
  policies: ReadonlyMap<string, string>;
  /** The paths that our server answers. */
  calls: readonly string[];
}

export interface PageFile {
  path: string;
  /** From the root, with its slash. */
  file: string;
  /** The name of its policy. Pages of the same blocks have the same one, and it is long. */
  policy: string;
}

/** Policies are named "page-1", "page-2" and so on. Throws where the site's address is none. */
export function lookupsOf(record: SiteRecord): Lookups {
  const known = new Map<string, string>();
  const pages = Object.entries(record.pages).map(([path, file]): PageFile => {
    const policy = pagePolicy(record, file);
    if (!known.has(policy)) known.set(policy, `page-${known.size + 1}`);
    return { path: encodePath(path), file: encodePath(`/${file}`), policy: known.get(policy)! };
  });
  const policies = new Map(Array.from(known, ([policy, name]) => [name, policy]));
  if (originFault(record.url)) throw new Error(`${JSON.stringify(record.url)} is not the address of a site.`);
  const { host, hostname } = new URL(record.url);
  return {
    host,
    hostname,
    addresses: new Addresses(record),
    pages,
    policies,
    calls: proxiedPaths(record),
  };
}
