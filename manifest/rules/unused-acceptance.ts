import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'unused-acceptance',
  severity: 'warning',
  title: 'A comment accepts a warning that is not there',
  means:
    'A comment such as "# accept title-length: the name of the book" leaves out warnings about the entry that follows it. This one leaves out none, or does not say why.',
  why: 'A comment that stays behind would hide the same warning later, when somebody should see it.',
  fix: 'Delete the comment, or move it directly above what it is about. If it gives no reason, write one after a colon.',
  wrong: [['  - path: /\n', '  # accept title-length: the name of the school\n  - path: /\n']],
});
