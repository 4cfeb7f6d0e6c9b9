import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'text-too-long',
  severity: 'error',
  title: 'A text is too long',
  means: 'A text has more characters than fit there. A very long one is mostly a quote that was never closed.',
  why: 'Headings would run over pictures, and search engines would cut off titles and descriptions.',
  fix: 'Shorten the text, or move a part of it into a block for long texts.',
  wrong: [
    [
      '        heading: Learn to sail',
      '        heading: Learn to sail with us and then sail on and on and then sail on and on and then sail on and on and then sail on and on and then sail on and on and then sail on and on and then sail on and on and then sail on and on and then sail on and on and then sail on and on and then sail on and on and then sail on and on and then sail on and on and then sail on and on and then sail on and onnow',
    ],
  ],
});
