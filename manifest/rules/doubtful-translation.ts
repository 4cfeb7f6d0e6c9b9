import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'doubtful-translation',
  severity: 'warning',
  title: 'A translation may be that of another text',
  means:
    'It is in the language of the source, wholly or in part; the same as that of another text; a question where the source asks none; much longer or shorter than others, or with a sentence fewer; or its links, references or numbers stand in another order.',
  why: 'Visitors would read a sentence that does not belong there.',
  fix: 'Compare it with its source, and translate it again. To accept it as it is, write the reason above its entry: `# accept doubtful-translation: the links are in this order here`.',
  wrong: {
    po: `msgid "Learn to sail"
msgstr "Segeln lernen?"
`,
  },
});
