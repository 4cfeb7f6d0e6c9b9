import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'misspelt-field',
  severity: 'error',
  title: 'The name of a field is misspelt',
  means:
    'A field that has to be there is missing, and one with nearly its name, or with the name that other programs give it, is there instead.',
  why: 'The text is written, but would not be shown.',
  fix: 'Write the name as the message gives it. Names of fields are case-sensitive, and mostly small letters.',
  wrong: [['        heading: Learn to sail', '        heding: Learn to sail']],
});
