import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'shown-as-typed',
  severity: 'warning',
  title: 'A text holds characters that visitors would see as they are typed',
  means:
    'A text holds Markdown, HTML or another notation that does nothing there, such as **bold** in a heading, a link without its closing parenthesis, or a bullet that starts no list.',
  why: 'Visitors read the characters as they are typed, and screen readers read them out.',
  fix: 'Write what the message suggests. `npx waybill explain text` says which fields take Markdown, and what it can do there. A backslash before a character shows it as it is, where Markdown is taken.',
  wrong: [['        heading: Our courses', '        heading: Our **best** courses']],
});
