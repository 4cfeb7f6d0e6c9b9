/** Prepares the lookups that the configurations of all hosts have in common. */
import { encodePath } from '../../schema/addresses/web-address.ts';
import { Addresses } from '../../server/http/addresses.ts';
import { mostBytes, takesFiles } from '../../server/endpoints/reading/form-limits.ts';
import { proxiedPaths } from '../../server/http/headers.ts';
import { pagePolicy } from '../../server/http/policies.ts';
import { NOT_FOUND_FILE } from '../../schema/addresses/own-addresses.ts';
import type { SiteRecord } from '../../server/site-record.ts';

/** What a server looks up for a request. All texts are safe to write into a configuration. */
export interface Lookups {
  /** The site's host, and the same with its port where the manifest names one. */
  hostname: string;
  host: string;
  addresses: Addresses;
  pages: readonly PageFile[];
  /** Policies by name. */
  policies: ReadonlyMap<string, string>;
  /** The not-found pages: the site's own, then those of its other languages, each below the folder of its pages. */
  notFound: readonly NotFoundPage[];
  /** The paths that our server answers. */
  proxied: readonly string[];
  /** The bytes that a form with files may hold, by the path of its endpoint. */
  uploads: ReadonlyMap<string, number>;
}

export interface PageFile {
  path: string;
  /** From the root, with its slash. */
  file: string;
  /** The name of its policy: it is long, and pages of the same blocks share it. */
  policy: string;
}

export interface NotFoundPage {
  /** Such as /hi; empty for the site's own language. */
  folder: string;
  /** From the root, with its slash. */
  file: string;
  policy: string;
}

/** Returns the lookups of a site; policies are named "page-1", "page-2" and so on. */
export function lookupsOf(record: SiteRecord): Lookups {
  const names = new Map<string, string>();
  const pages = Object.entries(record.pages).map(([path, file]): PageFile => {
    const policy = pagePolicy(record, file);
    if (!names.has(policy)) names.set(policy, `page-${names.size + 1}`);
    return { path: encodePath(path), file: encodePath(`/${file}`), policy: names.get(policy)! };
  });
  const policies = new Map(Array.from(names, ([policy, name]) => [name, policy]));
  const { host, hostname } = new URL(record.url);
  return {
    host,
    hostname,
    addresses: new Addresses(record),
    pages,
    policies,
    notFound: ['', ...Object.keys(record.languages ?? {}).map((language) => `/${language}`)].map((folder) => {
      const file = `${folder}/${NOT_FOUND_FILE}`;
      return { folder, file, policy: pagePolicy(record, file.slice(1)) };
    }),
    proxied: proxiedPaths(record),
    uploads: new Map(record.endpoints.filter(takesFiles).map((one) => [encodePath(one.path), mostBytes(one)])),
  };
}

/** Returns the pattern of all addresses below a folder. */
export const below = (folder: string) => `~^${folder}(?:/|$)`;

/** Quotes a string, as nginx and Caddy read it. */
export function quoted(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}
