import { defineRule } from './rule.ts';
import { below } from './support/examples.ts';

export const rule = defineRule({
  code: 'wrong-count',
  severity: 'error',
  title: 'A list is too short or too long',
  means: 'A list has fewer items than it needs, or more than its block can show.',
  why: 'The block would look broken: one lonely figure in a row of four, or buttons that do not fit in their line.',
  fix: 'Add or remove items until the number fits, or move some of them into another block.',
  wrong: below(
    '        heading: Learn to sail',
    `
        actions:
          - label: One
            to: /courses
          - label: Two
            to: /courses
          - label: Three
            to: /courses
          - label: Four
            to: /courses`,
  ),
});
