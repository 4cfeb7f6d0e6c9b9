import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'yaml-empty',
  severity: 'error',
  title: 'The file holds nothing',
  means: 'The file is empty, or holds only comments.',
  why: 'Without pages there is nothing that visitors could see.',
  fix: 'Bring back the file as it was, or start a new site with `npx waybill new site`.',
  wrong: [[/[^]+(?=\n)/, '# The site of the sailing school.\n# To be written.']],
});
