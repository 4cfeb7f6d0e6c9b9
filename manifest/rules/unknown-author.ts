import { isRecord, recordOf, records } from '../../schema/values/tree.ts';
import { defineRule } from './rule.ts';
import { page, siteFields } from './support/examples.ts';
import { namesAt } from '../words/listed-names.ts';

export const rule = defineRule({
  code: 'unknown-author',
  severity: 'error',
  title: 'There is no such author',
  means: 'A page names an author who is not under "authors".',
  why: 'Readers would see a short word where a name belongs.',
  fix: 'Correct the word, or add the person under "authors": {mara: {name: Mara Lind}}.',
  wrong: [
    ...siteFields(`
authors:
  mara:
    name: Mara Lind`),
    ...page('/first', 'authors: [maria]'),
  ],
  *checkPage(manifest) {
    const authors = recordOf(manifest, 'authors');
    const names = Object.entries(authors).map(([key, value]) => [key, isRecord(value) ? value['name'] : undefined]);
    for (const { value, pointer } of records(manifest, 'routes')) {
      if (value['authors'] === undefined) continue;
      const isNamed = [value['authors']].flat().every((name) => typeof name === 'string');
      if (names.length === 0 && isNamed) {
        yield {
          pointer: `${pointer}/authors`,
          message: 'This page has authors, and there are none at the top of the file.',
          hint: 'Write each person under "authors" first: {mara: {name: Mara Lind}}.',
          found: 'authors',
        };
        continue;
      }
      yield* namesAt(value['authors'], `${pointer}/authors`, {
        what: 'author',
        knownNames: Object.keys(authors),
        shown: Object.fromEntries(names) as Record<string, unknown>,
        otherwise: '',
      });
    }
  },
});
