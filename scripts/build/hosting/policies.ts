/** The policies of a site's pages, each once: pages of the same blocks have the same, and it is long. */
import { pagePolicy } from '../../../server/headers.ts';
import type { SiteRecord } from '../../../server/site-record.ts';

export interface NamedPolicies {
  /** Names by the file of a page. */
  names: ReadonlyMap<string, string>;
  /** Policies by name. */
  policies: ReadonlyMap<string, string>;
}

/** Names the policies of all pages: "page-1", "page-2" and so on. */
export function namedPolicies(record: SiteRecord): NamedPolicies {
  const known = new Map<string, string>();
  const names = new Map<string, string>();
  for (const file of Object.values(record.pages)) {
    const policy = pagePolicy(record, file);
    if (!known.has(policy)) known.set(policy, `page-${known.size + 1}`);
    names.set(file, known.get(policy)!);
  }
  return { names, policies: new Map(Array.from(known, ([policy, name]) => [name, policy])) };
}
