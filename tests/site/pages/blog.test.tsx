/** The list of articles, and the one article. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
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
        value={{ language: site.language, labels: site.labels, endpoints: site.endpoints, trail: [] }}
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
