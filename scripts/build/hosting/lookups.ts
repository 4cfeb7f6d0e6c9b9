/** What every host looks up for a request, worked out once for all of them. */
import { Addresses } from '../../../server/addresses.ts';
import { pagePolicy } from '../../../server/headers.ts';
import type { SiteRecord } from '../../../server/site-record.ts';

export interface Lookups {
  addresses: Addresses;
  /** Names of policies by the file of a page. Pages of the same blocks have the same policy, and it is long. */
  names: ReadonlyMap<string, string>;
  /** Policies by name. */
  policies: ReadonlyMap<string, string>;
}

/** Policies are named "page-1", "page-2" and so on. */
export function lookupsOf(record: SiteRecord): Lookups {
  const known = new Map<string, string>();
  const names = new Map<string, string>();
  for (const file of Object.values(record.pages)) {
    const policy = pagePolicy(record, file);
    if (!known.has(policy)) known.set(policy, `page-${known.size + 1}`);
    names.set(file, known.get(policy)!);
  }
  const policies = new Map(Array.from(known, ([policy, name]) => [name, policy]));
  return { addresses: new Addresses(record), names, policies };
}
