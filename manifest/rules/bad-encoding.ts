import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'bad-encoding',
  severity: 'error',
  title: 'The file is not UTF-8 text',
  means: 'The file holds characters that are not stored as UTF-8 text, or invisible control characters.',
  why: 'Visitors would see boxes and question marks instead of letters.',
  fix: 'Save the file again as UTF-8; most editors offer "Save with Encoding". Delete a control character, which often comes along with a pasted text.',
  wrong: [
    [
      '      description: Sailing lessons on the lake, for children and grown-ups, from May to October.',
      '      description: Sailing lessons on the lake.',
    ],
    ['        heading: Learn to sail', '        heading: Learn\u0008to sail'],
    [
      '      description: Every course of the school, from the first day on the water to the licence.',
      '      description: Every course of the school.',
    ],
  ],
  reportedBy: 'reader',
});
