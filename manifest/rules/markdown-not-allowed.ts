import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'markdown-not-allowed',
  severity: 'error',
  title: 'A text holds what a text may not hold',
  means: 'A text holds HTML, a picture, code or a heading where none is possible.',
  why: 'Such pieces would break the layout of the page and make it harder to read aloud for blind visitors.',
  fix: 'Write plain text or the Markdown that `npx waybill explain text` lists. Pictures, buttons and main headings are fields and blocks of their own.',
  wrong: [
    [
      '        text: We sail from May to October.',
      `        text: |
          We sail from May.
          Book now,<br>or later.`,
    ],
  ],
});
