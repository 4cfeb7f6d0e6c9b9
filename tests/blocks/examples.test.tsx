/** Every block type, shown by its own examples. */
import { createElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { checkManifest } from '../../manifest/manifest.ts';
import { ManifestError } from '../../manifest/problems/problem.ts';
import type { Tree } from '../../schema/values/tree.ts';
import type { Site } from '../../schema/types.ts';
import { allExamples, bytesOf, publicFiles, render, siteWith } from './examples.ts';
import { readHtml } from './html.ts';
import type { Element } from './html.ts';

// React warns only outside production, and the build that ran before the tests asked for production.
vi.hoisted(() => {
  process.env['NODE_ENV'] = 'test';
});

/** Checks the block on its page; a problem is reported in words. */
function check(block: Tree): Site {
  try {
    return checkManifest('example', bytesOf(siteWith(block)), publicFiles);
  } catch (error) {
    if (!(error instanceof ManifestError)) throw error;
    throw new Error(error.problems.map(({ where, message }) => `${where}: ${message}`).join('\n'), { cause: error });
  }
}

const elementsOf = (block: Tree) => readHtml(render(check(block))).elements;
function isInside({ parent }: Element, element: Element): boolean {
  return parent !== undefined && (parent === element || isInside(parent, element));
}
const idsOf = (elements: Element[]) => elements.flatMap(({ attributes }) => attributes.get('id') ?? []);

describe.each(allExamples)('$title', ({ block }) => {
  test('is a valid block', () => {
    expect(() => check(block)).not.toThrow();
  });

  test('renders without a warning from React', () => {
    const complain = vi.spyOn(console, 'error').mockReturnValue();
    render(check(block));
    expect(complain.mock.calls).toEqual([]);
    complain.mockRestore();
  });

  test('renders to well-formed HTML', () => {
    expect(readHtml(render(check(block))).mistakes).toEqual([]);
  });

  test('stands on a page with one main heading and no skipped heading level', () => {
    const levels = elementsOf(block).flatMap(({ name }) => (/^h[1-6]$/.test(name) ? Number(name[1]) : []));
    expect(levels.filter((level) => level === 1)).toEqual([1]);
    const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(skips, `the levels are ${levels.join(' ')}`).toEqual([]);
  });

  test('has no empty heading, link or button', () => {
    const elements = elementsOf(block);
    const pictures = elements.filter(({ name, attributes }) => name === 'img' && attributes.get('alt'));
    const named = elements.filter(({ name }) => /^(?:h[1-6]|a|button|summary|label)$/.test(name));
    const empty = named.filter(
      (element) =>
        !element.text.trim() &&
        !element.attributes.has('aria-label') &&
        !pictures.some((picture) => isInside(picture, element)), // what a picture shows is the name of its link
    );
    expect(empty.map(({ name, attributes }) => [name, ...attributes])).toEqual([]);
  });

  test('gives each id once, and refers only to ids that are there', () => {
    const elements = elementsOf(block);
    const ids = idsOf(elements);
    expect(ids).toEqual([...new Set(ids)]);
    const uses = elements.flatMap(({ attributes }) =>
      ['for', 'aria-labelledby', 'aria-describedby'].flatMap((name) => attributes.get(name)?.split(' ') ?? []),
    );
    const anchors = elements.flatMap(({ attributes }) => /^#(.*)/.exec(attributes.get('href') ?? '')?.[1] ?? []);
    expect([...uses, ...anchors].filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('gives every form field a label, and every picture a text or the sign that it is decoration', () => {
    const elements = elementsOf(block);
    const labelled = new Set(
      elements.filter(({ name }) => name === 'label').map(({ attributes }) => attributes.get('for')),
    );
    const bare = elements.filter(
      ({ name, attributes }) =>
        /^(?:input|select|textarea)$/.test(name) &&
        attributes.get('type') !== 'hidden' &&
        !labelled.has(attributes.get('id')),
    );
    expect(bare).toEqual([]);
    expect(elements.filter(({ name, attributes }) => name === 'img' && !attributes.has('alt'))).toEqual([]);
  });
});

test('React does warn in these tests, where there is reason to', () => {
  const complain = vi.spyOn(console, 'error').mockReturnValue();
  renderToStaticMarkup(createElement('ul', null, [createElement('li'), createElement('li')])); // items without keys
  expect(complain).toHaveBeenCalled();
  complain.mockRestore();
});
