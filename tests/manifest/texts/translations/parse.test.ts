/** A large file of translations is parsed in pieces, with the same result as at once. */
import { po } from 'gettext-parser';
import { expect, test } from 'vitest';
import { readCatalog } from '../../../../localize/catalog/catalog.ts';
import { parsePo } from '../../../../localize/catalog/parse.ts';

const HEADERS = 'msgid ""\nmsgstr ""\n"Language: de\\n"\n"Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n\n';
const entry = (number: number) =>
  `#. A title.\n#: /page-${number}:hero.heading\n${number % 7 ? '' : '#, fuzzy\n#| msgid "Before"\n'}${number % 5 ? '' : `msgctxt "/page-${number}:hero"\n`}msgid ""\n"Text ${number} with \\"signs\\"\\n"\n"and a second line"\nmsgstr ""\n"Text ${number} mit „Zeichen“\\n"\n"und einer zweiten Zeile"\n\n`;
const many = HEADERS + Array.from({ length: 2_000 }, (_, number) => entry(number)).join('');
const OLD = '#~ msgid "Gone"\n#~ msgstr "Weg"\n\n#~ msgid "Gone, too"\n#~ msgstr "Auch weg"\n';

function atOnce(text: string) {
  const { headers, translations, obsolete = {} } = po.parse(text, { validation: true });
  const [entries, gone] = [translations, obsolete].map((record) => Object.values(record).flatMap(Object.values));
  return { headers, entries, obsolete: gone };
}

const sorted = (entries: { msgid: string }[]) => entries.toSorted((a, b) => (a.msgid < b.msgid ? -1 : 1));

test.each([
  ['thousands of entries', many],
  ['obsolete ones at the end', many + OLD],
  ['obsolete ones at the start', HEADERS + OLD + many.slice(HEADERS.length)],
  [
    'plural forms',
    `${many}msgid "One"\nmsgid_plural "Several"\nmsgstr[0] "Eins"\nmsgstr[1] "Mehrere"\n\n${entry(3000)}`,
  ],
  ['blank lines within an entry', many.replace('msgid ""\n"Text 900', '\n\nmsgid ""\n"Text 900')],
  ['a blank line before every translation', many.replaceAll('\nmsgstr', '\n\nmsgstr')],
  ['many blank lines', many.replaceAll('\n\n', '\n\n\n\n')],
  ['comments alone', `${many}# The end.\n`],
  ['no headers', many.slice(HEADERS.length)],
])('%s', (_name, text) => {
  expect(text.length).toBeGreaterThan(300_000);
  const [whole, parsed] = [atOnce(text), parsePo(text)];
  expect(parsed.headers).toEqual(whole.headers);
  expect(sorted(parsed.entries)).toEqual(sorted(whole.entries as never));
  expect(sorted(parsed.obsolete)).toEqual(sorted(whole.obsolete as never));
});

test.each([
  ['a text that is there twice', many + entry(1)],
  ['a string without its end', `${many}msgid "One\nmsgstr "Eins"\n`],
  ['words that are no entry', `${many}Translate this.\n`],
  ['a translation without its text', many.replace('msgid ""\n"Text 1000', '"Text 1000')],
])('%s has the message of the whole file', (_name, text) => {
  const failure = (parse: () => unknown) => {
    try {
      parse();
    } catch (error) {
      return (error as Error).message;
    }
    return undefined;
  };
  expect(failure(() => atOnce(text))).toBeDefined();
  expect(failure(() => parsePo(text))).toBe(failure(() => atOnce(text)));
  expect(() => readCatalog(text, 'de.po')).toThrow(/de\.po, line \d+/);
});
