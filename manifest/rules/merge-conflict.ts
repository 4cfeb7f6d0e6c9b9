import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'merge-conflict',
  severity: 'error',
  title: 'A merge left two versions in the file',
  means:
    'Git could not join two changes of the same lines, and left both versions with its marks around them: <<<<<<<, ======= and >>>>>>>.',
  why: 'Only a person can say which version is the right one, and visitors must not see both.',
  fix: 'Keep the right version, or combine both, and delete the rest and the lines with the marks.',
  wrong: 'broken/merge-conflict',
});
