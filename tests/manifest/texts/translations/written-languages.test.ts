/** Mistakes that translators make, in languages as they are written: the right translation has no message, the wrong one has one. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
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
