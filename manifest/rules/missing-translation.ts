import { deref, readSchema, siteSchemaUrl } from '../../schema/schemas.ts';
import { recordOf } from '../../schema/values/tree.ts';
import { nameList } from '../problems/sentence-parts.ts';
import { TRANSLATED, translationFor } from '../words/local/translations.ts';
import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'missing-translation',
  severity: 'warning',
  title: 'Words of the site are in English',
  means: 'Nobody has translated the words of menus, forms and notices into the language of this site yet.',
  why: 'Visitors would find English words among their own; a screen reader would speak them as if they were none.',
  fix: 'Write each in the language of the site: under `labels`, and under `answers` if the site has forms. `npx waybill explain languages` lists the languages that need none of it.',
  wrong: [['language: en', 'language: eo']],
  *lintSite({ manifest, site }) {
    const { language } = site;
    if (translationFor(language)) return;
    const isAnswering = Object.values(site.endpoints).some(({ url }) => url.startsWith('/'));
    const parts = TRANSLATED.filter((part) => part !== 'answers' || isAnswering);
    const missing = parts.flatMap((part) => {
      const names = namesOf(part).filter((name) => !Object.hasOwn(recordOf(manifest, part), name));
      return names.length > 0 ? [{ part, names }] : [];
    });
    if (missing.length === 0) return;
    const spoken = languageOfCountry(language);
    if (spoken !== undefined) {
      const message = `${JSON.stringify(language)} is the code of a country, and of no language.`;
      yield {
        pointer: '/language',
        message,
        hint: `Write ${JSON.stringify(spoken)}, the language that most people speak there.`,
        suggestions: [spoken],
        fix: { replace: spoken },
      };
      return;
    }
    const name = new Intl.DisplayNames('en', { type: 'language' }).of(language);
    const counts = missing.map(({ part, names }) => `${names.length} of its ${part}`).join(' and ');
    const lists = missing.map(({ part, names }) => `under ${JSON.stringify(part)} write ${nameList(names)}`);
    const all = missing.map(({ part }) => part).join(' ');
    yield {
      pointer: '/language',
      message: `Waybill has no words in ${name}, so ${counts} are in English.`,
      hint: `Write them yourself: ${lists.join('; ')}. "npx waybill explain ${all}" lists all.`,
    };
  },
});

/** Returns the names of all words of a part, in the schema's order. */
function namesOf(part: (typeof TRANSLATED)[number]): string[] {
  const base = siteSchemaUrl;
  const { node } = deref({ node: readSchema(base).properties![part]!, base });
  return Object.keys(node.properties!);
}

/** Returns the language of a country by its code: ja for jp; undefined where the code is a language's own. */
function languageOfCountry(code: string): string | undefined {
  if (!/^[a-z]{2}$/i.test(code) || nameOf('language', code) !== undefined) return undefined;
  const region = code.toUpperCase();
  return nameOf('region', region) === undefined ? undefined : new Intl.Locale('und', { region }).maximize().language;
}

function nameOf(type: 'language' | 'region', code: string): string | undefined {
  return new Intl.DisplayNames('en', { type, fallback: 'none' }).of(code);
}
