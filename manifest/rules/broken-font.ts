import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'broken-font',
  severity: 'error',
  title: 'A file is not a font that pages can show',
  means:
    'A file that the theme names as a font is none, is damaged, or is in a format that browsers or Waybill do not read.',
  why: 'Visitors would load a file that draws no letter.',
  fix: 'Save it as WOFF2, which is the smallest, or take the TTF file. A font of a collection (TTC) has to be saved by itself.',
  wrong: 'files/pictures',
});
