/** The site in Hindi: each page says, dials and links what it does in English. */
import { describe, expect, test } from 'vitest';
import { find, links, only, texts, title } from '../support/sites/built-pages.ts';
import { site } from '../support/sites/manifest.ts';
import { PATHS } from '../support/sites/site-paths.ts';

const inHindi = (path: string) => (path === '/' ? '/hi' : `/hi${path}`);
const LETTERS = /\p{Script=Devanagari}/u;
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

describe.each(PATHS)('%s in Hindi', (path) => {
  test('says so, and has a title, a description and headings in its letters', () => {
    const page = inHindi(path);
    expect(only(page, 'html').getAttribute('lang')).toBe('hi');
    expect(title(page)).toMatch(LETTERS);
    expect(only(page, 'head meta[name=description]').getAttribute('content')).toMatch(LETTERS);
    for (const heading of texts(page, 'main h1, main h2')) expect.soft(heading).toMatch(LETTERS);
  });

  test('dials the numbers that the English page dials, as often', () => {
    expect(dialled(inHindi(path))).toEqual(dialled(path));
  });

  test('has the headings and the links of the English page, and leads to pages in Hindi', () => {
    const page = inHindi(path);
    expect(texts(page, 'main h1, main h2').length).toBe(texts(path, 'main h1, main h2').length);
    const own = links(path, 'main').filter(([, to]) => to.startsWith('/') && !to.includes('.'));
    const translated = links(page, 'main').filter(([, to]) => to.startsWith('/') && !to.includes('.'));
    const pathOf = (to: string) => to.replace(/[?#].*$/, '');
    expect(translated.map(([, to]) => pathOf(to))).toEqual(own.map(([, to]) => inHindi(pathOf(to))));
  });

  test('is named by the English page to search engines, and names it', () => {
    const addresses = [
      ['en-IN', site.url + path],
      ['hi', site.url + inHindi(path)],
      ['x-default', site.url + path],
    ];
    expect(alternates(path)).toEqual(addresses);
    expect(alternates(inHindi(path))).toEqual(addresses);
  });
});
