import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'broken-glossary',
  severity: 'error',
  title: 'The glossary has a mistake',
  means:
    'An entry of `languages/glossary.yaml` has no term, a term is there twice, or its translations are not a list, or in a language that the site is not translated into.',
  why: 'The check cannot say where translations use other words.',
  fix: 'Write each term once, and below it a list for each language.',
  wrong: {
    glossary: `- term: course
  de: Kurs
`,
  },
});
