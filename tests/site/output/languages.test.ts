/** What search engines ask of a site in several languages, found by following every link from the home page. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, inject, test } from 'vitest';
import { fileOf } from '../../../schema/addresses/own-addresses.ts';
import { find } from '../../support/sites/built-pages.ts';
import { site } from '../../support/sites/manifest.ts';

const reached = new Set<string>();
const pathOf = (address: string) => new URL(address, site.url).pathname;
const isPage = (path: string) => existsSync(join(inject('site'), fileOf(path)));
const alternates = (path: string) =>
  new Map(find(path, 'head link[rel=alternate][hreflang]').map((tag) => [tag.getAttribute('hreflang')!, tag.getAttribute('href')!])); // prettier-ignore
const languageOf = (path: string) => find(path, 'html')[0]!.getAttribute('lang')!;
const htmlFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true }).flatMap((entry) => entry.name.endsWith('.html') && !entry.name.startsWith('.') && entry.name !== '404.html' ? [join(entry.parentPath, entry.name)] : []); // prettier-ignore

beforeAll(() => {
  const queue = ['/'];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    for (const link of find(path, 'a[href]')) {
      const to = link.getAttribute('href')!;
      if (to.startsWith('/') && isPage(pathOf(to))) queue.push(pathOf(to));
    }
  }
});

test('every page in every language is reached by links', () => {
  const folder = inject('site');
  const built = htmlFiles(folder).filter((file) => !/http-equiv="refresh"/.test(readFileSync(file, 'utf8')));
  expect(built.map((file) => file.slice(folder.length + 1)).toSorted()).toEqual([...reached].map(fileOf).toSorted());
  expect(reached.size).toBeGreaterThan(100);
});

test('each version names all versions and itself, by whole addresses, and each of them names the same', () => {
  for (const path of reached) {
    const own = alternates(path);
    if (own.size === 0) continue;
    expect.soft(own.get(languageOf(path)), path).toBe(site.url + path);
    for (const address of own.values()) {
      expect.soft(address.startsWith(`${site.url}/`), address).toBe(true);
      expect.soft([path, [...alternates(pathOf(address))]]).toEqual([path, [...own]]);
    }
  }
});

test('x-default is the version in the site’s own language, and no language stands alone', () => {
  for (const path of reached) {
    const own = alternates(path);
    if (own.size === 0) continue;
    expect.soft(own.get('x-default'), path).toBe(own.get(site.language));
    expect.soft(own.size, path).toBeGreaterThan(2);
    for (const tag of own.keys()) if (tag !== 'x-default') expect.soft(Intl.getCanonicalLocales(tag)).toEqual([tag]);
  }
});

test('every version of a page has its tables in the same form: no column is out of sight in one language only', () => {
  const formsOf = (path: string) => find(path, '.table .region').map((region) => region.getAttribute('class'));
  let tables = 0;
  for (const path of reached) {
    const own = alternates(path).get(site.language);
    if (own === undefined) continue;
    expect.soft(formsOf(path), path).toEqual(formsOf(pathOf(own)));
    tables += formsOf(path).length;
  }
  expect(tables).toBeGreaterThan(20);
});

/** Returns the canonical address of a page, if it is on another site. */
const elsewhere = (path: string) =>
  [...alternates(path).values()].map((address) => site.routes.find((route) => site.url + route.path === address)?.meta.canonical).find((canonical) => canonical !== undefined && !canonical.startsWith(site.url)); // prettier-ignore
const canonicalOf = (path: string) => find(path, 'head link[rel=canonical]')[0]!.getAttribute('href');

test('each is its own canonical address, as its text is in its language, but for a page that is on another site', () => {
  for (const path of reached)
    expect.soft([path, canonicalOf(path)]).toEqual([path, elsewhere(path) ?? site.url + path]);
  expect([...reached].filter((path) => elsewhere(path) === undefined).length).toBeGreaterThan(80);
});

test('structured data says the language that the page says', () => {
  for (const path of reached) {
    if (alternates(path).size === 0) continue;
    const data = find(path, 'script[type="application/ld+json"]').map((script) => script.rawText).join(''); // prettier-ignore
    const { '@graph': graph } = JSON.parse(data) as { '@graph': Record<string, unknown>[] };
    expect.soft([path, graph.find((node) => node['@type'] === 'WebPage')?.['inLanguage']]).toEqual([path, languageOf(path)]); // prettier-ignore
  }
});

test('the sitemap lists every version that may be found, each once', () => {
  const listed = [...readFileSync(join(inject('site'), 'sitemap.xml'), 'utf8').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => pathOf(address!)); // prettier-ignore
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed.filter((path) => !reached.has(path))).toEqual([]);
  const isFound = (path: string) =>
    elsewhere(path) === undefined &&
    !find(path, 'head meta[name=robots]')[0]?.getAttribute('content')?.includes('noindex');
  expect([...reached].filter((path) => isFound(path) !== listed.includes(path))).toEqual([]);
});

test('nobody is led to another language by a guess', () => {
  for (const path of reached) {
    expect.soft(find(path, 'meta[http-equiv=refresh]'), path).toEqual([]);
    expect.soft(find(path, 'script').map((script) => script.rawText).join(''), path).not.toMatch(/navigator\.language|location\s*=|location\.(?:assign|replace)/); // prettier-ignore
  }
});

test('a link to a page in another language says so', () => {
  for (const path of reached)
    for (const link of find(path, 'a[href^="/"]')) {
      const to = pathOf(link.getAttribute('href')!);
      if (reached.has(to) && languageOf(to) !== languageOf(path))
        expect.soft([path, to, link.getAttribute('hreflang')]).toEqual([path, to, languageOf(to)]);
    }
});
