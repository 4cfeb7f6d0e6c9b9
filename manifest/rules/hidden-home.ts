import { defineRule } from './rule.ts';
import { below } from './support/examples.ts';
import { isUnlisted } from './support/lint-context.ts';

export const rule = defineRule({
  code: 'hidden-home',
  severity: 'warning',
  title: 'Search engines may not list the home page',
  means: 'Search engines may list other pages, but not the home page.',
  why: 'Who searches for the name of the site does not find its first page.',
  fix: 'Remove the line that hides the home page. A site that is not to be found at all says so on every page.',
  wrong: below(
    '      description: Sailing lessons on the lake, for children and grown-ups, from May to October.',
    '      robots: noindex,follow',
  ),
  *lintSite({ site }) {
    const index = site.routes.findIndex(({ path }) => path === '/');
    if (index === -1 || !isUnlisted(site.routes[index]!) || site.routes.every(isUnlisted)) return;
    yield {
      pointer: `/routes/${index}/meta/robots`,
      message: 'Search engines may list other pages, but not the home page.',
      hint: 'Remove this line. A site that is not to be found at all says so on every page.',
    };
  },
});
