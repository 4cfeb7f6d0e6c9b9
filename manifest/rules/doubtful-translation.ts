import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'doubtful-translation',
  severity: 'warning',
  title: 'A translation may be that of another text',
  means:
    'It is in another language, wholly or in part, or the same as that of another text. It asks a question, has lost a sentence or a "not", or has something twice. Or its links, places or numbers stand in another order.',
  why: 'Visitors would read a sentence that does not belong there.',
  fix: 'Compare it with its source, and translate it again. To accept it as it is, write the reason above its entry: `# accept doubtful-translation: the links are in this order here`.',
  wrong: {
    po: `msgid "Learn to sail"
msgstr "Segeln lernen?"
`,
  },
});
