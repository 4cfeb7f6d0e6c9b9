import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'incomplete-translation',
  severity: 'warning',
  title: 'A text is not translated',
  means: 'A page is translated for the most part, and a text on it is not, or its source has changed since.',
  why: 'The page is left out of this language until it is whole: nobody reads a page in two languages.',
  fix: 'Write the translation in the file of the language. `npx waybill languages` adds the texts that are new, and marks those that have changed.',
  wrong: {
    po: `msgid "Our courses"
msgstr "Unsere Kurse"

msgid "Courses"
msgstr "Kurse"

msgid "Every course of the school, from the first day on the water to the licence."
msgstr "Alle Kurse der Schule, vom ersten Tag auf dem Wasser bis zum Schein."

msgid "We sail from May to October."
msgstr ""
`,
  },
});
