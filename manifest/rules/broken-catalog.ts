import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'broken-catalog',
  severity: 'error',
  title: 'A file of translations cannot be read',
  means: 'A PO file has a line that is neither a text in quotes nor a comment, or an entry twice.',
  why: 'None of its translations can be shown.',
  fix: 'Do what the message says. A program for translators, such as Poedit, writes these files without such mistakes.',
  wrong: {
    po: `msgid "Our courses"
msgstr "Unsere "besten" Kurse"
`,
  },
});
