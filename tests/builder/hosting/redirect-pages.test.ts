/** On a host that only serves files, an old address gets a page in the file that such a host answers it with. */
import { expect, test } from 'vitest';
import { redirectPages } from '../../../builder/assets/redirect-pages.ts';
import type { SiteWords } from '../../../server/site-record.ts';

const site = {
  url: 'https://x.example/garden',
  language: 'en',
  languages: { ar: {} as SiteWords },
  pages: { '/': 'index.html', '/about': 'about.html', '/team': 'team.html', '/ar/team': 'ar/team.html' },
};
const to = (target: string, ...addresses: string[]) => Object.fromEntries(addresses.map((from) => [from, target]));
const filesOf = (...addresses: string[]) => Object.keys(redirectPages({ ...site, redirects: to('/about', ...addresses) })); // prettier-ignore

test.each([
  ['/old', 'old.html'],
  ['/old.html', 'old.html'],
  ['/shop/list.htm', 'shop/list.htm'],
  ['/v1.2', 'v1.2.html'],
])('%s is answered with %s', (from, file) => {
  expect(filesOf(from)).toEqual([file]);
});

test('a page is never replaced, under any of its addresses', () => {
  expect(filesOf('/about.html', '/index.html', '/team.html', '/gone.html')).toEqual(['gone.html']);
});

test('a feed gets none: its readers follow no page', () => {
  expect(filesOf('/news/feed.xml', '/news')).toEqual(['news.html']);
});

test('the page leads to the whole address, and search engines are sent there', () => {
  const pages = redirectPages({ ...site, redirects: to('/about', '/old.html') });
  expect(pages['old.html']).toContain('content="0;url=https://x.example/garden/about"');
  expect(pages['old.html']).toContain('<link rel="canonical" href="https://x.example/garden/about">');
  expect(pages['old.html']).toContain('lang="en"');
});

test('the page is in the language of the one that it leads to', () => {
  expect(redirectPages({ ...site, redirects: to('/ar/team', '/ar/people') })['ar/people.html']).toContain('lang="ar"');
});

test('a site with a host of its own needs no such pages', () => {
  expect(redirectPages({ ...site, url: 'https://x.example', redirects: to('/about', '/old') })).toEqual({});
});
