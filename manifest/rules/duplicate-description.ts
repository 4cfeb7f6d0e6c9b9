import { defineRule } from './rule.ts';
import { duplicatesOf } from './support/duplicate-meta.ts';

export const rule = defineRule({
  code: 'duplicate-description',
  severity: 'warning',
  title: 'Two pages have one description',
  means: 'Two pages have the same description.',
  why: 'In a list of search results nobody can tell one from the other.',
  fix: 'Say in each description what visitors find on that page alone.',
  wrong: [
    [
      '      description: Every course of the school, from the first day on the water to the licence.',
      '      description: sailing lessons on the lake, for children and grown-ups, from May to October.',
    ],
  ],
  lintSite: (context) => duplicatesOf('description', context),
});
