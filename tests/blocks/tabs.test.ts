/** The anchors of tabs: made from titles, unique on their page, and known to the check of links. */
import { expect, test } from 'vitest';
import { checkText } from '../../manifest/check/check-text.ts';
import type { Tree } from '../../schema/values/tree.ts';
import { bytesOf, publicFiles, render, siteWith } from './examples.ts';
import { readHtml } from './html.ts';

const part = (title: string, more: Tree = {}) => ({ title, text: 'As the weather allows.', ...more });

function check(block: Tree) {
  const { site, problems } = checkText('site', bytesOf(siteWith(block)), new Set(publicFiles));
  const errors = problems.filter(({ severity }) => severity === 'error');
  return { site, said: errors.map(({ message, hint }) => `${message} ${hint ?? ''}`.trim()) };
}

const idsOf = (block: Tree) =>
  readHtml(render(check(block).site!)).elements.flatMap(({ attributes }) =>
    attributes.get('class') === 'tab-panel' ? attributes.get('id')! : [],
  );

test('an anchor is made from the title, in any script, and no two are the same', () => {
  const items = [
    part('First day'),
    part('Öffnungszeiten'),
    part('First day'),
    part('اليوم'),
    part('Last', { id: 'end' }),
  ];
  expect(idsOf({ type: 'tabs', items })).toEqual(['first-day', 'öffnungszeiten', 'first-day-2', 'اليوم', 'end']);
});

test('a link to a part is right, and one to a missing part is one message', () => {
  const items = [part('Friday', { text: 'See [Saturday](#saturday).' }), part('Saturday')];
  expect(check({ type: 'tabs', items }).said).toEqual([]);
  items[0]!.text = 'See [Sunday](#sunday).';
  expect(check({ type: 'tabs', items }).said).toEqual([expect.stringMatching(/sunday/)]);
});

test('an id that is there twice, or one part alone, is one message', () => {
  expect(check({ type: 'tabs', id: 'days', items: [part('A', { id: 'days' }), part('B')] }).said).toEqual([
    expect.stringMatching(/"days" is used twice/),
  ]);
  expect(check({ type: 'tabs', items: [part('A')] }).said).toHaveLength(1);
});

test('guessed names lead to the fields', () => {
  const said = check({ type: 'tabs', tabs: [{ label: 'A', content: 'One.' }, part('B')] } as Tree).said;
  expect(said.join('\n')).toMatch(/"tabs" here.*"items"/);
});
