/** No English in another language's site: the words that the engine brings along come in the language of the site. */
import { readdirSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { checkText } from '../../../../manifest/check/check-text.ts';
import { translationFor } from '../../../../manifest/words/local/translations.ts';
import { deref, readSchema, siteSchemaUrl } from '../../../../schema/schemas.ts';
import type { SchemaNode } from '../../../../schema/schemas.ts';
import { isRecord } from '../../../../schema/values/tree.ts';

const FOLDER = 'translations';
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.yaml'));
const base = siteSchemaUrl;

interface Word {
  english: string;
  /** What it is for, with the placeholders that it may have. */
  description: string;
}

/** Every word of the engine in English, by its place. */
const words = new Map(
  ['labels', 'answers'].flatMap((part) => {
    const { properties } = deref({ node: readSchema(base).properties![part]!, base }).node;
    return Object.entries(properties!).flatMap(([name, node]) => wordsOf(`${part}.${name}`, node));
  }),
);

function wordsOf(place: string, node: SchemaNode): [string, Word][] {
  const description = `${node.description} ${deref({ node, base }).node.description}`;
  return textsOf(node.default, place).map(([at, english]) => [at, { english, description }]);
}

/** Every text inside a value, by its place. */
function textsOf(value: unknown, place: string): [string, string][] {
  if (typeof value === 'string') return [[place, value]];
  return isRecord(value) ? Object.entries(value).flatMap(([name, inner]) => textsOf(inner, `${place}.${name}`)) : [];
}

const read = (file: string) =>
  new Map(Object.entries(load(readFileSync(`${FOLDER}/${file}`, 'utf8')) as object).flatMap(([part, inner]) => textsOf(inner, part))); // prettier-ignore
const placeholdersOf = (text: string) => [...(text.match(/\{\w+\}/g) ?? [])] as string[];

/** Languages whose own word is the same as the English one. */
const SAME: Record<string, string[]> = {
  'labels.menu': ['cs', 'fr', 'id', 'it', 'nl', 'pl', 'pt', 'vi'],
  'labels.home': ['it', 'nl'],
  'labels.no': ['es', 'it'],
  // Signs of units, which languages share.
  'labels.durationMinutes': ['cs', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'sv'],
  'labels.durationHours': ['cs', 'es', 'fr', 'it', 'pt', 'sv'],
  'labels.durationBoth': ['es', 'fr', 'it', 'pt', 'sv'],
};

/** What is in Latin letters in every language: placeholders, and the name of the QR code. */
const PLACEHOLDER_OR_NAME = /\{\w+\}|QR/g;

describe.each(files)('translations/%s', (file) => {
  const language = file.replace('.yaml', '');
  const texts = read(file);

  test('has every word, and none that the schema does not know', () => {
    expect(
      [...words.keys()].filter((place) => !texts.has(place)),
      'English until somebody translates it',
    ).toEqual([]);
    expect([...texts.keys()].filter((place) => !words.has(place))).toEqual([]);
  });

  test('has the placeholders of the English words, and at most those that the schema describes', () => {
    for (const [place, text] of texts) {
      const { english, description } = words.get(place)!;
      const [own, least] = [placeholdersOf(text), placeholdersOf(english)];
      const most = [...least, ...placeholdersOf(description)];
      expect.soft(own, place).toEqual(expect.arrayContaining(least));
      expect.soft(most, place).toEqual(expect.arrayContaining(own));
    }
  });

  test('is in its own language and script', () => {
    const { script } = new Intl.Locale(language).maximize();
    for (const [place, text] of texts) {
      if (!SAME[place]?.includes(language)) expect.soft(text, place).not.toBe(words.get(place)!.english);
      if (script !== 'Latn')
        expect.soft(text.replaceAll(PLACEHOLDER_OR_NAME, ''), place).not.toMatch(/\p{Script=Latin}/u);
      expect.soft(text, place).toBe(text.trim().normalize());
    }
  });
});

test('readers of a dialect or of another script get the nearest translation that they can read', () => {
  const menuIn = (language: string) => translationFor(language)?.labels?.['menu'];
  expect(menuIn('pt-BR')).toBe('Menu');
  expect(menuIn('de-AT')).toBe('Menü');
  expect([menuIn('zh'), menuIn('zh-CN'), menuIn('zh-Hans-HK')]).toEqual(['菜单', '菜单', '菜单']);
  expect([menuIn('zh-TW'), menuIn('zh-HK'), menuIn('zh-Hant')]).toEqual(['選單', '選單', '選單']);
  expect([translationFor('en-IN'), translationFor('en')]).toEqual([{}, {}]);
  // Hindi in Latin letters is not what hi.yaml holds; nobody has translated Esperanto; the last is no language.
  expect(['hi-Latn', 'eo', 'en-US-US'].map(translationFor)).toEqual([undefined, undefined, undefined]);
});

describe('a site', () => {
  const siteIn = (language: string, more = '') =>
    readFileSync('manifest/rules/example.yaml', 'utf8').replace('language: en', `language: ${language}\n${more}`);
  const check = (text: string) => checkText('site.yaml', new TextEncoder().encode(text), new Set());

  test('in German says everything in German, and what the author says takes its place', () => {
    const { site } = check(siteIn('de', 'labels: { menu: Auswahl }\nanswers: { reference: Nr. }'));
    expect(site!.labels).toMatchObject({ skip: 'Zum Inhalt springen', menu: 'Auswahl' });
    expect(site!.answers).toMatchObject({ amount: 'Betrag', reference: 'Nr.' });
  });

  test('in a language without translation is warned once, and names what to write', () => {
    const { problems, site } = check(siteIn('eo', 'labels: { menu: Menuo }'));
    expect(problems.map(({ code }) => code)).toEqual(['missing-translation']);
    expect(problems[0]!.message).toBe('Waybill has no words in Esperanto, so 81 of its labels are in English.');
    expect(problems[0]!.hint).toMatch(/under "labels" write skip, navigation, /);
    expect(site!.labels.skip).toBe('Skip to the content');
  });

  test('that has all words of its own is not warned', () => {
    const own = [...words].filter(([place]) => place.startsWith('labels.'));
    const labels = Object.fromEntries(own.map(([place]) => [place.slice('labels.'.length), 'Vorto']));
    expect(check(siteIn('eo', `labels: ${JSON.stringify(labels)}`)).problems).toEqual([]);
  });
});
