import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'unknown-block',
  severity: 'error',
  title: 'There is no such block type',
  means: 'A block names a type that does not exist.',
  why: 'Nothing could be shown in its place.',
  fix: 'Take one of the types that the message lists. `npx waybill explain blocks` shows each with an example.',
  wrong: [['      - type: longtext', '      - type: long-text']],
});
