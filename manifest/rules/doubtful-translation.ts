import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'doubtful-translation',
  severity: 'warning',
  title: 'A translation may be that of another text',
  means:
    'It is in the language of the source, the same as that of another text, a question where the source asks none, or much longer or shorter than others.',
  why: 'Visitors would read a sentence that does not belong there.',
  fix: 'Compare it with its source, and translate it again.',
  wrong: {
    po: `msgid "Learn to sail"
msgstr "Segeln lernen?"
`,
  },
});
