import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'joined-lines',
  severity: 'warning',
  title: 'Lines that belong apart run into one',
  means:
    'YAML joins the lines of a text, unless it is written below a |: those of a list or a heading, too, and those after a backslash.',
  why: 'Visitors see running text with hyphens, numbers or a backslash in it.',
  fix: 'Write | after the colon, in place of a >.',
  wrong: [
    [
      '        text: We sail from May to October.',
      '        text: >\n          - We sail in May.\n          - We rest in June.',
    ],
  ],
});
