import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'lost-address',
  severity: 'error',
  title: 'A published address leads nowhere',
  means: 'A path that the site has published is neither a page any more nor redirected to one.',
  why: 'Bookmarks, links from other sites and search results go on leading there, and their visitors would find nothing.',
  fix: 'Add a redirect from the old path to the page that took its place, or to the one that says most of the same. Bring the page back if it went by mistake.',
  wrong: 'addresses/page-renamed',
});
