import { records } from '../../schema/values/tree.ts';
import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'home-page',
  severity: 'error',
  title: 'There is no home page',
  means: 'No page has the path "/".',
  why: 'The logo of every page leads there, and so does the bare address of the site.',
  fix: 'Give the home page the path "/".',
  wrong: 'broken/no-home-page',
  *lintSite({ manifest, site }) {
    const isRedirected = records(manifest, 'redirects').some(({ value }) => value['from'] === '/');
    if (isRedirected || site.routes.some(({ path }) => path === '/')) return;
    yield {
      pointer: '/routes/0/path',
      message: 'No page has the path "/", which is where the logo of every page leads.',
      hint: 'Give the home page the path "/".',
    };
  },
});
