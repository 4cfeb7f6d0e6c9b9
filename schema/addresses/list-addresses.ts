/** Makes the addresses of the pages that lists make of themselves: further pages, pages of tags, feeds. */
import type { SiteWithoutRoutes } from '../types.ts';

/** Returns the address of a page of a list, from 1; of one tag's list, where a tag is given. `list` is the path of the first page. */
export function listPath(list: string, number: number, tag?: string): string {
  const first = tag === undefined ? list : `${below(list)}/tag/${tag}`;
  return number === 1 ? first : `${below(first)}/page/${number}`;
}

/** Returns the address of the Atom feed of a list. Hosts know the type of a file by its extension. */
export function feedPath(list: string): string {
  return `${below(list)}/feed.atom`;
}

/** Returns whether a path is one that the list of a page adds: a further page, that of a tag, or the feed. */
export function isAddedByList(list: string, path: string): boolean {
  if (!path.startsWith(`${below(list)}/`)) return false;
  return path === feedPath(list) || /^(?:\/tag\/[^/]+)?(?:\/page\/\d+)?$/.test(path.slice(below(list).length));
}

/** Returns where old addresses lead, by address: the site's redirects; a feed goes along with the page of its list. */
export function redirectsOf({
  redirects,
  collections,
}: Pick<SiteWithoutRoutes, 'redirects' | 'collections'>): Record<string, string> {
  const lists = new Set(Object.values(collections).flatMap(({ feed, page }) => (feed ? [page] : [])));
  const moved = redirects.filter(({ to }) => lists.has(to));
  const feeds = moved.map(({ from, to }) => [feedPath(from), feedPath(to)]);
  return Object.fromEntries([...feeds, ...redirects.map(({ from, to }) => [from, to])]);
}

const below = (path: string) => (path === '/' ? '' : path);
