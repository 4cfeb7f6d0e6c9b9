import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'reference-notation',
  severity: 'error',
  title: 'A reference is not written as one',
  means: 'A reference is written in the way of another program, such as {{phones.office}}, or lacks its closing brace.',
  why: 'It stands for nothing, so visitors read the notation instead of the number or the name.',
  fix: 'Write a dollar sign and the name in braces: ${phones.office}. Write $${…} to show the notation itself.',
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
    ['        text: We sail from May to October.', '        text: Call ${phones.office or write to ${mail}.'],
  ],
  reportedBy: 'texts',
});
