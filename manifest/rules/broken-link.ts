import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'broken-link',
  severity: 'error',
  title: 'A link leads to no page',
  means: 'A link leads to a page or a file that does not exist.',
  why: 'Visitors who follow it see "not found" and leave, and search engines trust the site less.',
  fix: 'Correct the address: pages are written as in their "path", in small letters and without a slash at the end. Files lie in the folder public.',
  wrong: [['        text: We sail from May to October.', '        text: We sail from May. [Read on](/cuorses).']],
});
