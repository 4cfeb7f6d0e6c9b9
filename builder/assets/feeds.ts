/** Writes the Atom feeds of collections. */
import { createRequire } from 'node:module';
import type * as Library from 'feed';
import { dayOf } from '../../manifest/incremental/lists/entries.ts';
import type { Listing } from '../../manifest/incremental/lists/listing.ts';
import type { RouteHead } from '../../manifest/incremental/route-head.ts';
import { feedPath } from '../../schema/addresses/list-addresses.ts';
import { encodePath } from '../../schema/addresses/web-address.ts';
import { escapeHtml } from '../../schema/values/html.ts';
import type { Collection, SiteWithoutRoutes } from '../../schema/types.ts';

const require = createRequire(import.meta.url);

/** Readers keep what they have seen: a feed has the newest entries alone. */
const MAX = 20;

/** Returns the feeds of a site as texts, by their files. The same pages make the same bytes. */
export function feedFiles(site: SiteWithoutRoutes, heads: RouteHead[], listing: Listing): Record<string, string> {
  const collections = Object.entries(site.collections).filter(([, { feed }]) => feed);
  if (collections.length === 0) return {};
  const byPath = new Map(heads.map((head) => [head.path, head]));
  return Object.fromEntries(
    collections.map(([name, collection]) => {
      const newest = listing.entries(name).slice(0, MAX);
      const entries = newest.map(({ path, title, summary }) => ({ head: byPath.get(path)!, title, summary }));
      return [feedPath(collection.page).slice(1), atom(site, collection, entries)];
    }),
  );
}

interface FeedEntry {
  head: RouteHead;
  title: string;
  summary: string;
}

function atom(site: SiteWithoutRoutes, { name, page, tags }: Collection, entries: FeedEntry[]): string {
  const address = (path: string) => site.url + encodePath(path);
  const changes = entries.map(({ head }) => lastChange(head).getTime());
  const { Feed } = require('feed') as typeof Library; // loaded here, as few sites have a feed
  const feed = new Feed({
    id: address(page),
    title: name,
    link: address(page),
    feedLinks: { atom: address(feedPath(page)) },
    updated: new Date(Math.max(0, ...changes)),
    author: { name: site.brand.name, link: `${site.url}/` },
    generator: false,
  });
  for (const { head, title, summary } of entries) {
    const { authors = [] } = head;
    feed.addItem({
      id: address(head.path),
      link: address(head.path),
      title: escapeHtml(title), // the library writes both as HTML
      description: escapeHtml(summary),
      published: new Date(dayOf(head)!),
      date: lastChange(head),
      author: authors.map((key) => ({ name: site.authors[key]!.name })),
      category: (head.tags ?? []).map((term) => ({ term, name: tags[term]! })),
    });
  }
  return feed.atom1().replace('<feed ', `<feed xml:lang="${site.language}" `); // which the library does not write
}

function lastChange(head: RouteHead): Date {
  const [written, modified = written] = [dayOf(head)!, head.meta.modified];
  return new Date(modified > written ? modified : written);
}
