/** Lists all pages of a site by sections, for the page of its search. */
import type { SiteWithoutRoutes } from '../../../schema/types.ts';
import type { RouteHead } from '../route-head.ts';
import type { ListedPage } from './entries.ts';

/** A page at the top of the site's breadcrumbs, and those below it. */
export interface PageSection {
  name: string;
  to: string;
  pages: { name: string; to: string }[];
}

/** Of a site with more pages, only those at the top are listed, which lead to the others. */
const MAX = 1000;

/**
 * Returns the pages that may be listed, below the page at the top of their breadcrumbs. The entries of a collection are left to
 * its own list, which has as many pages as it needs.
 */
export function sectionsOf(
  pages: readonly ListedPage[],
  { collections, search }: Pick<SiteWithoutRoutes, 'collections' | 'search'>,
): PageSection[] {
  const heads = pages.map(({ head }) => head);
  const parents = new Map(heads.map(({ path, parent }) => [path, parent]));
  const isEntry = ({ collection }: RouteHead) => collection !== undefined && Object.hasOwn(collections, collection);
  const shown = heads.filter(
    (head) => head.meta.robots.startsWith('index') && head.path !== search?.page && !isEntry(head),
  );
  const tops = new Map(shown.map(({ path }) => [path, topOf(path, parents)]));
  const [top, below] = [true, false].map((isTop) => shown.filter(({ path }) => (tops.get(path) === path) === isTop));
  const sections = new Map(top!.map(({ path, name }) => [path, { name, to: path, pages: [] } as PageSection]));
  if (shown.length > MAX) return [...sections.values()].slice(0, MAX);
  for (const { path, name } of below!) {
    const section = sections.get(tops.get(path)!);
    if (section) section.pages.push({ name, to: path });
    else sections.set(path, { name, to: path, pages: [] });
  }
  return [...sections.values()];
}

/** Returns the page below the home page from which the breadcrumbs of a page lead to it. */
function topOf(path: string, parents: ReadonlyMap<string, string | undefined>): string {
  const parent = parents.get(path);
  return parent === undefined || parent === '/' || !parents.has(parent) ? path : topOf(parent, parents);
}
