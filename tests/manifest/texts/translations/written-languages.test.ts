/** Mistakes that translators make, in languages as they are written: the right translation has no message, the wrong one has one. */
import { describe, expect, test } from 'vitest';
import { writeCatalog } from '../../../../localize/catalog/catalog.ts';
import type { CatalogEntry } from '../../../../localize/catalog/entry.ts';
import { updateCatalog } from '../../../../localize/catalog/update.ts';
import { checkCatalog } from '../../../../localize/check/check-catalog.ts';
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

const MISTAKES: Record<string, Case> = {
  'a decimal point for a comma': {
    language: 'hi',
    source: 'The runway has 3,048 m.',
    right: 'रनवे 3,048 मीटर का है।',
    wrong: 'रनवे 3.048 मीटर का है।',
    message: '"3.048" where the source has "3,048"',
  },
  'a decimal point that is lost': {
    language: 'mr',
    source: 'Rs 2.5 lakh to Rs 18 lakh',
    right: '2.5 लाख ते 18 लाख रुपये',
    wrong: '25 लाख ते 18 लाख रुपये',
    message: '"25" where the source has "2.5"',
  },
  'a half that is lost': {
    language: 'hi',
    source: '2½ hours behind',
    right: '2½ घंटे पीछे',
    wrong: '2 घंटे पीछे',
    message: '"2" where the source has "2½"',
  },
  'a large number word': {
    language: 'hi',
    source: 'It costs 5 to 10 lakh.',
    right: 'इसका खर्च 5 से 10 लाख है।',
    wrong: 'इसका खर्च 5 से 10 हज़ार है।',
    message: '"10 हज़ार" where the source has "10 lakh"',
  },
  'a unit': {
    language: 'de',
    source: 'It feels like 8,000 feet up.',
    right: 'Es ist wie in 8.000 Fuß Höhe.',
    wrong: 'Es ist wie in 8.000 Meter Höhe.',
    message: '"8.000 Meter" where the source has "8,000 feet"',
  },
  'a month': {
    language: 'hi',
    source: 'It has been closed since 23 March 2008.',
    right: 'यह 23 मार्च 2008 से बंद है।',
    wrong: 'यह 23 मई 2008 से बंद है।',
    message: '"मई" where the source has "March"',
  },
  'a number in words': {
    language: 'hi',
    source: 'One family was told of nine.',
    right: 'एक परिवार को नौ बताई गई थीं।',
    wrong: 'एक परिवार को आठ बताई गई थीं।',
    message: '"आठ" where the source has "nine"',
  },
  'half a range': {
    language: 'mr',
    source: 'A family was quoted three to seven days.',
    right: 'एका कुटुंबाला तीन ते सात दिवस सांगितले.',
    wrong: 'एका कुटुंबाला तीन दिवस सांगितले.',
    message: 'lacks the number "seven"',
  },
  'a plus behind the number': {
    language: 'ar',
    source: 'Dial +91 for India',
    right: 'للاتصال بالهند اطلبوا +91',
    wrong: 'للاتصال بالهند اطلبوا 91+',
    message: 'plus before "91"',
  },
  'digits of two scripts': {
    language: 'hi',
    source: 'It is 15.8 km away.',
    right: 'यह 15.8 किमी दूर है।',
    wrong: 'यह १5.8 किमी दूर है।',
    message: 'digits of two scripts',
  },
  'links that changed places': {
    language: 'de',
    source: 'Ask for a [plane](/plane) or a [train](/train).',
    right: 'Fragen Sie nach [Flugzeug](/plane) oder [Zug](/train).',
    wrong: 'Fragen Sie nach [Flugzeug](/train) oder [Zug](/plane).',
    message: '"/train" is where the source has "/plane"',
  },
  'references that changed places': {
    language: 'de',
    source: 'Call ${phones.day} by day, ${phones.night} by night.',
    right: 'Tags ${phones.day}, nachts ${phones.night}.',
    wrong: 'Tags ${phones.night}, nachts ${phones.day}.',
    message: 'is where the source has',
  },
  'a sentence twice': {
    language: 'de',
    source: 'Then the plane goes on. The stop adds time.',
    right: 'Dann fliegt es weiter. Der Halt kostet Zeit.',
    wrong: 'Dann fliegt es weiter. Dann fliegt es weiter. Der Halt kostet Zeit.',
    message: 'there twice',
  },
  'words left in English': {
    language: 'hi',
    source: 'The price covers both ends, waiting, extra landings and night parking.',
    right: 'कीमत में दोनों सिरे, इंतज़ार, और रुकना और रात की पार्किंग शामिल है।',
    wrong: 'कीमत में दोनों सिरे, इंतज़ार, extra landings and night parking शामिल है।',
    message: '"extra landings and night parking" is in the language of the source',
  },
  'no sign at the end': {
    language: 'hi',
    source: 'Without a bed the flight should not start.',
    right: 'बेड के बिना उड़ान शुरू नहीं होनी चाहिए।',
    wrong: 'बेड के बिना उड़ान शुरू नहीं होनी चाहिए',
    message: 'ends with a sign',
  },
  'other words in bold': {
    language: 'de',
    source: '**You can check first.** Compare the sum.',
    right: '**Sie können erst prüfen.** Vergleichen Sie die Summe.',
    wrong: 'Sie können erst prüfen. **Vergleichen Sie die Summe.**',
    message: 'begins in bold',
  },
  'stars between spaces': {
    language: 'de',
    source: 'You may hear the term *value travel* for it.',
    right: 'Dafür gibt es das Wort *Wertreise* auch.',
    wrong: 'Dafür gibt es das Wort * Wertreise * auch.',
    message: '* between spaces',
  },
  'a Latin question mark': {
    language: 'ar',
    source: 'Can someone come too?',
    right: 'هل يمكن أن يأتي أحد؟',
    wrong: 'هل يمكن أن يأتي أحد?',
    message: '"?" (U+003F) is none of the',
  },
  'a Persian letter': {
    language: 'ar',
    source: 'It is 6.8 km away.',
    right: 'يبعد 6.8 كم.',
    wrong: 'يبعد 6.8 کم.',
    message: '(U+06A9)',
  },
  'a letter for the colon': {
    language: 'hi',
    source: 'Address: here',
    right: 'पता: यहाँ',
    wrong: 'पताः यहाँ',
    message: 'for the colon',
  },
  'a mark of direction': {
    language: 'mr',
    source: 'Call us',
    right: 'फोन करा',
    wrong: '\u200Eफोन करा',
    message: 'invisible mark of direction',
  },
};

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

test('what a translator has noted as checked is not doubted, but compared', () => {
  const { language, source, wrong } = MISTAKES['links that changed places']!;
  expect(check(language, source, { text: wrong, notes: 'checked by R.' })).toEqual([]);
  const figure = MISTAKES['a half that is lost']!;
  expect(check(figure.language, figure.source, { text: figure.wrong, notes: 'checked' })).toHaveLength(1);
});

test('numbers may be written as in the language of the source, or in that of the translation', () => {
  for (const text of ['Es kostet 100.000 Euro.', 'Es kostet 100,000 Euro.', 'Es kostet 100 000 Euro.'])
    expect(check('de', 'It costs 100,000 euros.', { text }), text).toEqual([]);
  expect(check('de', 'It takes 2.5 hours.', { text: 'Es dauert 2,5 Stunden.' })).toEqual([]);
  expect(check('de', 'It takes 2.5 hours.', { text: 'Es dauert 25 Stunden.' })).toHaveLength(1);
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

/** Returns the messages about one text and its translation, among others that are right. */
function check(
  language: string,
  text: string,
  own: Partial<CatalogEntry>,
  others: Pick<CatalogEntry, 'id' | 'text'>[] = [],
): string[] {
  const texts = [text, ...others.map(({ id }) => id)];
  const source: Tree = {
    language: 'en-IN',
    languages: [language],
    brand: { name: 'X' },
    routes: [{ path: '/', blocks: texts.map((one) => ({ type: 'longtext', text: one })) }],
  };
  const fresh = updateCatalog(emptyCatalog(source['brand'], language), textsOf(source));
  const byId = new Map(others.map((one) => [one.id, one.text]));
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
  return checkCatalog(source, file, new Glossary([], 'en')).map(({ message }) => message);
}
