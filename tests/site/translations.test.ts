/** The site in its other languages: each page says, dials and links what it does in English. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { fileOf } from '../../schema/addresses/own-addresses.ts';
import { find, links, only, texts, title } from '../support/sites/built-pages.ts';
import { site } from '../support/sites/manifest.ts';
import { isIn, LANGUAGES, pathIn, PATHS, tags } from '../support/sites/site-paths.ts';

const dialled = (path: string) =>
  links(path, 'main')
    .map(([, to]) => to)
    .filter((to) => to.startsWith('tel:'))
    .toSorted();
const alternates = (path: string) =>
  find(path, 'head link[rel=alternate][hreflang]').map((tag) => [
    tag.getAttribute('hreflang'),
    tag.getAttribute('href'),
  ]);

test('the languages are those of the manifest, and no page is translated in part', () => {
  expect(site.languages).toEqual(tags);
  for (const tag of tags) {
    const built = PATHS.filter((path) => existsSync(join(inject('site'), fileOf(pathIn(tag, path)))));
    expect([tag, built]).toEqual([tag, PATHS.filter((path) => isIn(tag, path))]);
  }
});

describe.each(tags.flatMap((tag) => LANGUAGES[tag].pages.map((path) => [tag, path] as const)))('%s %s', (tag, path) => {
  const page = pathIn(tag, path);
  const { letters, direction } = LANGUAGES[tag];

  test('says its language, and has a title, a description and headings in its letters', () => {
    expect(only(page, 'html').getAttribute('lang')).toBe(tag);
    expect(only(page, 'html').getAttribute('dir')).toBe(direction);
    expect(title(page)).toMatch(letters);
    expect(only(page, 'head meta[name=description]').getAttribute('content')).toMatch(letters);
    for (const heading of texts(page, 'main h1, main h2')) expect.soft(heading).toMatch(letters);
  });

  test('dials the numbers that the English page dials, as often', () => {
    expect(dialled(page)).toEqual(dialled(path));
  });

  test('has the headings and the links of the English page, and leads to pages of its language where there are any', () => {
    expect(texts(page, 'main h1, main h2').length).toBe(texts(path, 'main h1, main h2').length);
    // A list of all pages has those of its language.
    const paths = (of: string) =>
      links(of, 'main > div > :not(.search)').flatMap(([, to]) =>
        to.startsWith('/') && !to.includes('.') ? to.replace(/[?#].*$/, '') : [],
      );
    expect(paths(page)).toEqual(paths(path).map((to) => (isIn(tag, to) ? pathIn(tag, to) : to)));
  });

  test('names all its languages to search engines, as each of them does', () => {
    const others = tags.filter((one) => isIn(one, path)).map((one) => [one, site.url + pathIn(one, path)]);
    const addresses = [['en-IN', site.url + path], ...others, ['x-default', site.url + path]];
    expect(alternates(path)).toEqual(addresses);
    expect(alternates(page)).toEqual(addresses);
  });
});
