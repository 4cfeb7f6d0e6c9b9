import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'font-letters',
  severity: 'warning',
  title: 'A font lacks letters of the texts',
  means: 'The texts of the site use letters that its own font does not have. The message names them.',
  why: 'These letters are drawn in another font, in the middle of a word.',
  fix: 'Take the file of the font that has them, often called "extended" or "full", or another font.',
  wrong: 'files/pictures',
});
