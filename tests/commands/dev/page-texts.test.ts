/** A page in edit mode receives each text that it shows, with a name for people and the other places where it is. */
import { describe, expect, test } from 'vitest';
import { parseOrRefuse } from '../../../editing/edit-text.ts';
import { editsFor } from '../../../scripts/dev/client/editing/field/edits.ts';
import { numberOf, MARK, withMarks, withoutMarks } from '../../../scripts/dev/editing/texts/marks.ts';
import { textNameParts } from '../../../scripts/dev/editing/texts/names.ts';
import { markTexts } from '../../../scripts/dev/editing/texts/page-texts.ts';
import { UsageCounts } from '../../../scripts/dev/editing/texts/usage-counts.ts';
import { pagesOf, recordOf } from '../../../schema/values/tree.ts';
import type { Tree } from '../../../schema/values/tree.ts';

const MANIFEST = parseOrRefuse(`
brand: { name: Boats }
figures: { boats: "12", oars: "30" }
phones: { office: "+49 30 000000" }
navigation: { items: [{ label: Home, to: / }] }
footer: { columns: [{ heading: More, links: [{ label: About, to: /about }] }], copyright: Boats }
shared:
  help: { type: notice, text: "Call \${phones.office}." }
routes:
  - path: /
    name: Home
    meta: { title: Boats, description: All our boats. }
    blocks:
      - { type: hero, heading: "\${figures.boats} boats", lead: Come and row. }
      - { type: shared, name: help }
      - type: faq
        items: [{ question: How many?, answer: "\${figures.boats}, and $\${figures.oars}." }]
  - path: /about
    name: About
    meta: { title: About, description: About us. }
    blocks:
      - { type: hero, heading: About us }
      - { type: shared, name: help }
`) as Tree;
const page = pagesOf(MANIFEST)[0]!;
const usage = new UsageCounts(MANIFEST);

/** What the page is made of, as if it had been resolved. */
const parts = {
  page: { ...page.value, blocks: [...(page.value['blocks'] as Tree[])].with(1, recordOf(MANIFEST['shared'], 'help')) },
  site: { ...MANIFEST, labels: { menu: 'Menu' } },
};
const { texts, marked } = markTexts(MANIFEST, page, parts, usage);
const textAt = (at: string) => texts.find((text) => text.at === at)!;

describe('the texts of a page', () => {
  test('are all that people type: of its blocks, its shared blocks, its head, and of what is around it', () => {
    expect(texts.map(({ at }) => at)).toEqual(
      expect.arrayContaining([
        '/routes/0/meta/title',
        '/routes/0/blocks/0/heading',
        '/routes/0/blocks/2/items/0/answer',
        '/shared/help/text',
        '/navigation/items/0/label',
        '/footer/columns/0/links/0/label',
        '/labels/menu',
      ]),
    );
    expect(texts.some(({ at }) => at.startsWith('/routes/1') || at.endsWith('/to') || at.endsWith('/type'))).toBe(
      false,
    );
  });

  test('have marks with their number in what the page is made of, and nothing else differs', () => {
    const found = JSON.stringify(marked).match(MARK)!;
    expect(found.length).toBeGreaterThan(20);
    expect(JSON.parse(withoutMarks(JSON.stringify(marked)))).toEqual(parts);
    const heading = (marked.page['blocks'] as Tree[])[0]!['heading'] as string;
    const digits = [...heading.matchAll(MARK)][0]?.[1];
    expect(texts[numberOf(digits!)]!.at).toBe('/routes/0/blocks/0/heading');
  });

  test('are received as they are written, with the kind of text that they may hold', () => {
    expect(textAt('/routes/0/blocks/0/heading')).toMatchObject({ source: '${figures.boats} boats', kind: 'line', isRequired: true }); // prettier-ignore
    expect(textAt('/routes/0/blocks/0/lead')).toMatchObject({ kind: 'paragraph', isMarkdown: true, isRequired: false });
    expect(textAt('/routes/0/blocks/2/items/0/answer')).toMatchObject({ kind: 'lines', isMarkdown: true });
  });

  test('have names that people understand', () => {
    expect(textNameParts(MANIFEST, '/routes/0/blocks/0/heading')).toEqual(['heading', 'hero']);
    expect(textNameParts(MANIFEST, '/routes/0/blocks/2/items/0/answer')).toEqual(['answer', 'item 1', 'faq']);
    expect(textNameParts(MANIFEST, '/routes/0/meta/title')).toEqual(['title', 'meta']);
    expect(textNameParts(MANIFEST, '/shared/help/text')).toEqual(['text', 'notice']);
    expect(textNameParts(MANIFEST, '/footer/columns/0/links/0/label')).toEqual([
      'label',
      'link 1',
      'column 1',
      'footer',
    ]);
    expect(textNameParts(MANIFEST, '/labels/searchAll')).toEqual(['search all', 'labels']);
  });

  test('say on how many places a value stands, and a shared block; the notation itself is no place', () => {
    expect(textAt('/routes/0/blocks/0/heading').references).toEqual([
      { name: 'figures.boats', value: '12', at: '/figures/boats', source: '12', places: 2, pages: 1 },
    ]);
    expect(textAt('/routes/0/blocks/2/items/0/answer').references.map(({ name }) => name)).toEqual(['figures.boats']);
    expect(textAt('/shared/help/text')).toMatchObject({
      shared: { name: 'help', block: '/routes/0/blocks/1', pages: 2 },
      references: [{ name: 'phones.office', places: 1, pages: 2 }],
    });
  });
});

describe('the edits of a text', () => {
  const edits = (at: string, value: string, isOnlyHere = false) => editsFor(textAt(at), value, isOnlyHere);

  test('are one replacement where it is written', () => {
    expect(edits('/routes/0/blocks/0/lead', 'Row.')).toEqual([
      { op: 'replace', path: '/routes/0/blocks/0/lead', value: 'Row.' },
    ]);
  });

  test('take an emptied text out if it may be missing; a required one is left to the check', () => {
    expect(edits('/routes/0/blocks/0/lead', '')).toEqual([{ op: 'remove', path: '/routes/0/blocks/0/lead' }]);
    expect(edits('/routes/0/blocks/0/heading', '')).toMatchObject([{ op: 'replace', value: '' }]);
  });

  test('write a word that was a default, with the field that holds it', () => {
    expect(edits('/labels/menu', 'All pages')).toEqual([{ op: 'add', path: '/labels', value: { menu: 'All pages' } }]);
  });

  test('write a shared block out on this page only, as it is written, and change the copy', () => {
    expect(edits('/shared/help/text', 'Come in.', true)).toEqual([
      { op: 'copy', from: '/shared/help', path: '/routes/0/blocks/2' },
      { op: 'remove', path: '/routes/0/blocks/1' },
      { op: 'replace', path: '/routes/0/blocks/1/text', value: 'Come in.' },
    ]);
    expect(edits('/shared/help/text', 'Come in.')).toEqual([
      { op: 'replace', path: '/shared/help/text', value: 'Come in.' },
    ]);
  });
});

test('a mark tells any number', () => {
  for (const number of [0, 9, 15, 16, 255, 4096]) {
    const digits = [...withMarks('text', number).matchAll(MARK)][0]?.[1];
    expect(numberOf(digits!)).toBe(number);
    expect(withoutMarks(withMarks('text', number))).toBe('text');
  }
});
