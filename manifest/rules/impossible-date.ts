import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'impossible-date',
  severity: 'warning',
  title: 'A day or a time does not exist',
  means: 'A text names a day or a time that does not exist, such as 31 April or 25:00.',
  why: 'Visitors do not know which day it is, and come or call in vain.',
  fix: 'Write the intended day or time.',
  wrong: [['        text: We sail from May to October.', '        text: We sail until 31 September.']],
});
