import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'cut-text',
  severity: 'warning',
  title: 'The rest of a line counts as a comment',
  means: 'A # with a space before it makes a comment of the rest of the line.',
  why: 'Visitors see only the first half of the text.',
  fix: 'Put the whole text in double quotes. If it is a comment, put a space after the #.',
  wrong: [['        heading: Learn to sail', '        heading: Learn to sail at jetty #1 on the lake']],
});
