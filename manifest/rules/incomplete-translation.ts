import { defineRule } from './rule.ts';
import { mostOfCourses } from './support/examples.ts';

export const rule = defineRule({
  code: 'incomplete-translation',
  severity: 'warning',
  title: 'A text is not translated',
  means: 'A page is translated for the most part, and a text on it is not, or its source has changed since.',
  why: 'The page is left out of this language until it is whole: nobody reads a page in two languages.',
  fix: 'Write the translation in the file of the language. `npx waybill languages` adds the texts that are new, and marks those that have changed.',
  wrong: {
    po: `${mostOfCourses}
msgid "We sail from May to October."
msgstr ""
`,
  },
});
