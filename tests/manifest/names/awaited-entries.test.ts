/** What a site still waits for: an entry that is only a placeholder is left out, and nothing else changes. */
import { dump } from 'js-yaml';
import { expect, test } from 'vitest';
import { checkText } from '../../../manifest/check/check-text.ts';
import { Snapshot } from '../../../manifest/incremental/snapshot.ts';
import { publicFiles, siteWith } from '../../blocks/examples.ts';

const files = new Set(publicFiles);
const bytesOf = (block: Record<string, unknown>) =>
  new TextEncoder().encode(dump({ ...siteWith(block), placeholders }, { noRefs: true }));
const placeholders = { it: 'Write it.', more: 'Write more.' };

/** Returns the block as it is on the page, of a check of the whole and of one page by page; both are the same. */
function shown(block: { type: string } & Record<string, unknown>): unknown {
  const bytes = bytesOf(block);
  const { site, problems } = checkText('site.yaml', bytes, files);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(JSON.stringify(site)).not.toMatch(/[\uE000]|\$\{placeholders/);
  const index = site!.routes.findIndex(({ path }) => path === '/example');
  const page = site!.routes[index]!;
  expect(Snapshot.read(bytes, files).route(index)).toEqual(page);
  return page.blocks.find(({ type }) => type === block.type);
}

const it = '${placeholders.it}';
const person = { name: 'Anna', role: 'Skipper' };
const row = ['Insurance', 'Until March'];
const table = { type: 'table', caption: 'Papers', columns: [{ label: 'Paper' }, { label: 'Number' }] };
const offer = (features: string[]) => ({ type: 'pricing', items: [{ name: 'One', price: '1', features }] });

test.for([
  ['a person without a name', { type: 'team', items: [person, { name: it }] }, { items: [person] }],
  ['a row without a cell', { ...table, rows: [row, ['Licence', it]] }, { rows: [row] }],
  ['a text with spaces around the mark', { type: 'team', items: [person, { name: ` ${it} ` }] }, { items: [person] }],
  [
    'a picture that is not there',
    { type: 'team', items: [person, { ...person, name: 'Bo', photo: { file: it, alt: 'Bo' } }] },
    { items: [person] },
  ],
] as const)('%s is left out', ([, written, expected]) => {
  expect(shown(written)).toMatchObject(expected);
});

test('a text of a list is left out by itself', () => {
  expect(JSON.stringify(shown(offer(['Boat', it])))).toContain('"features":["Boat"]');
});

test.for([
  ['nobody', { type: 'team', items: [{ name: it }, { name: '${placeholders.more}' }] }],
  ['no row', { ...table, heading: 'Papers', rows: [['Licence', it]] }],
  ['no text', offer([it])],
] as const)('a block with %s left is no part of the page', ([, written]) => {
  expect(shown(written)).toBeUndefined();
});

test('a mark within a text leaves it where it is, and so does one outside of lists', () => {
  expect(shown({ type: 'team', heading: it, items: [{ ...person, role: `Skipper ${it}` }] } as never)).toMatchObject({
    items: [person],
  });
});

test('a mark that has no task is a mistake', () => {
  const bytes = bytesOf({ type: 'team', items: [{ name: '${placeholders.if}' }] });
  expect(checkText('site.yaml', bytes, files).problems.map(({ code }) => code)).toContain('unknown-reference');
});
