/** A message that is sent from the page of a place begins with the place; from all other pages it is left open. */
import { expect, test } from 'vitest';
import { find } from '../../support/sites/built-pages.ts';
import { PAGES, PATHS, placePath, PLACES, tags } from '../../support/sites/site-paths.ts';

const messages = (path: string) =>
  find(path, 'a[href*="wa.me"]').map((link) => new URL(link.getAttribute('href')!).searchParams.get('text'));

/** The places that are called otherwise in the list of places. */
const NAMES: Record<string, string> = { UK: 'United Kingdom', Arabia: 'Saudi Arabia' };

test.for(Object.entries(PLACES))('from the page of %s', ([place, name]) => {
  expect(new Set(messages(placePath(place)))).toEqual(new Set([`Patient is in: ${NAMES[name] ?? name}`]));
});

test('from all other pages, and from those in other languages without a letter of the notation', () => {
  for (const path of Object.keys(PAGES))
    expect.soft(new Set(messages(path)), path).toEqual(new Set(['Patient is in: ']));
  expect(messages('/hi/air-ambulance-services-patna')).toContain('Patient is in: पटना');
  for (const path of [...PATHS, '/404', ...tags.map((tag) => `/${tag}/404`)])
    expect.soft(messages(path).join(''), path).not.toContain('{');
});
