/** Search engines read at most 50,000 addresses in one file: a larger site's come in several. */
import { expect, test } from 'vitest';
import { loadManifest } from '../../../manifest/manifest.ts';
import type { RouteHead } from '../../../manifest/incremental/route-head.ts';
import { sitemapFiles } from '../../../builder/assets/sitemap.ts';

const { site } = loadManifest('site.yaml');
const listed = site.routes
  .filter(
    ({ path, meta: { robots, canonical } }) =>
      robots.startsWith('index') && [undefined, site.url + path].includes(canonical),
  )
  .map(({ path }) => site.url + path);
const addresses = (text: string) => Array.from(text.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address);

const page = (path: string, meta: object): RouteHead => ({
  path,
  name: path,
  meta: { title: path, description: path, robots: 'index,follow', ...meta },
});

test('a page whose true address is another one is left to that one', () => {
  const files = sitemapFiles(site, [
    page('/own', { canonical: `${site.url}/own` }),
    page('/copy', { canonical: `${site.url}/own` }),
    page('/elsewhere', { canonical: 'https://other.example/copy' }),
    page('/', { canonical: site.url }),
  ]);
  expect(addresses(files['sitemap.xml']!)).toEqual([`${site.url}/own`, `${site.url}/`]);
});

test('the day of the last change is there where the author has given it', () => {
  const { 'sitemap.xml': text } = sitemapFiles(site, [
    page('/new', { modified: '2026-11-02' }),
    page('/post', { data: { kind: 'article', published: '2026-03-04' } }),
    page('/post-2', { modified: '2026-05-06', data: { kind: 'article', published: '2026-03-04' } }),
    page('/plain', {}),
  ]);
  expect(text!.match(/<lastmod>.*?<\/lastmod>|\/plain<\/loc><\/url>/g)).toEqual([
    '<lastmod>2026-11-02</lastmod>',
    '<lastmod>2026-03-04</lastmod>',
    '<lastmod>2026-05-06</lastmod>',
    '/plain</loc></url>',
  ]);
});

test('a site of one file has every page that may be listed in it', () => {
  const files = sitemapFiles(site, site.routes);
  expect(Object.keys(files)).toEqual(['sitemap.xml']);
  expect(addresses(files['sitemap.xml']!)).toEqual(listed);
});

test('the first file of a larger site leads to the others, which have every page once', () => {
  const { 'sitemap.xml': first, ...others } = sitemapFiles(site, site.routes, 10);
  expect(first).toContain('<sitemapindex');
  expect(addresses(first!)).toEqual(Object.keys(others).map((name) => `${site.url}/${name}`));
  expect(Object.values(others).flatMap(addresses)).toEqual(listed);
  for (const text of Object.values(others)) expect(addresses(text).length).toBeLessThanOrEqual(10);
});
