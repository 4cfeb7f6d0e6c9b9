import { defineRule } from './rule.ts';
import { below } from './support/examples.ts';

export const rule = defineRule({
  code: 'unknown-field',
  severity: 'error',
  title: 'There is no such field',
  means:
    'There is a field whose name nothing knows in this place, or one that belongs to what is around it or above it.',
  why: 'What it holds would not be shown anywhere, and nobody would notice.',
  fix: 'Look at the suggestion, or at the fields of the block: `npx waybill explain hero` lists those of a hero. A field that is right but is in the wrong column belongs elsewhere: check its indentation.',
  wrong: below('        heading: Learn to sail', '        breadcrum: false'),
});
