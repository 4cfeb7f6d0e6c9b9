import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'bad-encoding',
  severity: 'error',
  title: 'The file is not UTF-8 text',
  means: 'The file holds characters that are not stored as UTF-8 text, or invisible control characters.',
  why: 'Visitors would see boxes and question marks instead of letters.',
  fix: 'Save the file again as UTF-8; most editors offer "Save with Encoding". Delete a control character, which often comes along with a pasted text.',
  wrong: [['        heading: Learn to sail', '        heading: Learn\bto sail']],
});
