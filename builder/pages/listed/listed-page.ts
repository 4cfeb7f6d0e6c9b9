/** Fills the lists of a page. */
import type { ListedPost, ListedPosts } from '../../../blocks/posts/listed.ts';
import { listFactsOf } from '../../../manifest/incremental/lists/entries.ts';
import type { ListedPage } from '../../../manifest/incremental/lists/entries.ts';
import { Listing } from '../../../manifest/incremental/lists/listing.ts';
import type { PageListing, ShownList } from '../../../manifest/incremental/lists/listing.ts';
import type { FilledSearch } from '../../../blocks/search/filled.ts';
import type { HeadLink, PreparedRoute } from '../../../renderer/page.ts';
import { asHtml, escapeHtml } from '../../../schema/values/html.ts';
import { listPath } from '../../../schema/addresses/list-addresses.ts';
import type { Labels, PageBlock, Route, Site, SiteWithoutRoutes } from '../../../schema/types.ts';
import { asFurtherPage } from './further-page.ts';

/** Returns every page of a site with its lists filled, those that lists make after the pages of the routes. */
export function routesWithLists(site: Site): PreparedRoute[] {
  const pages = site.routes.map((route) => ({ head: route, route, listing: listFactsOf(route) }));
  const listing = new Listing(site, pages as ListedPage[]);
  const own = pages.map((page) => withListing(page.route, listing.of(page as ListedPage), site));
  const made = pages.flatMap((page) =>
    listing.madeBy(page as ListedPage).map((one) => withListing(page.route, one, site)),
  );
  return [...own, ...made];
}

/** Returns a page with its lists filled; the route is left as it is. */
export function withListing(
  route: Route,
  listing: PageListing | undefined,
  { labels, url }: Pick<SiteWithoutRoutes, 'labels' | 'url'>,
): PreparedRoute {
  if (!listing) return route;
  const { byline, made, end, published, allPages } = listing;
  const filled = (route.blocks as PageBlock[]).map((block, at): PageBlock => {
    const list = listing.lists.find((one) => one.at === at);
    if (allPages?.at === at) return { ...block, sections: allPages.sections } as FilledSearch;
    return list ? (fill(block as ListedPosts, list) as PageBlock) : block;
  });
  const data = route.meta.data ?? (published === undefined ? undefined : { kind: 'article' as const, published });
  const meta = data ? { ...route.meta, data } : route.meta;
  const page = { ...route, meta, links: linksOf(listing, url), ...(byline ? { byline } : {}) };
  if (made) return { ...page, ...asFurtherPage(route, filled, { made, listing, labels }) };
  const blocks = [...filled, ...(end ? endOf(end, labels) : [])];
  return { ...page, blocks: blocks as Route['blocks'] };
}

function fill(block: ListedPosts, { entries, pager, tags, counts }: ShownList): ListedPosts {
  return { ...block, items: entries.map(postOf), pager, tags, counts };
}

function postOf({ title, summary, date, image, drawing, tags, path }: ShownList['entries'][number]): ListedPost {
  return {
    title,
    excerpt: asHtml(escapeHtml(summary)),
    date,
    tags,
    to: path,
    ...(image ? { image: { ...image } } : drawing === undefined ? {} : { drawing }),
  };
}

/** Returns the blocks below an entry: similar entries, and those before and after it. */
function endOf({ related, previous, next }: NonNullable<PageListing['end']>, labels: Labels): PageBlock[] {
  if (related.length === 0 && !previous && !next) return [];
  const end: ListedPosts = { type: 'posts', look: 'grid', surface: 'plain', neighbours: { previous, next } };
  return [(related.length > 0 ? { ...end, heading: labels.related, items: related.map(postOf) } : end) as PageBlock];
}

/** Returns the files of the pictures that lists show. */
export function picturesOf(listing: PageListing | undefined): string[] {
  if (!listing) return [];
  const entries = [...listing.lists.flatMap((list) => list.entries), ...(listing.end?.related ?? [])];
  return entries.flatMap(({ image }) => image?.file ?? []);
}

function linksOf({ feeds, lists }: PageListing, url: string): HeadLink[] {
  const pager = lists.find((list) => list.pager)?.pager;
  const at = (rel: string, number: number): HeadLink[] =>
    pager && number >= 1 && number <= pager.total ? [{ rel, href: url + listPath(pager.list, number) }] : [];
  return [
    ...(pager ? [...at('prev', pager.number - 1), ...at('next', pager.number + 1)] : []),
    ...feeds.map(({ title, path }) => ({ rel: 'alternate', type: 'application/atom+xml', title, href: url + path })),
  ];
}
