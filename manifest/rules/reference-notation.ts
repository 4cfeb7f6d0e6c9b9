import { defineRule } from './rule.ts';
import { below } from './support/examples.ts';

export const rule = defineRule({
  code: 'reference-notation',
  severity: 'error',
  title: 'A reference is not written as one',
  means: 'A reference is written in the way of another program, such as {{phones.office}}, or lacks its closing brace.',
  why: 'It stands for nothing, so visitors read the notation instead of the number or the name.',
  fix: 'Write a dollar sign and the name in braces: ${phones.office}. Write $${…} to show the notation itself.',
  wrong: [
    ...below(
      'url: https://heron.example',
      `
mail: crew@heron.example
phones:
  office: "+91 22 0000 0000"`,
    ),
    ['        text: We sail from May to October.', '        text: Call ${phones.office or write to ${mail}.'],
  ],
});
