import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'old-form',
  severity: 'error',
  title: 'Something is written as an older version of Waybill had it',
  means: 'The manifest was written for an older version, and a name or a place has changed since.',
  why: 'The newer version would not show what is written in the old form.',
  fix: 'Run npx waybill upgrade: it rewrites every old form, and says what is left to do by hand.',
  wrong: [
    [
      '      description: Every course of the school, from the first day on the water to the licence.',
      '      description: Every course of the school, from the first day on the water to the licence.\n      data:\n        kind: business\n        modified: 2026-05-01',
    ],
  ],
});
