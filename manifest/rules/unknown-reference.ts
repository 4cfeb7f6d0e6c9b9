import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'unknown-reference',
  severity: 'error',
  title: 'A reference names nothing',
  means: 'A reference such as ${phones.office} names something that is not written anywhere in the manifest.',
  why: 'Visitors would see the bare reference, or nothing, where a number or a fact should be.',
  fix: 'Correct the name, or add the value under "phones", "figures" or wherever it belongs. Write $${…} to show the notation itself.',
  wrong: [
    [
      'language: en',
      `language: en
phones:
  office: "+91 22 0000 0000"`,
    ],
    ['        heading: Learn to sail', '        heading: Call ${phones.ofice} to sail'],
  ],
  reportedBy: 'texts',
});
