/** What search engines read of every page (schema.org): what they require and recommend of each kind, and nothing wrong. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { only, texts } from '../../support/sites/built-pages.ts';
import { PATHS, translationsOf } from '../../support/sites/site-paths.ts';
import { site } from '../../support/sites/manifest.ts';

type Node = Record<string, unknown>;
type Check = (value: unknown) => boolean;

const is =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value);
const text = is(/^\S(?:[^<>{}\n]*\S)?$/);
const day = is(/^\d{4}-\d\d-\d\d$/);
const hour = is(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
const address: Check = (value) =>
  typeof value === 'string' && new URL(value).href === value && value.startsWith(site.url);
const file: Check = (value) => address(value) && existsSync(join(inject('site'), new URL(String(value)).pathname));
const node = (type: string, fields: Record<string, Check>): Check => {
  const names = new Set(['@type', ...Object.keys(fields)]);
  return (value) => {
    const one = value as Node;
    return (
      one['@type'] === type &&
      Object.keys(one).every((name) => names.has(name)) &&
      Object.entries(fields).every(([name, check]) => check(one[name]))
    );
  };
};
const organization = node('Organization', { '@id': is(/\/#business$/), name: text, url: address });
const WEEK = new Set(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);

/** Every property that a kind of node has, with a check of its value: what Google requires and recommends, and no other. */
const KINDS: Record<string, Record<string, Check>> = {
  WebSite: {
    '@id': address,
    name: text,
    url: address,
    inLanguage: is(/^[a-z]{2}(?:-[A-Z]{2})?$/),
    publisher: organization,
  },
  'MedicalBusiness,EmergencyService': {
    '@id': is(/\/#business$/),
    name: text,
    description: text,
    url: address,
    telephone: is(/^\+[\d ]+$/),
    email: is(/^[^@\s]+@[^@\s]+$/),
    logo: file,
    image: file,
    foundingDate: is(/^\d{4}$/),
    openingHoursSpecification: (value) =>
      (value as Node[]).every(
        node('OpeningHoursSpecification', {
          dayOfWeek: (days) => (days as string[]).every((name) => WEEK.has(name)),
          opens: hour,
          closes: hour,
        }),
      ),
    address: node('PostalAddress', { addressLocality: text, addressRegion: text, addressCountry: is(/^[A-Z]{2}$/) }),
  },
  Service: {
    '@id': is(/#service$/),
    name: text,
    serviceType: (value) => value === undefined || text(value),
    description: text,
    url: address,
    provider: organization,
    areaServed: (value) => ['City', 'State', 'Country'].some((type) => node(type, { name: text })(value)),
  },
  WebPage: { '@id': address, inLanguage: is(/^[a-z]{2}(?:-[A-Z]{2})?$/) },
  BlogPosting: {
    headline: text,
    datePublished: day,
    dateModified: day,
    image: file,
    author: organization,
    publisher: organization,
    mainEntityOfPage: address,
  },
  BreadcrumbList: {
    itemListElement: (value) =>
      (value as Node[]).every((entry, index) =>
        node('ListItem', { position: (position) => position === index + 1, name: text, item: address })(entry),
      ),
  },
};

const graphOf = (path: string): Node[] => {
  const data = JSON.parse(only(path, 'head script[type="application/ld+json"]').text) as Node;
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'] as Node[];
};
const kindOf = (one: Node) => String(one['@type']);
const everywhere = PATHS.flatMap((path) => [path, ...translationsOf(path)]);

test('every node of every page has what is required and recommended of its kind, and nothing else', () => {
  const seen = new Set<string>();
  for (const path of everywhere)
    for (const one of graphOf(path)) {
      const fields = KINDS[kindOf(one)];
      expect.soft(fields, `${path}: ${kindOf(one)}`).toBeDefined();
      seen.add(kindOf(one));
      const wrong = Object.entries(fields ?? {}).flatMap(([name, check]) =>
        check(one[name]) ? [] : [[name, one[name]]],
      );
      const unknown = Object.keys(one).filter((name) => name !== '@type' && !(name in (fields ?? {})));
      expect.soft({ wrong, unknown }, `${path}: ${kindOf(one)}`).toEqual({ wrong: [], unknown: [] });
    }
  expect([...seen].toSorted()).toEqual(Object.keys(KINDS).toSorted());
});

test('each page says what it is about: home and contact the company, a service the service, an article the article', () => {
  for (const { path, meta, collection = '' } of site.routes) {
    const kinds = graphOf(path).map(kindOf);
    const kind = meta.data?.kind ?? site.collections[collection]?.kind;
    const own = { business: 'MedicalBusiness,EmergencyService', service: 'Service', article: 'BlogPosting' };
    const expected = [
      ...(kind ? [own[kind as keyof typeof own]] : []),
      ...(path === '/' ? ['WebSite'] : []),
      ...(translationsOf(path).length > 0 ? ['WebPage'] : []),
      ...(path === '/' ? [] : ['BreadcrumbList']),
    ];
    expect.soft(kinds, path).toEqual(expected);
  }
});

test('the breadcrumb is the one that visitors see, and each of its pages is there', () => {
  const compared: string[] = [];
  for (const path of everywhere) {
    const breadcrumb = graphOf(path).find((one) => kindOf(one) === 'BreadcrumbList');
    if (!breadcrumb) continue;
    const steps = breadcrumb['itemListElement'] as { name: string; item: string }[];
    const names = steps.map(({ name }) => name);
    const shown = texts(path, '.breadcrumb li');
    if (shown.length > 0) {
      compared.push(path);
      expect.soft(names, path).toEqual(shown);
    }
    expect.soft(steps.at(-1)!.item, path).toBe(site.url + path);
    for (const { item } of steps) expect.soft(everywhere, path).toContain(new URL(item).pathname);
  }
  expect(compared.length).toBeGreaterThan(20);
});
