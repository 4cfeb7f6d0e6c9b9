import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'missing-field',
  severity: 'error',
  title: 'A field is missing',
  means: 'A field that has to be there is not.',
  why: 'The page would have a gap, such as a heading, a description for search engines or the address behind a button.',
  fix: 'Add a line with the name of the field, a colon and its value. The message says which one; `npx waybill explain hero` says what belongs into a hero.',
  wrong: [['      description: Sailing lessons on the lake, for children and grown-ups, from May to October.', '']],
});
