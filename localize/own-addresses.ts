/** Writes the addresses of a site as they are in another language. */
import { isRecord, recordOf, records } from '../schema/values/tree.ts';
import type { Tree } from '../schema/values/tree.ts';
import type { Addresses } from './addresses.ts';

/** Writes the pages that collections and the search name, and redirects, at their addresses in the language. */
export function withOwnPages({ redirects, ...site }: Tree, { path, endpoint, redirect }: Addresses): Tree {
  const at = (value: unknown) =>
    isRecord(value) && typeof value['page'] === 'string' ? { ...value, page: path(value['page']) } : value;
  const collections = Object.entries(recordOf(site, 'collections')).map(([name, value]) => [name, at(value)]);
  return {
    ...site,
    ...(collections.length > 0 && { collections: Object.fromEntries(collections) as Tree }),
    ...(site['search'] !== undefined && { search: at(site['search']) }),
    ...(redirect && {
      redirects: records({ redirects }, 'redirects').map(({ value }) => ({
        ...value,
        from: redirect(String(value['from'])),
      })),
    }),
    ...(isRecord(site['endpoints']) && { endpoints: endpointsAt(site['endpoints'], endpoint) }),
  };
}

/** Returns the endpoints of a language: each form has its own there, which answers in that language. */
function endpointsAt(endpoints: Tree, at: Addresses['endpoint']): Tree {
  const inLanguage = (field: string, value: unknown) =>
    /url$/i.test(field) && typeof value === 'string' && value.startsWith('/') ? at(value) : value;
  return Object.fromEntries(
    Object.entries(endpoints).map(([name, one]) => [
      name,
      isRecord(one)
        ? Object.fromEntries(Object.entries(one).map(([field, value]) => [field, inLanguage(field, value)]))
        : one,
    ]),
  );
}

interface SiteAddresses {
  url: string;
  paths: ReadonlySet<string>;
  parents: ReadonlyMap<unknown, unknown>;
  addresses: Addresses;
}

/** Returns a page with its addresses in the language: its own, that of the nearest translated parent, and its canonical one. */
export function withAddresses(
  { path, parent: _parent, ...page }: Tree,
  { url, paths, parents, addresses }: SiteAddresses,
): Tree {
  let parent = parents.get(path);
  while (typeof parent === 'string' && !paths.has(parent)) parent = parents.get(parent);
  return {
    path: addresses.path(String(path)),
    ...page,
    ...(isRecord(page['meta']) && { meta: withCanonical(page['meta'], url, addresses) }),
    ...(typeof parent === 'string' && { parent: addresses.path(parent) }),
  };
}

function withCanonical({ canonical, ...meta }: Tree, url: string, { path }: Addresses): Tree {
  if (typeof canonical !== 'string') return meta;
  const isOwn = canonical === url || canonical.startsWith(`${url}/`);
  return { ...meta, canonical: isOwn ? url + path(canonical.slice(url.length) || '/') : canonical };
}
