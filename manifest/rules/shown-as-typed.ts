import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'shown-as-typed',
  severity: 'warning',
  title: 'A text holds characters that visitors would see as they are typed',
  means:
    'A text holds Markdown, HTML or another notation that does nothing there, such as **bold** in a heading, a link without its closing parenthesis, or a bullet that starts no list.',
  why: 'Visitors read the characters as they are typed, and screen readers read them out.',
  fix: 'Write what the message suggests. docs/text.md says which fields take Markdown, and what it can do there. A backslash before a character shows it as it is, where Markdown is taken.',
  wrong: [
    [
      'url: https://heron.example',
      `url: https://heron.example
mail: crew@heron.example
phones:
  office: "+91 22 0000 0000"`,
    ],
    [
      '    description: There is no such page.',
      '    description: There is no such page on this site, but the home page is near by.',
    ],
    [
      '      description: Sailing lessons on the lake, for children and grown-ups, from May to October.',
      '      description: Sailing lessons on the lake, for beginners and for old hands.',
    ],
    [
      '      description: Every course of the school, from the first day on the water to the licence.',
      '      description: Every course of the school, with dates and what to bring along.',
    ],
    ['        heading: Our courses', '        heading: Our **best** courses'],
    ['        text: We sail from May to October.', '        text: We sail from May. [Read on](/courses).'],
  ],
  reportedBy: 'texts',
});
