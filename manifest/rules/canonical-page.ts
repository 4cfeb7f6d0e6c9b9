import { finalTargets, pathOf } from '../resolve/links/redirects.ts';
import { guess } from '../words/suggest.ts';
import { defineRule } from './rule.ts';
import { below } from './support/examples.ts';
import { isUnlisted } from './support/lint-context.ts';

export const rule = defineRule({
  code: 'canonical-page',
  severity: 'warning',
  title: 'A canonical address names no page that may be listed',
  means:
    'The canonical address of a page names one that may not be listed, or is set on a page that may not be listed itself.',
  why: 'Search engines get two orders that contradict each other, and may drop both pages.',
  fix: 'Remove the canonical address, or let search engines list the page.',
  wrong: below(
    '      description: Every course of the school, from the first day on the water to the licence.',
    `
      robots: noindex,follow
      canonical: https://heron.example/`,
  ),
  *lintSite({ manifest, site }) {
    const pages = new Map(site.routes.map((route) => [route.path, route]));
    const paths = new Set(pages.keys());
    const redirects = finalTargets(manifest);
    for (const [index, route] of site.routes.entries()) {
      const pointer = `/routes/${index}/meta/canonical`;
      const { canonical } = route.meta;
      if (canonical === undefined || !(canonical === site.url || canonical.startsWith(`${site.url}/`))) continue;
      const path = pathOf(canonical.slice(site.url.length)) || '/';
      const page = pages.get(path);
      if (page === route) continue;
      if (isUnlisted(route)) {
        const message = 'This page may not be listed, and yet names another page as the one to list.';
        yield { pointer, message, hint: 'Remove the canonical address, or let search engines list this page.' };
      } else if (!page) {
        const target = redirects.get(path);
        const near =
          target === undefined
            ? guess(path, paths, 'Name the address of a page, or remove the field.')
            : { hint: `It is redirected to ${target}: write that address.` };
        yield { pointer, message: `There is no page ${JSON.stringify(path)} on this site.`, ...near };
      } else if (isUnlisted(page)) {
        const message = `Search engines may not list ${path}, so they would list neither page.`;
        yield { pointer, message, hint: `Let search engines list ${path}, or name another page.` };
      }
    }
  },
});
