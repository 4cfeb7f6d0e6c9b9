/** A feature that is printed alone links to itself, by its own id or that of its heading. */
import { expect, test } from 'vitest';
import { checkText } from '../../../manifest/check/check-text.ts';
import { bytesOf, publicFiles, render, siteWith } from '../../blocks/examples.ts';
import { readHtml } from '../../blocks/html.ts';

test.each([
  [{}, 'what-to-bring'],
  [{ id: 'bag' }, 'bag'],
  [{ heading: 'क्या लाएँ?' }, 'क्या-लाएँ'],
  [{ heading: 'Content' }, 'content'],
])('with %j it is #%s', (fields, id) => {
  const block = {
    type: 'feature',
    heading: 'What to bring',
    text: 'A lamp.',
    printLabel: 'Print this list',
    ...fields,
  };
  const { site } = checkText('site', bytesOf(siteWith(block)), new Set(publicFiles));
  const { elements } = readHtml(render(site!));
  const section = elements.find(({ attributes }) => / prints(?: |$)/.test(attributes.get('class') ?? ''))!;
  const link = elements.find(({ name, text }) => name === 'a' && text === 'Print this list')!;
  expect(section.attributes.get('id')).toBe(id);
  expect(link.attributes.get('href')).toBe(`#${id}`);
});

test('without words there is no link, and no id', () => {
  const block = { type: 'feature', heading: 'What to bring', text: 'A lamp.' };
  const html = render(checkText('site', bytesOf(siteWith(block)), new Set(publicFiles)).site!);
  expect(html).not.toMatch(/prints|what-to-bring/);
});

test('links may lead to it, and its id is taken', () => {
  const block = { type: 'feature', heading: 'Bag', text: '[The list](#bag)', printLabel: 'Print this list' };
  const { problems } = checkText('site', bytesOf(siteWith(block)), new Set(publicFiles));
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
});
