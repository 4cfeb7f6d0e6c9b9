import type { Finding } from '../problems/problem.ts';
import { finalTargets, pathOf } from '../resolve/links/redirects.ts';
import { guess } from '../words/suggest.ts';
import { isHidden } from './support/lint-context.ts';
import type { LintContext } from './support/lint-context.ts';

/** A canonical address that lies on this site names a page of it that may be listed. */
export function canonicalPage({ manifest, site }: LintContext): Finding[] {
  const pages = new Map(site.routes.map((route) => [route.path, route]));
  const paths = new Set(pages.keys());
  const redirects = finalTargets(manifest);
  return site.routes.flatMap((route, index): Finding[] => {
    const { canonical } = route.meta;
    const report = (message: string, fix: Partial<Finding>): Finding[] => [
      { code: 'canonical-page', pointer: `/routes/${index}/meta/canonical`, message, ...fix },
    ];
    if (canonical === undefined || !(canonical === site.url || canonical.startsWith(`${site.url}/`))) return [];
    const path = pathOf(canonical.slice(site.url.length)) || '/';
    const page = pages.get(path);
    if (page === route) return [];
    if (isHidden(route)) {
      const hint = 'Remove the canonical address, or let search engines list this page.';
      return report('This page may not be listed, and yet names another page as the one to list.', { hint });
    }
    if (page) {
      if (!isHidden(page)) return [];
      const hint = `Let search engines list ${path}, or name another page.`;
      return report(`Search engines may not list ${path}, so they would list neither page.`, { hint });
    }
    const target = redirects.get(path);
    const near =
      target === undefined
        ? guess(path, paths, 'Name the address of a page, or remove the field.')
        : { hint: `It is redirected to ${target}: write that address.` };
    return report(`There is no page ${JSON.stringify(path)} on this site.`, near);
  });
}

/** Where search engines may list pages at all, the home page is one of them. */
export function hiddenHome({ site }: LintContext): Finding[] {
  const index = site.routes.findIndex(({ path }) => path === '/');
  if (index === -1 || !isHidden(site.routes[index]!) || site.routes.every(isHidden)) return [];
  return [
    {
      code: 'hidden-home',
      pointer: `/routes/${index}/meta/robots`,
      message: 'Search engines may list other pages, but not the home page.',
      hint: 'Remove this line. A site that is not to be found at all says so on every page.',
    },
  ];
}
