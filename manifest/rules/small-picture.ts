import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'small-picture',
  severity: 'warning',
  title: 'A picture is too small for its place',
  means:
    'A picture has far fewer pixels than the place in which the page shows it. The message says how many, and how wide the place is.',
  why: 'Browsers enlarge it, and visitors see a blur, most of all on the dense screens of phones.',
  fix: 'Put in the picture as the camera or the agency gives it; the build makes smaller files of it. Or show it in a smaller place, such as a card.',
  wrong: 'files/pictures',
});
