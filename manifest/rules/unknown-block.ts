import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'unknown-block',
  severity: 'error',
  title: 'There is no such block type',
  means: 'A block names a type that does not exist.',
  why: 'Nothing could be shown in its place.',
  fix: 'Take one of the types that the message lists. docs/blocks.md shows each with an example.',
  wrong: [
    [
      '      description: Sailing lessons on the lake, for children and grown-ups, from May to October.',
      '      description: Sailing lessons on the lake.',
    ],
    [
      '      description: Every course of the school, from the first day on the water to the licence.',
      '      description: Every course of the school.',
    ],
    ['      - type: longtext', '      - type: long-text'],
  ],
  reportedBy: 'schema',
});
