import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'picture-format',
  severity: 'error',
  title: 'A file cannot be shown as a picture',
  means: 'A file is named as a picture, but is of a kind that cannot be shown as one here.',
  why: 'Visitors would see a gap, or wait long for a moving picture.',
  fix: 'Save it as JPG, PNG, WebP, AVIF or SVG.',
  wrong: [
    [
      '        text: We sail from May to October.',
      `        text: We sail from May to October.
      - type: feature
        heading: Our boats
        text: We have twelve.
        image:
          file: /images/boat.gif
          alt: A boat`,
    ],
  ],
  reportedBy: 'public folder',
});
