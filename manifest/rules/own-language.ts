import { defineRule } from './rule.ts';
import { siteFields } from './support/examples.ts';

export const rule = defineRule({
  code: 'own-language',
  severity: 'warning',
  title: 'The language of the site is among its translations',
  means: 'The list "languages" names the language that the texts are written in, as "language" does.',
  why: 'It has no effect: the pages are in this language already, at their own addresses.',
  fix: 'Take it out of "languages", which holds the other languages alone.',
  wrong: siteFields('\nlanguages: [en, de]'),
  *lintSite({ site: { language, languages } }) {
    const index = languages.findIndex((code) => code.toLowerCase() === language.toLowerCase());
    if (index === -1) return;
    const pointer = `/languages/${index}`;
    yield {
      pointer,
      message: `${JSON.stringify(language)} is the site’s own language, which "language" names already.`,
      hint: 'Remove it here: "languages" holds the other ones.',
      fix: { remove: languages.length === 1 ? '/languages' : pointer },
    };
  },
});
