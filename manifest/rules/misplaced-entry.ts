import { defineRule } from './rule.ts';
import { below } from './support/examples.ts';

export const rule = defineRule({
  code: 'misplaced-entry',
  severity: 'error',
  title: 'An entry is in the wrong list',
  means: 'An entry of one list is in another one, mostly because it is indented too far or too little.',
  why: 'A block among the pages, or a question among the blocks, would not be shown where it belongs.',
  fix: 'Move the entry, with all its lines, as many spaces to the left or to the right as the message says. The check with --fix does it.',
  wrong: below(
    '        heading: Learn to sail',
    `
  - type: longtext
    text: We sail from May to October.`,
  ),
});
