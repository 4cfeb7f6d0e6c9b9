import type { Finding } from '../problems/problem.ts';
import { finalTargets, pathOf } from '../resolve/links/redirects.ts';
import { guess } from '../words/suggest.ts';
import { isHidden } from './support/lint-context.ts';
import type { LintContext } from './support/lint-context.ts';
import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'canonical-page',
  severity: 'warning',
  title: 'A canonical address names no page that may be listed',
  means:
    'The canonical address of a page names one that may not be listed, or is set on a page that may not be listed itself.',
  why: 'Search engines get two orders that contradict each other, and may drop both pages.',
  fix: 'Remove the canonical address, or let search engines list the page.',
  wrong: [
    [
      '      description: Every course of the school, from the first day on the water to the licence.',
      `      description: Every course of the school, from the first day on the water to the licence.
      robots: noindex,follow
      canonical: https://heron.example/`,
    ],
  ],
  lintSite: canonicalPage,
});

/** Finds canonical addresses on this site that are no page of it, or a page that may not be listed. */
function canonicalPage({ manifest, site }: LintContext): Finding[] {
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
