/** The glossary: terms of the source have one of the translations that it allows. */
import { describe, expect, test } from 'vitest';
import type { CatalogEntry } from '../../../../localize/catalog/entry.ts';
import { glossaryIn } from '../../../../localize/glossary/read-glossary.ts';

const FILE = 'languages/glossary.yaml';
const read = (text: string, language = 'en') =>
  glossaryIn(FILE, Buffer.from(text), { language, languages: ['de', 'ar', 'hi'] });
const { glossary } = read(`- term: boat
  de: [Boot]
- term: Rowing boat
  de: [Ruderboot, Kahn]
- term: C++
  de: [C++]
- term: sea
  ar: [بحر]
`);

function faultOf(id: string, text: string, language = 'de', terms = glossary) {
  const entry: CatalogEntry = { id, text, context: '', isFuzzy: false, references: [], extracted: '', notes: '' };
  return terms.faultOf(entry, language);
}

test('a translation without any form of a term is reported once, with each term and its forms', () => {
  expect(faultOf('The boat and the Rowing Boat', 'Das Schiff und die Jolle')).toEqual({
    message: 'The translation of "boat", "Rowing boat" is not one that the glossary allows.',
    hint: 'Write "Boot" for "boat", "Ruderboot" or "Kahn" for "Rowing boat", or add the form to languages/glossary.yaml.',
  });
});

test.each([
  ['a form', 'A boat', 'Ein Boot'],
  ['a form within a longer word', 'The boat house', 'Das Bootshaus'],
  ['a form in other letters', 'A rowing boat', 'EIN KAHN'],
  ['another word that has the term in it', 'A boater', 'Ein Strohhut'],
  ['a term within a longer one', 'Rowing boats', 'Kähne und Kahn'],
  ['the address of a link', '[Hire](/boat/prices)', '[Mieten](/boat/prices)'],
  ['a reference', '${figures.boat}', '${figures.boat}'],
  ['a language without forms', 'The sea', 'Der Ozean'],
])('%s is right', (_, id, text) => expect(faultOf(id, text)).toBeUndefined());

test.each([
  ['several', 'All boats', 'Alle Schiffe'],
  ['capital letters', 'BOAT', 'Schiff'],
  ['marks around it', '**boat**-like', 'Schiff'],
  ['signs that patterns are made of', 'Learn C++ here', 'Lernen Sie hier'],
])('%s: the term is found', (_, id, text) => expect(faultOf(id, text)).toBeDefined());

test('letters with marks are the same in both ways of writing them', () => {
  const { glossary: own } = read(`- { term: sea, hi: [\u095E] }`);
  expect(faultOf('The sea', '\u092B\u093C', 'hi', own)).toBeUndefined();
});

test('a source without spaces between words has terms as well, and only English adds an s', () => {
  expect(faultOf('有小船的湖', 'Ein See', 'de', read('- { term: 船, de: [Boot] }', 'zh').glossary)).toBeDefined();
  expect(faultOf('les ports', 'Die Tore', 'de', read('- { term: port, de: [Hafen] }', 'fr').glossary)).toBeUndefined();
});

describe('a broken glossary is reported at its line', () => {
  test.each([
    ['no YAML', '- term: boat\n  de: [Boot', 2, 'bracket'],
    ['no list', 'boat: Boot\n', 1, 'not a list of terms'],
    ['an entry without a term', '- term: sea\n- de: [Boot]\n', 2, 'has no term'],
    ['a term that is a number', '- term: 12\n', 1, 'has no term'],
    ['a language that the site has not', '- term: boat\n  fr: [bateau]\n', 2, 'not translated into "fr"'],
    ['a text in the place of a list', '- term: boat\n  de: Boot\n', 2, 'de: [one form, another form]'],
    ['an empty list', '- term: boat\n  de: []\n', 2, 'a list of texts'],
    ['a term twice', '- term: boat\n- term: sea\n- term: Boat\n', 3, '"Boat" is in the glossary twice'],
  ])('%s', (_, text, line, says) => {
    const { problems } = read(text);
    expect(problems.map(({ file, severity, span }) => [file, severity, text.slice(0, span.start).split('\n').length])).toEqual([[FILE, 'error', line]]); // prettier-ignore
    expect(`${problems[0]!.message} ${problems[0]!.hint}`).toContain(says);
  });

  test('a language that the site has not once, however many terms have it', () => {
    const text = '- term: boat\n  de: [Boot]\n- term: sea\n  fr: [mer]\n- term: port\n  fr: [port]\n';
    const { problems } = read(text);
    expect(problems.map(({ span, message }) => [text.slice(0, span.start).split('\n').length, message])).toEqual([
      [4, 'The site is not translated into "fr". It is in 2 terms; this is the first.'],
    ]);
  });

  test('each mistake by itself, while the other entries hold', () => {
    const { problems, glossary: remaining } = read(
      '- term: boat\n  de: [Boot]\n  fr: [bateau]\n- term: sea\n  de: See\n',
    );
    expect(problems).toHaveLength(2);
    expect(faultOf('A boat', 'Ein Schiff', 'de', remaining)).toBeDefined();
  });
});
