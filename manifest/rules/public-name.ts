import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'public-name',
  severity: 'warning',
  title: 'The name of a file of the public folder',
  means: 'The name of a file starts with a dot, so that it is left out; or two names differ only in capital letters.',
  why: 'Files that start with a dot are for programs and often secret. Two names that differ in case are one file on many computers and hosts.',
  fix: 'Rename the file. What visitors are not meant to get is better kept outside the public folder.',
  wrong: 'files/pictures',
});
