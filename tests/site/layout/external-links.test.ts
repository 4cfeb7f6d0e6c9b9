/** What leads or reaches out of the site: links and pictures. */
import { describe, expect, test } from 'vitest';
import { find } from '../../support/sites/built-pages.ts';
import { site } from '../../support/sites/manifest.ts';
import { PATHS } from '../../support/sites/site-paths.ts';

const ALL = [...PATHS, '/404'];
const payment = site.navigation.items.find(({ label }) => label === 'Online Payment')!.to;

/** Returns every address out of the site that is linked, with the pages that link to it. */
function outside(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const path of ALL)
    for (const link of find(path, 'a[href]')) {
      const to = link.getAttribute('href')!;
      if (!/^[/#]/.test(to)) found.set(to, (found.get(to) ?? new Set()).add(path));
    }
  return found;
}

describe('links that lead out of the site', () => {
  test.for([
    ['a telephone link', /^tel:\+?\d+$/],
    ['a messaging-app link', /^https:\/\/wa\.me\/\d+/],
    ['a mailto link', /^mailto:[^@]+@[^@]+$/],
    ['a link to the online payment page', new RegExp(`^${payment}`)],
  ] as const)('are on every page: %s', ([, pattern]) => {
    const pages = new Set([...outside()].filter(([to]) => pattern.test(to)).flatMap(([, on]) => [...on]));
    expect(ALL.filter((path) => !pages.has(path))).toEqual([]);
  });

  test('are of no other kind, save a government’s visa page where the text is about visas', () => {
    const known = /^(?:tel:\+?\d+|https:\/\/wa\.me\/\d+\S*|mailto:\S+@\S+)$/;
    const others = [...outside()].filter(([to]) => !known.test(to) && to !== payment);
    expect(others.filter(([to]) => !/^https:\/\/[\w.]*\.gov\.in\b/.test(to))).toEqual([]);
    expect(new Set(others.flatMap(([, on]) => [...on])).size).toBeLessThanOrEqual(2);
  });
});

test.for(ALL)('%s shows only pictures of its own host', (path) => {
  const pictures = find(path, 'img, source').map(
    (picture) => picture.getAttribute('src') ?? picture.getAttribute('srcset')!,
  );
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.filter((address) => !/^\/(?!\/)/.test(address))).toEqual([]);
});

test('phone numbers differ from page to page: one for emergencies, others for single desks and places', () => {
  const numbers = [...outside().keys()].filter((to) => to.startsWith('tel:+'));
  expect(numbers.length).toBeGreaterThan(3);
  expect(outside().get(`tel:${site.phones['emergency']!.replaceAll(' ', '')}`)).toHaveProperty('size', ALL.length);
});
