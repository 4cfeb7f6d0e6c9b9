/** Mistakes that translators make, in languages as they are written: the right translation has no message, the wrong one has one. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { writeCatalog } from '../../../../localize/catalog/catalog.ts';
import type { CatalogEntry } from '../../../../localize/catalog/entry.ts';
import { updateCatalog } from '../../../../localize/catalog/update.ts';
import { checkCatalog } from '../../../../localize/check/check-catalog.ts';
import { entryFaults } from '../../../../localize/check/entry-faults.ts';
import { Vocabulary } from '../../../../localize/check/heuristics/vocabulary.ts';
import { Glossary } from '../../../../localize/glossary/glossary.ts';
import { textsOf } from '../../../../localize/texts/texts.ts';
import { emptyCatalog } from '../../../../scripts/languages/update.ts';
import type { Tree } from '../../../../schema/values/tree.ts';

interface Case {
  language: string;
  source: string;
  right: string;
  wrong: string;
  /** Part of the message. */
  message: string;
}

const ENTRY: CatalogEntry = { id: '', text: '', context: '', isFuzzy: false, references: [], extracted: '', notes: '' };
const MISTAKES = load(readFileSync(join(import.meta.dirname, 'mistakes.yaml'), 'utf8')) as Record<string, Case>;

describe.each(Object.entries(MISTAKES))('%s', (_name, { language, source, right, wrong, message }) => {
  test('has one message', () => {
    const messages = check(language, source, { text: wrong });
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain(message);
  });

  test('is none in the right translation', () => {
    expect(check(language, source, { text: right })).toEqual([]);
  });
});

const LONG =
  'The airport can shut in bad weather, so ask on the day. A firm said in that year that patients were driven to the coast to meet the plane. If you are in the hills, plan for the drive from the start.';
const TRANSLATED =
  'Bei schlechtem Wetter schließt der Flughafen manchmal, also fragen Sie am Tag. Eine Firma sagte in jenem Jahr, dass man Kranke zur Küste fuhr, um das Flugzeug zu erreichen. Wenn Sie in den Bergen sind, planen Sie die Fahrt von Anfang an ein.';

test('a sentence that is lost has one message, wherever it was', () => {
  const sentences = TRANSLATED.split(/(?<=[.]) /);
  for (const lost of sentences.keys()) {
    const messages = check('de', LONG, { text: sentences.toSpliced(lost, 1).join(' ') }, many('de'));
    expect(messages).toEqual([expect.stringContaining('The source has 3 sentences, the translation 2')]);
  }
  expect(check('de', LONG, { text: TRANSLATED }, many('de'))).toEqual([]);
  const joined = TRANSLATED.replace('Tag. Eine', 'Tag; eine');
  expect(check('de', LONG, { text: joined }, many('de')), 'two in one').toEqual([]);
});

test('what a comment accepts with a reason is not doubted, but compared', () => {
  const { language, source, wrong } = MISTAKES['links that changed places']!;
  expect(
    check(language, source, { text: wrong, notes: 'accept doubtful-translation: they are in this order here' }),
  ).toEqual([]);
  const figure = MISTAKES['a half that is lost']!;
  expect(
    check(figure.language, figure.source, { text: figure.wrong, notes: 'accept doubtful-translation: why' }),
  ).toHaveLength(1);
});

test('numbers may be words in one language and figures in the other', () => {
  expect(check('mr', 'It takes three to seven days.', { text: '३ ते ७ दिवस लागतात.' })).toEqual([]);
  expect(check('mr', 'It takes 3 to 7 days.', { text: 'तीन ते सात दिवस लागतात.' })).toEqual([]);
  expect(check('mr', 'It takes three to seven days.', { text: '३ ते ८ दिवस लागतात.' })).toHaveLength(1);
  expect(check('ja', 'Give at least one name.', { text: '名前を1つ以上書いてください。' })).toEqual([]);
  expect(check('de', 'It has 2 doors.', { text: 'Es hat zwei Türen.' })).toEqual([]);
  expect(check('de', 'It has 2 doors.', { text: 'Es hat Türen.' })).toHaveLength(1);
});

test('numbers may be written as in the language of the source, or in that of the translation', () => {
  for (const text of ['Es kostet 100.000 Euro.', 'Es kostet 100,000 Euro.', 'Es kostet 100 000 Euro.'])
    expect(check('de', 'It costs 100,000 euros.', { text }), text).toEqual([]);
  expect(check('de', 'It takes 2.5 hours.', { text: 'Es dauert 2,5 Stunden.' })).toEqual([]);
  expect(check('de', 'It takes 2.5 hours.', { text: 'Es dauert 25 Stunden.' })).toHaveLength(1);
});

describe('among the other translations of a site', () => {
  const OTHERS = [
    { id: 'Do not wait.', text: 'Warten Sie nicht.' },
    { id: 'You cannot book it.', text: 'Man kann ihn nicht buchen.' },
    { id: 'Never pay twice.', text: 'Zahlen Sie nie zweimal.' },
    { id: 'The plane in the hall, in the rain', text: 'Das Flugzeug in der Halle, in dem Regen' },
    { id: 'In the house', text: 'In dem Haus in der Stadt' },
  ];

  test.each([
    ['a denial that is lost', 'The bank has not answered. Do not pay again.', 'Die Bank hat nicht geantwortet. Zahlen Sie noch einmal.', 'The source has "Do not"'],
    ['a word twice in a row', 'The ship in the rain', 'Das Schiff in in dem Regen', '"in" is there twice'],
  ])('%s has one message', (_, source, wrong, says) => {
    const messages = check('de', source, { text: wrong }, OTHERS);
    expect(messages).toEqual([expect.stringContaining(says)]);
  }); // prettier-ignore

  test.each([
    ['a denial', 'The bank has not answered. Do not pay again.', 'Die Bank hat nicht geantwortet. Zahlen Sie nicht noch einmal.'],
    ['a denial in one sentence of two', 'Do not pay. We call you.', 'Zahlen Sie nicht, wir rufen an.'],
    ['a word that the source doubles, too', 'It is a very very old ship', 'Das ist ein sehr sehr altes Schiff'],
  ])('%s is right', (_, source, right) => expect(check('de', source, { text: right }, OTHERS)).toEqual([])); // prettier-ignore

  test('no denial is missed where none of the translations has a word for it that is known', () => {
    const others = OTHERS.map(({ id }) => ({ id, text: id.toUpperCase().replaceAll('N', 'X') }));
    expect(check('de', 'Do not pay.', { text: 'DO XOT PAY.' }, others)).toEqual([]);
  });

  test('a unit that is left as in the source, where other texts translate it', () => {
    const others = [3, 7, 12].map((number) => ({ id: `It is ${number} km away`, text: `यह ${number} किमी दूर है` }));
    expect(check('hi', '17 km from here', { text: 'यहाँ से 17 km' }, others)).toEqual([
      expect.stringContaining('"km" is in the language of the source'),
    ]);
    expect(check('hi', '17 km from here', { text: 'यहाँ से 17 km' })).toEqual([]);
    const charge = [{ id: 'the kilometres by road', text: 'सड़क से किलोमीटर' }];
    expect(check('hi', 'the price and the kilometres', { text: 'कीमत और kilometres' }, charge)).toEqual([
      expect.stringContaining('"kilometres" is in the language of the source'),
    ]);
  });

  test('a sentence in another language of the site', () => {
    const hindi = ['कहाँ बैठना है, यह आपको बताते हैं।', 'टीम बताती है।'].map((text) => ({ ...ENTRY, id: text, text }));
    const vocabularies = new Map([['hi', new Vocabulary(hindi)]]);
    const check3 = (text: string) =>
      check('mr', 'They tell you where to sit.', { text }, { translations: [], vocabularies });
    expect(check3('कहाँ बैठना है, यह टीम आपको बताती है.')).toEqual([expect.stringContaining('This seems to be "hi"')]);
    expect(check3('कुठे बसायचे ते टीम सांगते.')).toEqual([]);
  });

  test('a part of the day within another word is none', () => {
    const text = 'गुजरात में 9.30 बजे होते हैं।';
    expect(check('hi', 'It is 9.30 am in Gujarat.', { text })).toEqual([]);
  });

  test('two places that changed places', () => {
    const places = { a: { name: 'Muscat' }, b: { name: 'Kochi' } };
    const names = [
      { id: 'Muscat', text: 'مسقط' },
      { id: 'Kochi', text: 'كوتشي' },
    ];
    const messages = (text: string) =>
      check('ar', 'air ambulance Muscat to Kochi', { text }, { translations: names, places });
    expect(messages('إسعاف جوي من كوتشي إلى مسقط')).toEqual([expect.stringContaining('the other way round')]);
    expect(messages('إسعاف جوي من مسقط إلى كوتشي')).toEqual([]);
  });
});

/** Texts of many lengths with their translations, as a site has them. */
function many(language: string): Pick<CatalogEntry, 'id' | 'text'>[] {
  const words = language === 'de' ? 'Wort und Zeichen ' : 'word ';
  return Array.from({ length: 30 }, (_, index) => {
    const id = `Some words of a text ${'that goes on '.repeat((index % 5) + 2)}${String.fromCodePoint(97 + (index % 26), 97 + ((index * 7) % 26))}`;
    return {
      id,
      text: `${words
        .repeat(20)
        .slice(0, Math.round(id.length * 1.15) - 3)
        .trim()} ${String.fromCodePoint(97 + (index % 26), 97 + ((index * 7) % 26))}`,
    };
  });
}

/** What else a site has. */
interface Site {
  translations: Pick<CatalogEntry, 'id' | 'text'>[];
  places?: Tree;
  /** The words of its other languages. */
  vocabularies?: ReadonlyMap<string, Vocabulary>;
}

/** Returns the messages about one text and its translation, among others that are right. */
function check(
  language: string,
  text: string,
  own: Partial<CatalogEntry>,
  others: Pick<CatalogEntry, 'id' | 'text'>[] | Site = [],
): string[] {
  const { translations, places = {}, vocabularies }: Site = Array.isArray(others) ? { translations: others } : others;
  const texts = [text, ...translations.map(({ id }) => id)];
  const source: Tree = {
    language: 'en-IN',
    languages: [language],
    brand: { name: 'X' },
    places,
    routes: [{ path: '/', blocks: texts.map((one) => ({ type: 'longtext', text: one })) }],
  };
  const fresh = updateCatalog(emptyCatalog(source['brand'], language), textsOf(source));
  const byId = new Map(translations.map((one) => [one.id, one.text]));
  const entries = fresh.entries.map((entry) =>
    entry.id === text ? { ...entry, ...own } : { ...entry, text: byId.get(entry.id) ?? entry.id },
  );
  const catalog = { ...fresh, entries };
  const file = {
    file: `languages/${language}.po`,
    text: Buffer.from(writeCatalog(catalog)).toString(),
    catalog,
    language,
  };
  const faults = entryFaults(file, { source: 'en-IN', glossary: new Glossary([], 'en-IN'), vocabularies });
  return checkCatalog(source, file, faults).map(({ message }) => message);
}
