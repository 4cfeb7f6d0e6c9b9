import { defineRule } from './rule.ts';
import { duplicatesOf } from './support/duplicate-meta.ts';

export const rule = defineRule({
  code: 'duplicate-title',
  severity: 'warning',
  title: 'Two pages have one title',
  means: 'Two pages have the same title.',
  why: 'In search results and among open tabs nobody can tell one from the other.',
  fix: 'Say in each title what sets the page apart.',
  wrong: [['      title: Courses', '      title: Heron sailing school']],
  lintSite: (context) => duplicatesOf('title', context),
});
