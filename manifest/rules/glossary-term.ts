import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'glossary-term',
  severity: 'warning',
  title: 'A term is not translated as the glossary says',
  means: 'A text has a term of `languages/glossary.yaml`, and its translation has none of the forms that are allowed.',
  why: 'Visitors who read two names for one thing take them for two things.',
  fix: 'Write one of the forms. If another one is right as well, add it to the glossary.',
  wrong: {
    glossary: `- term: course
  de: [Kurs]
`,
    po: `msgid "Our courses"
msgstr "Unsere Lehrgänge"
`,
  },
});
