import type { LinkUse, LinkUses } from '../../resolve/links/page-links.ts';
import type { Tree } from '../../../schema/values/tree.ts';
import type { Route, Site } from '../../../schema/types.ts';

/** What the texts of a site link to and show. */
export interface Uses {
  links: LinkUses;
  files: readonly LinkUse[];
}

/** What warnings look at: a site without an error. */
export interface LintContext {
  /** The document as it is written, with `${…}` in its texts. */
  manifest: Tree;
  /** The same site, with references filled in and Markdown as HTML. */
  site: Site;
  uses: Uses;
  publicFiles: ReadonlySet<string>;
}

/** Returns the routes of a site, each with its pointer. */
export function routesOf(site: Site): { route: Route; pointer: string }[] {
  return site.routes.map((route, index) => ({ route, pointer: `/routes/${index}` }));
}

/** Returns the routes that search engines may list. */
export function listedRoutes(site: Site): { route: Route; pointer: string }[] {
  return routesOf(site).filter(({ route }) => !isUnlisted(route));
}

/** Returns whether a page asks search engines not to list it. */
export function isUnlisted({ meta }: Route): boolean {
  return meta.robots.startsWith('noindex');
}
