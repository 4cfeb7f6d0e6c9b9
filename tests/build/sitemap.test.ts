/** Search engines read at most 50,000 addresses in one file: a larger site's come in several. */
import { expect, test } from 'vitest';
import { loadManifest } from '../../schema/manifest.ts';
import { sitemapFiles } from '../../scripts/build/sitemap.ts';

const { site } = loadManifest('site.yaml');
const listed = site.routes.filter(({ meta }) => meta.robots.startsWith('index')).map(({ path }) => site.url + path);
const addresses = (text: string) => Array.from(text.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address);

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
