/** The built files themselves: what a page weighs, says twice, or tells search engines. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { fileOf } from '../../../schema/addresses/own-addresses.ts';
import { runCommand } from '../../support/commands.ts';
import { translationsOf } from '../../support/sites/site-paths.ts';
import { site } from '../../support/sites/manifest.ts';
import { staticTexts } from '../../support/texts/texts.ts';

const read = (file: string) => readFileSync(join(inject('site'), file), 'utf8');
const scriptsAndData = (html: string) =>
  [...html.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(([, body]) => body).join('\n');

describe('every page', () => {
  let pages: { path: string; html: string }[];
  beforeAll(() => {
    pages = site.routes.map(({ path }) => ({ path, html: read(fileOf(path)) }));
  });

  test('is there, with the not-found page: 41 routes and one more', () => {
    expect(pages).toHaveLength(41);
    expect(existsSync(join(inject('site'), '404.html'))).toBe(true);
  });

  test('has one title in its head and one main heading', () => {
    for (const { path, html } of pages) {
      expect.soft(html.match(/<title>/g), path).toHaveLength(1);
      expect.soft(html.indexOf('</title>') < html.indexOf('</head>'), path).toBe(true);
      expect.soft(html.match(/<h1[ >]/g), path).toHaveLength(1);
    }
  });

  test('says a text once: none of its static blocks’ texts stands in its scripts or data', () => {
    for (const route of site.routes) {
      const data = scriptsAndData(
        read(fileOf(route.path)).replace(/<script type="application\/ld\+json">.*?<\/script>/s, ''),
      );
      const texts = staticTexts(route);
      expect.soft(texts.length, route.path).toBeGreaterThan(0);
      expect
        .soft(
          texts.filter((text) => data.includes(text)),
          route.path,
        )
        .toEqual([]);
    }
  });

  test('has structured data that repeats only what the page shows', () => {
    for (const { path, html } of pages) {
      const graph = structuredData(html);
      const text = visibleText(html).toLowerCase();
      for (const shown of namesIn(graph)) expect.soft(text, `${path}: ${shown}`).toContain(shown.toLowerCase());
    }
  });

  test('has no style attribute and no event handler, which a strict policy would stop', () => {
    for (const { path, html } of pages) {
      expect.soft(html, path).not.toMatch(/<[^>]+\sstyle="/);
      expect.soft(html, path).not.toMatch(/<[^>]+\son[a-z]+="/);
    }
  });

  test('asks for nothing from another host', () => {
    for (const { path, html } of pages) {
      const loaded = [
        ...html.matchAll(/<(?:script|img|link|source|iframe)\b[^>]*?\s(?:src|href|srcset)="([^"]+)"[^>]*>/g),
      ]
        .filter(([tag]) => !/rel="(?:canonical|alternate)"/.test(tag)) // these are named, not loaded
        .map(([, address]) => address!);
      expect
        .soft(
          loaded.filter((address) => /^(?:https?:)?\/\//.test(address)),
          path,
        )
        .toEqual([]);
    }
  });
});

describe('scripts', () => {
  const weigh = (file: string) => brotliCompressSync(readFileSync(join(inject('site'), 'assets', file))).length;
  const scripts = () => readdirSync(join(inject('site'), 'assets')).filter((file) => file.endsWith('.js'));

  test('weigh at most 1 KB before the load event, which the page carries, and 85 KB after it; no other is above 5 KB, but 6 KB what searches', () => {
    const own = [...read('index.html').matchAll(/<script(?:>| type="module"| src=)[^<]*/g)].map(([text]) => text);
    expect(own).toHaveLength(1);
    expect(own[0]).not.toContain('src=');
    expect(brotliCompressSync(own[0]!).length).toBeLessThanOrEqual(1024);
    const isMain = (file: string) => file.startsWith('main-');
    expect(scripts().filter(isMain)).toHaveLength(1);
    // What main needs at once would be loaded by an import without parentheses; the others wait for a block that has them.
    for (const file of scripts().filter(isMain)) {
      expect(weigh(file)).toBeLessThanOrEqual(85 * 1024);
      expect(readFileSync(join(inject('site'), 'assets', file), 'utf8')).not.toMatch(
        /^import\b(?!\()|;import\b(?!\()/m,
      );
    }
    for (const file of scripts().filter((name) => !isMain(name)))
      expect.soft(weigh(file), file).toBeLessThanOrEqual((file.startsWith('engine-') ? 6 : 5) * 1024);
  });

  test('hold no content of the site', () => {
    const code = scripts()
      .map((file) => read(`assets/${file}`))
      .join('\n');
    const texts = site.routes.flatMap(staticTexts);
    expect(texts.length).toBeGreaterThan(500);
    expect(texts.filter((text) => code.includes(text))).toEqual([]);
    expect(code).not.toContain(site.brand.name);
  });
});

describe('for search engines', () => {
  test('the sitemap lists every page that may be listed, and no other', () => {
    const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc);
    const expected = site.routes
      .filter(
        ({ path, meta }) => !meta.robots.includes('noindex') && [undefined, site.url + path].includes(meta.canonical),
      )
      .map(({ path }) => site.url + path);
    expect(expected.length).toBeGreaterThan(30);
    const translated = expected.flatMap((address) => translationsOf(address.slice(site.url.length)));
    expect(listed.toSorted()).toEqual([...expected, ...translated.map((path) => site.url + path)].toSorted());
  });

  test('the company has its country as two letters, its logo, and hours that say day and night', () => {
    const business = structuredData(read('index.html')).find((node) => node['@id'] === `${site.url}/#business`)!;
    expect(business).toMatchObject({
      address: { addressCountry: 'IN' },
      logo: `${site.url}/logo.svg`,
      openingHoursSpecification: [{ opens: '00:00', closes: '23:59' }],
    });
  });

  test('a service has the name of a service; the heading of its page speaks to people', () => {
    const services = site.routes.filter(({ meta }) => meta.data?.kind === 'service');
    expect(services.length).toBeGreaterThan(20);
    for (const { path, meta } of services) {
      const service = structuredData(read(fileOf(path))).find((node) => node['@type'] === 'Service')!;
      expect.soft(service['name'], path).toBe(meta.data!.serviceType);
    }
  });

  test('a shared link of a city page names that city, whatever its title says', () => {
    const cities = site.routes.filter(({ meta }) => meta.data?.area?.type === 'City');
    expect(cities.length).toBeGreaterThan(10);
    for (const { path, meta } of cities) {
      const { name } = meta.data!.area!;
      const html = read(fileOf(path));
      const tag = (property: string) => new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1];
      for (const property of ['og:title', 'og:description', 'og:image:alt'])
        expect.soft(tag(property), `${path}, ${property}`).toContain(name);
    }
  });

  test('robots.txt names the sitemap', () => {
    expect(read('robots.txt')).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  });
});

test('two builds of the same site are equal to the byte', () => {
  const again = `${inject('site')}-again`;
  runCommand('build', 'site.yaml', '--out', again);
  const list = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
      .toSorted();
  expect(list(again)).toEqual(list(inject('site')));
  for (const file of list(again))
    expect.soft(readFileSync(again + file).equals(readFileSync(inject('site') + file)), file).toBe(true);
});

function structuredData(html: string): Record<string, unknown>[] {
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)!;
  return (JSON.parse(json!) as { '@graph'?: Record<string, unknown>[] })['@graph'] ?? [];
}

/** The words of a graph that readers must be able to see too; addresses and types are for machines. */
function namesIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string')
    return /^(?:name|headline|serviceType|telephone|email|addressLocality)$/.test(key) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => namesIn(child, Array.isArray(value) ? key : name));
}

function visibleText(html: string): string {
  return html
    .slice(html.indexOf('<body'))
    .replace(/<script\b.*?<\/script>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ');
}
