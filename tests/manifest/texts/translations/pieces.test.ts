/** Texts are given to translators paragraph by paragraph, and come back as they were where nothing is translated. */
import { assert, constantFrom, array, property, string } from 'fast-check';
import { load } from 'js-yaml';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { idOf, splitIntoPieces } from '../../../../localize/texts/pieces.ts';
import { textsOf } from '../../../../localize/texts/texts.ts';
import { translateAtRoot } from '../../../../localize/translated-manifest.ts';
import { updateCatalog } from '../../../../localize/catalog/update.ts';
import type { Tree } from '../../../../schema/values/tree.ts';

const joined = (text: string) => {
  const { pieces, after } = splitIntoPieces('prose', text);
  return pieces.map(({ before, text: piece }) => before + piece).join('') + after;
};

test('the pieces of any text are the text', () => {
  const line = constantFrom(
    '# Head',
    '- item',
    '2. second',
    'words',
    '',
    '```',
    '| a | b |',
    '| - | - |',
    'a | b',
    '- | -',
    ': caption',
    '~~~',
    '```code``` words',
    '> said',
    '  more',
    '---',
    '*',
    '\t',
    'a  ',
  );
  assert(
    property(array(line), (lines) => {
      expect(joined(lines.join('\n'))).toBe(lines.join('\n'));
    }),
  );
  assert(
    property(string({ unit: 'binary' }), (text) => {
      expect(joined(text)).toBe(text);
    }),
  );
});

test('rows without a bar before them, and the caption of a table, are pieces', () => {
  for (const bar of ['', '| ']) {
    const text = `Our beds:\n${bar}Bed | Size\n${bar}--- | ---\n${bar}North | 2 m\n: Beds of ours\n\nAnd words.`;
    const ids = splitIntoPieces('prose', text).pieces.map(({ text: piece }) => piece);
    expect(ids).toEqual(['Our beds:', `${bar}Bed | Size`, `${bar}--- | ---`, `${bar}North | 2 m`, 'Beds of ours', 'And words.']); // prettier-ignore
  }
});

test('code ends at a fence of its own kind, and a line that is not only code begins none', () => {
  const ids = (text: string) => splitIntoPieces('prose', text).pieces.map(({ text: piece }) => piece);
  expect(ids('```npm start``` starts it.\n\nThen open the page.')).toEqual(['```npm start``` starts it.', 'Then open the page.']); // prettier-ignore
  expect(ids('```\na\n~~~\nb\n```\n\nWords.')).toEqual(['Words.']);
});

test('headings, list items, rows of tables and paragraphs are pieces; their marks and code are not', () => {
  const text =
    '## Our beds\n\nHerbs in\nspring.\n\n- Mint\n- Sage\n\n| Bed | Size |\n| --- | --- |\n| North | 2 m |\n\n```\ncode\n```\n';
  const { pieces } = splitIntoPieces('prose', text);
  const ids = pieces.map(({ text: piece }) => idOf('prose', piece));
  expect(ids).toEqual([
    'Our beds',
    'Herbs in spring.',
    'Mint',
    'Sage',
    '| Bed | Size |',
    '| --- | --- |',
    '| North | 2 m |',
  ]);
});

test('a site whose translations are its own words is the same site', () => {
  const source = load(readFileSync('site.yaml', 'utf8')) as Tree;
  const { entries } = updateCatalog({ headers: {}, entries: [], obsolete: [] }, textsOf(source));
  const catalog = { headers: {}, entries: entries.map((entry) => ({ ...entry, text: entry.id })), obsolete: [] };
  const { language, languages: _none, redirects: _own, ...translated } = translateAtRoot(source, catalog, 'en-GB')!;
  const { language: _tag, languages: _others, redirects: _old, ...own } = source;
  expect(language).toBe('en-GB');
  // A paragraph is one line in a translation, whatever lines its source has.
  const unwrapped = (value: unknown) =>
    JSON.parse(JSON.stringify(value).replaceAll(/(?<! {2})(?:\\n| )+/g, ' ')) as unknown;
  expect(unwrapped(translated)).toEqual(unwrapped(own));
});

test('yes and no of a table are marks, which no language translates', () => {
  const source = load(readFileSync('site.yaml', 'utf8')) as Tree;
  const ids = textsOf(source).map(({ id }) => id);
  expect(ids).not.toContain('yes');
  expect(ids).not.toContain('no');
});

test('links to headings, to parts of tabs and to headings of shared blocks lead to their translations', () => {
  const source: Tree = {
    language: 'en',
    url: 'https://herons.example',
    shared: { help: { type: 'longtext', text: '## Get help' } },
    routes: [
      {
        path: '/',
        blocks: [
          { type: 'tabs', items: [{ title: 'Opening hours' }, { title: 'Prices', id: 'prices' }] },
          { type: 'longtext', text: '## Boats\n\n## Boats' },
          { type: 'longtext', text: '[a](#opening-hours) [b](#boats-2) [c](#prices) [d](#get-help)' },
          { type: 'shared', name: 'help' },
        ],
      },
    ],
  };
  const words: Record<string, string> = { 'Opening hours': 'Öffnungszeiten', Prices: 'Preise', Boats: 'Boote', 'Get help': 'Hilfe' }; // prettier-ignore
  const { entries } = updateCatalog({ headers: {}, entries: [], obsolete: [] }, textsOf(source));
  const catalog = { headers: {}, entries: entries.map((entry) => ({ ...entry, text: words[entry.id] ?? entry.id })), obsolete: [] }; // prettier-ignore
  const written = JSON.stringify(translateAtRoot(source, catalog, 'de'));
  expect(written).toContain('[a](#öffnungszeiten) [b](#boote-2) [c](#prices) [d](#hilfe)');
});
