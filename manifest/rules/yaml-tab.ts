import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'yaml-tab',
  severity: 'error',
  title: 'A line is indented with a tab',
  means: 'The line starts with a tab. In YAML, spaces say what belongs to what, and takes no tabs there.',
  why: 'A tab is as wide as each editor likes, so nobody could say which block the line belongs to.',
  fix: 'Replace the tab by spaces, two for each step. Most editors do that by themselves once they are set to indent with spaces.',
  wrong: [['        heading: Learn to sail', '\theading: Learn to sail']],
});
