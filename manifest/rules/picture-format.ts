import { defineRule } from './rule.ts';
import { feature } from './support/examples.ts';

export const rule = defineRule({
  code: 'picture-format',
  severity: 'error',
  title: 'A file cannot be shown as a picture',
  means: 'A file is named as a picture, but is of a kind that cannot be shown as one here.',
  why: 'Visitors would see a gap, or wait long for a moving picture.',
  fix: 'Save it as JPG, PNG, WebP, AVIF or SVG.',
  wrong: feature('/images/boat.gif'),
});
