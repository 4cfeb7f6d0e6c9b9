/** The site's addresses: which pages there are, and that there are no others. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { fileOf } from '../../../schema/addresses/own-addresses.ts';
import { find, texts, title } from '../../support/sites/built-pages.ts';
import { serve } from '../../support/http/serve.ts';
import type { Served } from '../../support/http/serve.ts';
import { PAGES, PATHS, placePath, PLACES, tags, translationsOf } from '../../support/sites/site-paths.ts';

const files = () =>
  readdirSync(inject('site'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!(?:.*\/)?\.).*\.html$/.test(file),
  );

describe('the address', () => {
  test.for(Object.entries(PAGES))('%s has a page that says what it is: %s', ([path, words]) => {
    expect(files()).toContain(fileOf(path));
    expect(`${title(path)} ${texts(path, 'h1').join(' ')}`).toMatch(words);
  });

  test.for(Object.entries(PLACES))('/air-ambulance-services-%s has the page of %s', ([place, name]) => {
    expect(files()).toContain(fileOf(placePath(place)));
    expect(texts(placePath(place), 'h1').join(' ')).toContain(name);
  });

  test('/Terms, as some old links write it, leads to /terms', () => {
    expect(readFileSync(join(inject('site'), '_redirects'), 'utf8')).toMatch(/^\/Terms \/terms 30[18]$/m);
  });
});

describe('any other address', () => {
  let served: Served;
  beforeAll(async () => {
    served = await serve(inject('site'));
  });
  afterAll(() => served.close());

  test('has no page of its own', () => {
    const pages = PATHS.flatMap((path) => [path, ...translationsOf(path)]).map(fileOf);
    const notFound = ['404.html', ...tags.map((tag) => `${tag}/404.html`)];
    expect(files().toSorted()).toEqual([...pages, ...notFound].toSorted());
  });

  test.for([
    '/nowhere',
    '/services/train-ambulance',
    '/services/private-air-ambulance/book',
    '/air-ambulance-services-mumbai',
    '/air-ambulance-services-',
    '/air-ambulance-services-delhi/airport',
    '/blog2',
    '/blogs/1',
    '/contact/thanks',
    '/login',
    '/admin',
  ])('such as %s is answered by the not-found page, with status 404', async (path) => {
    const response = await fetch(served.url + path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Oops! Page not found');
  });
});

describe('every page', () => {
  let heads: { path: string; title: string; descriptions: (string | undefined)[] }[];
  beforeAll(() => {
    heads = PATHS.map((path) => ({
      path,
      title: title(path),
      descriptions: find(path, 'head meta[name=description]').map((tag) => tag.getAttribute('content')),
    }));
  });

  test.for(PATHS)('%s has a title and a description that no other page has', (path) => {
    const own = heads.find((head) => head.path === path)!;
    const others = heads.filter((head) => head !== own);
    expect(own.title).not.toBe('');
    expect(others.filter((other) => other.title === own.title)).toEqual([]);
    expect(own.descriptions).toEqual([expect.stringMatching(/.{50}/)]);
    expect(others.filter((other) => other.descriptions[0] === own.descriptions[0])).toEqual([]);
  });

  test.for(PATHS)('%s tells search engines in structured data what it is', (path) => {
    const [script, ...more] = find(path, 'head script[type="application/ld+json"]');
    const { '@context': context, '@graph': graph } = JSON.parse(script!.text) as {
      '@context': string;
      '@graph': { '@type': unknown; itemListElement?: { item: string }[] }[];
    };
    expect(more).toEqual([]);
    expect(context).toBe('https://schema.org');
    const trail = graph.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement?.at(-1)?.item;
    if (path === '/') expect(graph[0]!['@type']).toContain('EmergencyService');
    else expect(new URL(trail!).pathname).toBe(path);
  });

  test.for(['/privacy-policy', '/terms', '/medict-team-consultancy', '/assistance-for-elderly'])(
    '%s stays out of search results',
    (path) => {
      expect(find(path, 'meta[name=robots]').map((tag) => tag.getAttribute('content'))).toEqual([
        expect.stringContaining('noindex'),
      ]);
    },
  );

  test.for([...PATHS, '/404'])(
    '%s has one header with the navigation above its text, and one footer below it',
    (path) => {
      const order = find(path, 'header.header, main, footer.footer').map(({ tagName }) => tagName.toLowerCase());
      expect(order).toEqual(['header', 'main', 'footer']);
      expect(find(path, 'header nav[aria-label=Main] a').length).toBeGreaterThan(5);
    },
  );

  test.for([...PATHS, '/404'])('%s can be read by anyone: it asks for no password and offers no account', (path) => {
    expect(find(path, 'input[type=password]')).toEqual([]);
    const words = /\b(?:log ?in|sign ?in|sign ?up|register|my account|create an account)\b/i;
    expect(texts(path, 'a, button, label').filter((label) => words.test(label))).toEqual([]);
  });
});
