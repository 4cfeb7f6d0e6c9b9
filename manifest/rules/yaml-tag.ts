import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'yaml-tag',
  severity: 'error',
  title: 'A text starts with an exclamation mark',
  means: 'A value starts with an exclamation mark. For YAML that is an order to make something special of it.',
  why: 'The text itself would be lost, and a file from elsewhere could smuggle in a program.',
  fix: 'Put the text in double quotes if the exclamation mark belongs to it. Otherwise remove the mark and the word after it.',
  wrong: [['        heading: Learn to sail', '        heading: !Learn to sail']],
});
