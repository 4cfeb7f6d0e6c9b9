import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'broken-picture',
  severity: 'error',
  title: 'A picture cannot be decoded',
  means: 'The file of a picture is empty, cut off or damaged, so that nothing can be made of it.',
  why: 'Visitors would see a gap, and the build could not make the smaller forms of the picture.',
  fix: 'Save the picture again, or copy it again from its source: a download or an upload that broke off leaves such files.',
  wrong: 'files/pictures',
});
