import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'foreign-letters',
  severity: 'error',
  title: 'A translation has letters of another script',
  means:
    'A letter is neither Latin nor of the script that the language is written in, or an invisible character turns the direction of the text.',
  why: 'Such letters look right and are not: search does not find the word, a screen reader spells it, a phone number may read backwards.',
  fix: 'Type the word once more, or delete the sign.',
  wrong: {
    po: `msgid "Our courses"
msgstr "Uns\u0435re Kurse"
`,
  },
});
