import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'unseen-sign',
  severity: 'error',
  title: 'A value holds a sign that nobody sees',
  means: 'A value holds a sign that takes no room on the screen, such as a no-break space at its end.',
  why: 'An address with such a sign leads nowhere, though it looks right.',
  fix: 'Delete the sign, or type the value anew instead of pasting it.',
  wrong: [['  - path: /courses', '  - path: /courses\u00A0']],
  reportedBy: 'reader',
});
