import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'unseen-sign',
  severity: 'error',
  title: 'A value holds an invisible character',
  means: 'A value holds a character that is invisible on the screen, such as a no-break space at its end.',
  why: 'An address with such a character leads nowhere, though it looks right.',
  fix: 'Delete the character, or type the value instead of pasting it.',
  wrong: [['  - path: /courses', '  - path: /courses\u00A0']],
});
