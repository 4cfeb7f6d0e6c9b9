/** Each mistake of a translator has one message, at its place in the PO file. */
import { catalogKey } from '../../../../localize/catalog/entry.ts';
import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { writeCatalog } from '../../../../localize/catalog/catalog.ts';
import type { Catalog, CatalogEntry } from '../../../../localize/catalog/entry.ts';
import { entrySpans } from '../../../../localize/catalog/entry-spans.ts';
import { updateCatalog } from '../../../../localize/catalog/update.ts';
import { checkCatalog } from '../../../../localize/check/check-catalog.ts';
import { entryFaults } from '../../../../localize/check/entry-faults.ts';
import type { EntryFaults } from '../../../../localize/check/entry-faults.ts';
import type { CatalogFile } from '../../../../localize/languages.ts';
import { Glossary } from '../../../../localize/glossary/glossary.ts';
import { textsOf } from '../../../../localize/texts/texts.ts';
import { emptyCatalog } from '../../../../scripts/languages/update.ts';
import type { Problem } from '../../../../manifest/problems/problem.ts';
import type { Tree } from '../../../../schema/values/tree.ts';

const SEED = Number(process.env['LANGUAGE_SEED'] ?? 24);
const EACH = 12;
const LEAST = 0.98;

const whole = load(readFileSync('site.yaml', 'utf8')) as Tree;
const PAGES = new Set(['/', '/air-ambulance', '/homecare', '/services', '/contact']);
const source: Tree = { ...whole, routes: (whole['routes'] as Tree[]).filter(({ path }) => PAGES.has(String(path))) };
/** Whatever is the same in every language: references, words to fill in, addresses, Markdown. */
const KEPT = /(\$?\{[^}]*\}|\]\([^)]*\)|[^a-z])|([a-z])/gi;
const consonants = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(0x915 + index));
const toDevanagari = (text: string) =>
  text.replaceAll(KEPT, (_, kept: string | undefined, letter: string) => kept ?? consonants[letter.toLowerCase().charCodeAt(0) - 97]!); // prettier-ignore
const fresh = updateCatalog(emptyCatalog(source['brand'], 'hi'), textsOf(source));
const right: Catalog = {
  ...fresh,
  entries: fresh.entries.map((entry) => ({ ...entry, text: toDevanagari(entry.id) })),
};

const glossary = new Glossary([], 'en');

/** A generator of numbers that are the same for the same seed. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

type Mistake = (entry: CatalogEntry, all: CatalogEntry[], at: number) => CatalogEntry | undefined;

const changed = (entry: CatalogEntry, text: string): CatalogEntry | undefined =>
  text === entry.text ? undefined : { ...entry, text };
const replaced =
  (pattern: RegExp, by: string | ((whole: string) => string)): Mistake =>
  (entry) =>
    changed(entry, entry.text.replace(pattern, by as string));

const MISTAKES: Record<string, Mistake> = {
  'a reference is lost': replaced(/\$\{[^}]*\}/, ''),
  'a reference is translated': replaced(/\$\{[a-z]+/, '${फोन'),
  'a figure is changed': replaced(/(?<![\w./#{-])\d(?![\w.]*\})/, (digit) => String((Number(digit) + 1) % 10)),
  'a zero too many': replaced(/(?<![\w./#{-])\d+(?![\w.,]*\d|[\w.]*\})/, (figure) => `${figure}0`),
  'a link leads elsewhere': replaced(/\]\([^)]*\)/, '](/elsewhere)'),
  'a link is no link any more': replaced(/\[([^\]]*)\]\([^)]*\)/, '$1'),
  'a star is lost': replaced(/\*\*/, ''),
  'a letter of another script': replaced(/क/, 'ক'),
  'a sign turns the direction': (entry) => changed(entry, `\u202E${entry.text}`),
  'a text is left as it was': (entry) =>
    /[a-z]{3}.* .*[a-z]{3}/.test(entry.id) ? changed(entry, entry.id) : undefined,
  'a question is a statement': (entry) =>
    entry.id.length > 30 ? changed(entry, entry.text.replace(/\?$/, '।')) : undefined,
  'another reference': replaced(/\$\{[^}]*\}/, (found) => (found === '${mail}' ? '${phones.office}' : '${mail}')),
  'a figure in words of another script': replaced(/(?<![\w./#{-])\d+(?![\w.,]*\d|[\w.]*\})/, (figure) => String.fromCodePoint(...Array.from(figure, (digit) => 0x966 + ((Number(digit) + 3) % 10)))), // prettier-ignore
  'a place for a word is lost': replaced(/(?<!\$)\{[a-z]+\}/i, ''),
  'a bracket is lost': replaced(/\[/, ''),
  'it begins as a list': (entry) => changed(entry, `- ${entry.text}`),
  'it begins as a heading': (entry) => changed(entry, `## ${entry.text}`),
  'a break is lost': replaced(/\n/, ' '),
  'a break is added': (entry) => changed(entry, entry.text.replace(/ /, '\n')),
  'Arabic letters among those of the language': (entry) => changed(entry, entry.text.replace(/ /, ' ا ')),
  'a sign of direction is not ended': (entry) => changed(entry, `\u2067${entry.text}`),
  'only the beginning is there': (entry) => (entry.id.length > 120 && !/[\d$[*{]/.test(entry.id.slice(30)) ? changed(entry, entry.text.slice(0, entry.text.length / 4)) : undefined), // prettier-ignore
  'it is pasted three times': (entry) => (entry.id.length > 60 && !/[\d$[*{?]/.test(entry.id) ? changed(entry, entry.text.repeat(3)) : undefined), // prettier-ignore
  'its source has changed since': (entry) => ({ ...entry, isFuzzy: true, previous: `${entry.id} then` }),
  'it is deleted': (entry) => changed(entry, ''),
  'it has plural forms': (entry) => ({ ...entry, plural: { id: entry.id, texts: [entry.text] } }),
  'a paragraph is pasted twice': (entry, all, at) => {
    const other = all[at + 1];
    return other && other.text.length > 40 && entry.id.length > 40 && !/[\d${[*?]/.test(other.id + entry.id) ? changed(entry, other.text) : undefined; // prettier-ignore
  },
};

test('a whole translation has nothing wrong', () => {
  expect(check(fileOf(right)).map(({ message, where }) => `${where} ${message}`)).toEqual([]);
});

test(`${EACH} mistakes of ${Object.keys(MISTAKES).length} kinds have one message each, where they are (seed ${SEED})`, () => {
  const random = randomFrom(SEED);
  const missed: string[] = [];
  let count = 0;
  for (const [name, make] of Object.entries(MISTAKES)) {
    for (let number = 0, tries = 0; number < EACH && tries < 20_000; tries++) {
      const at = random(right.entries.length);
      const mistaken = make(right.entries[at]!, right.entries, at);
      if (!mistaken) continue;
      number++;
      count++;
      const file = fileOf({ ...right, entries: right.entries.with(at, mistaken) });
      const problems = check(file);
      const { text } = entrySpans(file.text).get(catalogKey(mistaken))!;
      const isThere =
        problems.length === 1 && problems[0]!.span.start >= text.start && problems[0]!.span.end <= text.end;
      if (!isThere) missed.push(`${name}: ${mistaken.id} → ${problems.map(({ message }) => message).join(' | ')}`);
    }
  }
  expect(count).toBeGreaterThanOrEqual(300);
  if (missed.length > 0) console.log(missed.slice(0, 20).join('\n'));
  expect(1 - missed.length / count).toBeGreaterThanOrEqual(LEAST);
});

/** Checks a file as a build does, which remembers what was found in its entries as JSON. */
function check(file: CatalogFile): Problem[] {
  const faults = JSON.stringify(entryFaults(file, { source: 'en', glossary }));
  return checkCatalog(source, file, JSON.parse(faults) as EntryFaults);
}

function fileOf(catalog: Catalog) {
  return { file: 'languages/hi.po', text: Buffer.from(writeCatalog(catalog)).toString(), catalog, language: 'hi' };
}
