/** The list of articles, its feeds, and the one article. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, inject, test } from 'vitest';
import { Posts } from '../../../blocks/posts/Posts.tsx';
import { SiteContextProvider } from '../../../blocks/shared/site-context.ts';
import { asHtml } from '../../../schema/values/html.ts';
import { find, mainText, only, texts, visibleText } from '../../support/sites/built-pages.ts';
import { site } from '../../support/sites/manifest.ts';

const post = () => only('/blogs', 'main .articles > li');

describe('the list of articles', () => {
  test.for([
    ['All Posts', 1],
    ['Emergency Care', 1],
    ['International Transport', 0],
    ['Technology', 0],
    ['Patient Care', 0],
    ['Medical Escort', 0],
  ] as const)('has the category %s beside it, with the count %i', ([category, count]) => {
    expect(texts('/blogs', 'main .categories button')).toContain(`${category} ${count}`);
  });

  test('has six categories', () => {
    expect(texts('/blogs', 'main .categories h2')).toEqual(['Categories']);
    expect(find('/blogs', 'main .categories button')).toHaveLength(6);
  });

  test('marks no category as chosen', () => {
    expect(find('/blogs', 'main .categories :is([aria-pressed], [aria-selected], [aria-current], :checked)')).toEqual(
      [],
    );
  });

  test('has one article', () => {
    expect(find('/blogs', 'main .articles > li')).toHaveLength(1);
  });

  test.for([
    ['a picture', () => post().querySelectorAll('svg, img').length, 1],
    ['its category', () => visibleText(post().querySelector('.meta')!).split(' · ')[0], 'Emergency Care'],
    ['its title', () => visibleText(post().querySelector('h3')!), 'Medical Transport Basics'],
    ['its excerpt', () => visibleText(post().querySelector('h3 + p')!).length > 60, true],
    [
      'its date, year first',
      () => /^20\d\d-\d\d-\d\d$/.test(post().querySelector('time')!.getAttribute('datetime')!),
      true,
    ],
    ['the link Read More', () => visibleText(post().querySelector('a')!), 'Read More'],
    ['the article behind the link', () => post().querySelector('a')!.getAttribute('href'), '/blog1'],
  ] as const)('shows of the article %s', ([, read, expected]) => {
    expect(read()).toEqual(expected);
  });

  test.for([
    ['another site opens in a new tab', 'https://news.example/an-article', '_blank'],
    ['a page of this site opens in the same tab', '/blog1', undefined],
  ] as const)('has links whose target decides: %s', ([, to, target]) => {
    const html = renderToStaticMarkup(
      <SiteContextProvider
        value={{
          language: site.language,
          labels: site.labels,
          staticLabels: site.labels,
          endpoints: site.endpoints,
          breadcrumbs: [],
        }}
      >
        <Posts
          block={{
            type: 'posts',
            surface: 'plain',
            look: 'rows',
            heading: 'Articles',
            categories: ['Care'],
            items: [{ title: 'One', excerpt: asHtml('Words.'), date: '2026-05-12', category: 'Care', to }],
          }}
        />
      </SiteContextProvider>,
    );
    expect(/<a [^>]*>/.exec(html)![0]).toContain(`href="${to}"`);
    expect(/ target="([^"]*)"/.exec(html)?.[1]).toBe(target);
  });
});

describe('the article', () => {
  test('is Medical Transport Basics', () => {
    expect(texts('/blog1', 'main h1')).toEqual(['Medical Transport Basics']);
  });

  test('is a whole text', () => {
    expect(mainText('/blog1').split(' ').length).toBeGreaterThan(1000);
  });
});

describe('the feed', () => {
  const lists = ['/blogs', ...site.languages.map((tag) => `/${tag}/blogs`)].filter((path) =>
    existsSync(join(inject('site'), `${path}.html`)),
  );
  const feedOf = (list: string) => parse(readFileSync(join(inject('site'), `${list}/feed.atom`), 'utf8'));

  test('is that of the language, and its list names it to programs and links to it', () => {
    expect(lists).toContain('/hi/blogs');
    for (const list of lists) {
      const [named] = find(list, 'head link[rel=alternate][type="application/atom+xml"]');
      expect.soft(named?.getAttribute('href')).toBe(`${site.url}${list}/feed.atom`);
      expect.soft(find(list, `main a[href="${list}/feed.atom"]`)).toHaveLength(1);
      const language = only(list, 'html').getAttribute('lang');
      expect.soft(feedOf(list).querySelector('feed')!.getAttribute('xml:lang')).toBe(language);
    }
  });

  test('has the article, with the days on which it was written and last changed', () => {
    for (const list of lists) {
      const [entry, ...others] = feedOf(list).querySelectorAll('entry');
      expect.soft(others).toEqual([]);
      const textOf = (name: string) => entry!.querySelector(name)!.text;
      const article = list.replace('blogs', 'blog1');
      expect.soft(textOf('id')).toBe(site.url + article);
      expect.soft(textOf('published')).toBe('2026-05-12T00:00:00.000Z');
      expect
        .soft(textOf('updated').slice(0, 10))
        .toBe(only(article, '.byline time:last-of-type').getAttribute('datetime'));
      expect.soft(textOf('title')).toContain(visibleText(only(article, 'main h1')));
    }
  });
});
