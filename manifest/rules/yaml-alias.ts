import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'yaml-alias',
  severity: 'error',
  title: 'Anchors and aliases are not used',
  means:
    'A value starts with & or *, by which YAML gives a piece a name and repeats it elsewhere. A manifest does not use that.',
  why: 'Who changes the piece in one place would change pages that they never looked at.',
  fix: 'Write a block that several pages show once under "shared", and a value that is used often under "figures". A text that really starts with such a sign needs double quotes.',
  wrong: [
    [
      '      description: Sailing lessons on the lake, for children and grown-ups, from May to October.',
      '      description: &text Sailing lessons on the lake.',
    ],
    [
      '      description: Every course of the school, from the first day on the water to the licence.',
      '      description: *text',
    ],
  ],
});
