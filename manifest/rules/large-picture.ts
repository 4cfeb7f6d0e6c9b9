import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'large-picture',
  severity: 'error',
  title: 'A picture is too large',
  means:
    'A picture has more pixels, more bytes or more shapes than any page needs. The message says how many, and how many it may have.',
  why: 'To decode it takes many seconds and much memory, in the build and on the phones of visitors.',
  fix: 'Save it smaller: 2,400 pixels on the longer side are enough for a page. Simplify a drawing, or save it as a PNG.',
  wrong: 'files/pictures',
});
