import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'yaml-syntax',
  severity: 'error',
  title: 'The YAML cannot be read',
  means:
    'The file is written in YAML, and at this point it breaks one of its rules: a colon within a text, a quote that is not closed, a line that starts in the wrong column.',
  why: 'Nothing after the mistake can be read for certain, so a page could be lost or two texts could run together.',
  fix: 'The message says what to write. When in doubt, put the whole text in double quotes, and let lines of one item start in the same column.',
  wrong: [
    [
      '      description: Sailing lessons on the lake, for children and grown-ups, from May to October.',
      '      description: Sailing on the lake: lessons for all.',
    ],
  ],
});
