/** Translations live in PO files, which gettext's own programs read and write, and survive every change of the source. */
import { catalogKey } from '../../../../localize/catalog/entry.ts';
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { readCatalog, writeCatalog } from '../../../../localize/catalog/catalog.ts';
import type { Catalog } from '../../../../localize/catalog/entry.ts';
import { entrySpans } from '../../../../localize/catalog/entry-spans.ts';
import { updateCatalog } from '../../../../localize/catalog/update.ts';
import { textsOf } from '../../../../localize/texts/texts.ts';
import { emptyCatalog } from '../../../../scripts/languages/update.ts';
import type { Tree } from '../../../../schema/values/tree.ts';
import { makeFolder } from '../../../support/files/folder.ts';

const source = load(readFileSync('site.yaml', 'utf8')) as Tree;
const fresh = updateCatalog(emptyCatalog(source['brand'], 'hi'), textsOf(source));
const translated: Catalog = {
  ...fresh,
  entries: fresh.entries.map((entry, index) => ({
    ...entry,
    text: `“${index}” ${entry.id}`,
    notes: index % 9 ? '' : 'Ask.',
  })),
};
const textOf = (catalog: Catalog) => Buffer.from(writeCatalog(catalog)).toString();
const hasGettext = spawnSync('msgfmt', ['--version']).status === 0;

describe('a catalog of the whole site', () => {
  test('is read as it was written', () => {
    expect(readCatalog(textOf(translated), 'hi.po').entries).toEqual(translated.entries);
  });

  test.skipIf(!hasGettext)('passes msgfmt, and comes back from msgcat with the same content', () => {
    const file = join(makeFolder(), 'hi.po');
    writeFileSync(file, textOf(translated));
    execFileSync('msgfmt', ['--check', '--output-file=/dev/null', file], { stdio: 'pipe' });
    const again = execFileSync('msgcat', [file], { encoding: 'utf8', maxBuffer: 1e8 });
    expect(readCatalog(again, 'hi.po').entries).toEqual(translated.entries);
  });

  // apt-get install translate-toolkit python3-polib
  test.each([
    ['the library of Weblate and Pootle', 'from translate.storage import pypo; pypo.pofile.parsefile(sys.argv[1]).savefile(sys.argv[2])'], // prettier-ignore
    ['polib', 'import polib; polib.pofile(sys.argv[1]).save(sys.argv[2])'],
  ])('comes back from %s with the same content', (_, script) => {
    const [file, again] = ['hi.po', 'again.po'].map((name) => join(makeFolder(), name)) as [string, string];
    writeFileSync(file, textOf(translated));
    const { status, stderr } = spawnSync('/usr/bin/python3', ['-c', `import sys; ${script}`, file, again], { encoding: 'utf8' }); // prettier-ignore
    if (status === null || stderr.includes('ModuleNotFoundError')) return;
    // polib breaks the lines of comments, which Waybill writes itself.
    const inOneLine = ({ entries }: Catalog) => entries.map((entry) => ({ ...entry, extracted: entry.extracted.replaceAll('\n', ' ') })); // prettier-ignore
    expect(inOneLine(readCatalog(readFileSync(again, 'utf8'), 'again.po'))).toEqual(inOneLine(translated));
  });

  test('says of each entry where its translation is written', () => {
    const text = textOf(translated);
    const spans = entrySpans(text);
    for (const entry of translated.entries) {
      const span = spans.get(catalogKey(entry))!.text;
      const written = text.slice(span.start, span.end).replaceAll(/"\n"/g, '');
      expect(JSON.parse(`"${written}"`)).toBe(entry.text);
    }
  });
});

test('the place of an entry is found whatever its texts escape', () => {
  const text = String.raw`msgid ""
msgstr ""

#, fuzzy
#| msgid "It\'s \"gone\"\101"
msgid "It\'s a \"\?\"\a\v\n"
msgstr "C\'est\101"
`;
  const { entries } = readCatalog(text, 'fr.po');
  expect(entries).toMatchObject([{ id: 'It\'s a "?"av\n', text: "C'est101", previous: 'It\'s "gone"101' }]);
  const { start, end } = entrySpans(text).get(catalogKey(entries[0]!))!.text;
  expect(text.slice(start, end)).toBe(String.raw`C\'est\101`);
});

test('what other programs have written is kept', () => {
  const text = `# Translated by A. Translator.
msgid ""
msgstr ""
"Language: de\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"

#, fuzzy, no-wrap
#| msgctxt "/:hero.heading"
#| msgid "Boat"
msgctxt "/:hero.heading"
msgid "A boat"
msgid_plural "Boats"
msgstr[0] "Boot"
msgstr[1] "Boote"
`;
  const catalog = readCatalog(text, 'de.po');
  expect(catalog).toMatchObject({ notes: 'Translated by A. Translator.', entries: [{ previous: 'Boat', flags: ['no-wrap'] }] }); // prettier-ignore
  const written = textOf(updateCatalog(catalog, [{ id: 'A boat', reference: '/:hero.heading' }]));
  for (const part of ['# Translated by A. Translator.', '#, fuzzy, no-wrap', 'msgstr[1] "Boote"', '#| msgid "Boat"'])
    expect(written).toContain(part);
  expect(readCatalog(written, 'de.po').entries).toMatchObject([{ plural: { id: 'Boats', texts: ['Boot', 'Boote'] } }]);
});

describe('an update', () => {
  const text = (id: string, reference = '/:hero.heading') => ({ id, reference, description: 'A heading.' });
  const entry = (id: string, words: string) => ({ id, context: '', text: words, isFuzzy: false, references: ['/:hero.heading'], extracted: 'A heading.', notes: '' }); // prettier-ignore
  const catalog = (...entries: Catalog['entries']): Catalog => ({ headers: {}, entries, obsolete: [] });

  test('keeps a translation wherever its text moves', () => {
    const { entries } = updateCatalog(catalog(entry('Learn to sail', 'Segeln lernen')), [
      text('Learn to sail', '/about:faq.lead'),
    ]);
    expect(entries).toMatchObject([{ text: 'Segeln lernen', isFuzzy: false, references: ['/about:faq.lead'] }]);
  });

  test('marks the translation of a text that has changed, with what it was', () => {
    const { entries, obsolete } = updateCatalog(catalog(entry('Learn to sail', 'Segeln lernen')), [
      text('Learn to sail here'),
    ]);
    expect(entries).toMatchObject([
      { id: 'Learn to sail here', text: 'Segeln lernen', isFuzzy: true, previous: 'Learn to sail' },
    ]);
    expect(obsolete).toEqual([]);
  });

  test('keeps the translation of a text that is gone, and takes it back when it comes again', () => {
    const without = updateCatalog(catalog(entry('Learn to sail', 'Segeln lernen')), [text('Prices')]);
    expect(without.obsolete).toMatchObject([{ id: 'Learn to sail', text: 'Segeln lernen' }]);
    expect(updateCatalog(without, [text('Learn to sail')]).entries).toMatchObject([
      { text: 'Segeln lernen', isFuzzy: false },
    ]);
  });

  test('loses no translation of a text that had several', () => {
    const here = { ...entry('Book a flight', 'Flug buchen'), context: '/:hero.heading' };
    const { entries, obsolete } = updateCatalog(catalog(entry('Book a flight', 'Buchen Sie'), here), [
      text('Book your flight'),
    ]);
    const kept = [...entries, ...obsolete].map(({ text: words }) => words);
    expect(kept.toSorted()).toEqual(['Buchen Sie', 'Flug buchen']);
  });

  test('takes back a translation of which an empty entry is there, too', () => {
    const old = { ...catalog(entry('Sail', '')), obsolete: [entry('Sail', 'Segeln')] };
    expect(updateCatalog(old, [text('Sail')])).toMatchObject({ entries: [{ text: 'Segeln' }], obsolete: [] });
  });

  test('of what is up to date changes nothing', () => {
    expect(updateCatalog(translated, textsOf(source))).toEqual(translated);
  });
});
