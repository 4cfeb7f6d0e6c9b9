import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'empty-link',
  severity: 'error',
  title: 'A link has no words',
  means: 'A link has an address, but no words to click on.',
  why: 'Nobody can see it, and a screen reader reads out a bare address.',
  fix: 'Write between the square brackets where the link leads.',
  wrong: [['        text: We sail from May to October.', '        text: Back to the start [](/) of it all.']],
});
