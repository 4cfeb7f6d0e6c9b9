import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'claim-by-hand',
  severity: 'warning',
  title: 'A figure is typed by hand',
  means: 'A text states a figure of the site in digits or words of its own. The number is right today.',
  why: 'When the figure changes, this text would still show visitors the old one.',
  fix: 'Write the reference to the figure, such as ${figures.boats}, instead of the number.',
  wrong: [
    [
      'language: en',
      `language: en
phones:
  office: "+44 161 496 0123"
figures:
  boats: "14"
  sailors: 1,200+
claims:
  - name: boats
    figures: [boats]
    counts: [boats, dinghies]
  - name: people taught
    figures: [sailors]
    counts: [sailors, people]
    with: [taught, learned]`,
    ],
    [
      '        text: We sail from May to October.',
      '        text: We sail from May to October, in twelve sturdy boats. Each takes four people. 1,200 people learned it here.',
    ],
  ],
  reportedBy: 'texts',
});
