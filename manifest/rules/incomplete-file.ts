import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'incomplete-file',
  severity: 'error',
  title: 'A part of the file is missing',
  means:
    'The last item is not complete, or much of what the file names is not in it: its end, or its beginning, seems to be missing.',
  why: 'An upload that broke off, a copy of half the text or a mistake with "select all" takes pages away, and all links to them break.',
  fix: 'Bring back what was there, from a copy or with undo. If it was removed on purpose, complete the last item and correct the links that the message names.',
  wrong: 'broken/file-cut-off',
});
