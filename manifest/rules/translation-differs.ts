import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'translation-differs',
  severity: 'error',
  title: 'A translation has other figures, links or marks than its source',
  means: 'References, links, figures, phone numbers and the marks of Markdown are the same in every language.',
  why: 'Visitors would read another price, follow another link, or see marks that mean nothing.',
  fix: 'Write them as the source has them. Figures may have the digits of their language.',
  wrong: {
    po: `msgid "We sail from May to October."
msgstr "Wir segeln **von Mai bis Oktober**."
`,
  },
});
