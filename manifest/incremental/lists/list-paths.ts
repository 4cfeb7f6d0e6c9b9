/** Finds the addresses of the pages and files that the build makes besides those of the routes, in a manifest that may be invalid. */
import { CARD_FILE } from '../../../schema/addresses/own-addresses.ts';
import { feedPath, listPath } from '../../../schema/addresses/list-addresses.ts';
import { isRecord, recordOf, records } from '../../../schema/values/tree.ts';
import type { Tree } from '../../../schema/values/tree.ts';
import { isHeld } from './held.ts';

const PER_PAGE = 12; // the schema's default

/** Returns the pages that lists make, each with the name of its collection. */
export function listPagesOf(manifest: unknown): Map<string, string> {
  const pages = new Map<string, string>();
  for (const [name, collection, entries] of collectionsIn(manifest)) {
    const { page, perPage, tagPages } = collection;
    if (typeof page !== 'string') continue;
    const size = typeof perPage === 'number' && perPage >= 1 ? perPage : PER_PAGE;
    const add = (count: number, first: number, tag?: string) => {
      for (let number = first; number <= Math.ceil(count / size); number++)
        pages.set(listPath(page, number, tag), name);
    };
    add(entries.length, 2);
    if (tagPages !== true) continue;
    for (const tag of Object.keys(recordOf(collection, 'tags')))
      add(entries.filter(({ tags }) => Array.isArray(tags) && tags.includes(tag)).length, 1, tag);
  }
  return pages;
}

/** Returns the paths of the files that the build makes for pages to link to: feeds of collections, and the contact card. */
export function madeFilesOf(manifest: unknown): string[] {
  const feeds = Object.values(recordOf(manifest, 'collections')).flatMap((collection) =>
    isRecord(collection) && collection['feed'] === true && typeof collection['page'] === 'string'
      ? feedPath(collection['page'])
      : [],
  );
  const hasCard = isRecord(manifest) && manifest['contactCard'] !== undefined;
  return hasCard ? [...feeds, `/${CARD_FILE}`] : feeds;
}

/** Returns each collection with its published entries, as they are written. */
function collectionsIn(manifest: unknown): [name: string, collection: Tree, entries: Tree[]][] {
  const collections = Object.entries(recordOf(manifest, 'collections'));
  if (collections.length === 0) return [];
  const routes = records(manifest, 'routes')
    .map(({ value }) => value)
    .filter((value) => !isHeld(value));
  const byName = Map.groupBy(routes, (route) => route['collection']);
  return collections.flatMap(([name, value]) => (isRecord(value) ? [[name, value, byName.get(name) ?? []]] : []));
}
