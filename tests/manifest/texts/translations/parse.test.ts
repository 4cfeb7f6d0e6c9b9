/** A file of translations is parsed in pieces and by a pattern, with the same result as by gettext's library at once. */
import { array, assert, boolean, constantFrom, option, property, record, tuple } from 'fast-check';
import { po } from 'gettext-parser';
import type { GetTextTranslation } from 'gettext-parser';
import { expect, test } from 'vitest';
import { catalogKey } from '../../../../localize/catalog/entry.ts';
import { readCatalog } from '../../../../localize/catalog/catalog.ts';
import { parsePo } from '../../../../localize/catalog/parse.ts';

const HEADERS = 'msgid ""\nmsgstr ""\n"Language: de\\n"\n"Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n\n';
const entry = (number: number) =>
  `#. A title.\n#: /page-${number}:hero.heading\n${number % 7 ? '' : '#, fuzzy\n#| msgid "Before"\n'}${number % 5 ? '' : `msgctxt "/page-${number}:hero"\n`}msgid ""\n"Text ${number} with \\"signs\\"\\n"\n"and a second line"\nmsgstr ""\n"Text ${number} mit „Zeichen“\\n"\n"und einer zweiten Zeile"\n\n`;
const many = HEADERS + Array.from({ length: 2_000 }, (_, number) => entry(number)).join('');
const OLD = '#~ msgid "Gone"\n#~ msgstr "Weg"\n\n#~ msgid "Gone, too"\n#~ msgstr "Auch weg"\n';

function atOnce(text: string) {
  const { headers, translations, obsolete = {} } = po.parse(text, { validation: true });
  const [entries, gone] = [translations, obsolete].map((table) => Object.values(table).flatMap(Object.values));
  return { headers, entries: entries as GetTextTranslation[], obsolete: gone as GetTextTranslation[] };
}

/** What is wrong with a file; undefined where nothing is. */
function failure(parse: () => unknown): string | undefined {
  try {
    parse();
  } catch (error) {
    return (error as Error).message;
  }
  return undefined;
}

const nameOf = ({ msgid, msgctxt = '' }: GetTextTranslation) => catalogKey({ id: msgid, context: msgctxt });
const sorted = (entries: GetTextTranslation[]) => entries.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));

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
  for (const kind of ['entries', 'obsolete'] as const) expect(sorted(parsed[kind])).toEqual(sorted(whole[kind]));
});

test.each([
  ['a text that is there twice', many + entry(1)],
  ['a string without its end', `${many}msgid "One\nmsgstr "Eins"\n`],
  ['words that are no entry', `${many}Translate this.\n`],
  ['a translation without its text', many.replace('msgid ""\n"Text 1000', '"Text 1000')],
])('%s has the message of the whole file', (_name, text) => {
  expect(failure(() => atOnce(text))).toBeDefined();
  expect(failure(() => parsePo(text))).toBe(failure(() => atOnce(text)));
  expect(() => readCatalog(text, 'de.po')).toThrow(/de\.po, line \d+/);
});

const words = array(constantFrom('a', 'Öl', 'हि', ' ', '\\"', '\\\\', '\\n', '\\t', '\\x', "'", '#', '😀', '\u2028', '\\\u2028', '\r'), { maxLength: 6 }).map((parts) => parts.join('')); // prettier-ignore
const quoted = array(words, { minLength: 1, maxLength: 3 }).map((lines) => lines.map((line) => `"${line}"`).join('\n'));
const comment = tuple(constantFrom('#', '# ', '#.', '#. ', '#: ', '#, ', '#| ', '#~ ', '#  '), constantFrom('', 'fuzzy', 'msgid "Before"', '/about:hero.heading /', 'Note. ')).map((parts) => `${parts.join('')}\n`); // prettier-ignore
/** As gettext writes them, and in other ways: single quotes, more spaces, blank lines, words that are no entry. */
const line = constantFrom('\n', '\n', '\n', '\n', '\n', '\n\n', ' \n');
const anyEntry = record({
  comments: array(comment, { maxLength: 3 }),
  context: option(quoted),
  id: quoted,
  plural: option(quoted, { freq: 20 }),
  text: quoted,
  space: constantFrom(' ', ' ', ' ', ' ', '', '  '),
  ends: tuple(line, line, line),
  odd: constantFrom('', '', '', '', '', '', '', '', 'Translate this.\n', "msgid 'One'\n", '#~ msgid "Gone"\n#~ msgstr "Weg"\n', 'msgid "Open\n'), // prettier-ignore
}).map(
  ({ comments, context, id, plural, text, space, ends, odd }) =>
    `${odd}${comments.join('')}${context === null ? '' : `msgctxt ${context}${ends[0]}`}msgid${space}${id}${ends[1]}` +
    `${plural === null ? '' : `msgid_plural ${plural}\n`}msgstr ${text}${ends[2]}\n`,
);

test('any file is parsed as by the library, and refused with its message', () => {
  assert(
    property(array(anyEntry, { maxLength: 8 }), boolean(), (entries, hasHeaders) => {
      const text = (hasHeaders ? HEADERS : '') + entries.join('');
      expect(failure(() => parsePo(text))).toBe(failure(() => atOnce(text)));
      if (failure(() => atOnce(text)) !== undefined) return;
      const [whole, parsed] = [atOnce(text), parsePo(text)];
      expect(parsed.headers).toEqual(whole.headers);
      for (const kind of ['entries', 'obsolete'] as const) expect(sorted(parsed[kind])).toEqual(sorted(whole[kind]));
    }),
    { numRuns: 5_000 },
  );
});
