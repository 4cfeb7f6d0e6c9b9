import { defineRule } from './rule.ts';
import { below } from './support/examples.ts';

export const rule = defineRule({
  code: 'redirected-link',
  severity: 'warning',
  title: 'A link leads to a redirect',
  means: 'A link leads to an address that is redirected.',
  why: 'Visitors wait for two answers instead of one.',
  fix: 'Link straight to the page that the redirect leads to.',
  wrong: [
    ...below(
      '      heading: There is no such page',
      `
redirects:
  - from: /start
    to: /`,
    ),
    ['        text: We sail from May to October.', '        text: Back to the [start](/start).'],
  ],
});
