import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'impossible-date',
  severity: 'warning',
  title: 'A day or a time does not exist',
  means: 'A text names a day or a time that does not exist, such as 31 April or 25:00.',
  why: 'Visitors do not know which day it is, and come or call in vain.',
  fix: 'Write the intended day or time.',
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
    ['        text: We sail from May to October.', '        text: We sail until 31 September.'],
  ],
  reportedBy: 'texts',
});
