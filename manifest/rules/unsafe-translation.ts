import { defineRule } from './rule.ts';
import { mostOfCourses } from './support/examples.ts';

export const rule = defineRule({
  code: 'unsafe-translation',
  severity: 'error',
  title: 'A text with a figure is not translated',
  means:
    'A text with a figure, a phone number or a price is not translated, or its source has changed since, on a page that is translated for the most part.',
  why: 'Visitors would read an old price, or call a number that is not yours any more.',
  fix: 'Translate it, or correct the translation and delete the word `fuzzy` above it.',
  wrong: {
    po: `${mostOfCourses}
#, fuzzy
#| msgid "We sail from 1 May to October."
msgid "We sail from May to October."
msgstr "Wir segeln vom 1. Mai bis Oktober."
`,
  },
});
