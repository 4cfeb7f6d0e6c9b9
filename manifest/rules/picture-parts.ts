import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'picture-parts',
  severity: 'warning',
  title: 'A drawing holds what browsers leave out',
  means: 'A drawing (SVG) holds a script, or refers to other files for its parts.',
  why: 'Browsers run no script within a picture and fetch nothing for it, so visitors see it without those parts.',
  fix: 'Save it as plain SVG, with pictures embedded and texts as paths. Drawing programs have an option for it.',
  wrong: 'files/pictures',
});
