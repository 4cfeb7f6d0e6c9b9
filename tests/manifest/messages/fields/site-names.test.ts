/** Fields, a list or a number where the name of something that the site defines belongs: the message lists the names. */
import { expect, test } from 'vitest';
import { changed, fixedSite, hotel, onlyMessage } from '../../../support/sites/changed-hotel.ts';

const PLACES = 'There are: sandhaven, panjim, dabolim, mumbai, bangalore, delhi. A new place belongs under "places"';
const page = (field: string) => `  - path: /kitchen\n    ${field}\n`;

test.each([
  ['at: sandhaven', 'at: { lat: 15.4, lng: 73.7 }', PLACES],
  ['at: sandhaven', 'at: 15.4', PLACES],
  ['at: sandhaven', 'at: [15.4, 73.7]', PLACES],
  ['near: [panjim, dabolim]', 'near: [panjim, { lat: 15.4 }]', PLACES],
  ['near: [panjim, dabolim]', 'near: { lat: 15.4, lng: 73.7 }', PLACES],
  ['from: sandhaven', 'from: { latitude: 15.4, longitude: 73.7 }', PLACES],
  ['endpoint: booking', 'endpoint: { url: /api/booking }', 'There are: booking, deposit. A new endpoint'],
  ['endpoint: booking', 'endpoint: 1', 'There are: booking, deposit. A new endpoint'],
  ['type: shared\n        name: book', 'type: shared\n        name: { type: form }', 'There are: book, tide. A new shared block'], // prettier-ignore
  ['  - path: /kitchen\n', page('collection: { name: News }'), 'There is none yet. A new collection belongs under "collections"'], // prettier-ignore
  ['  - path: /kitchen\n', page('collection: 12'), 'There is none yet. A new collection belongs under "collections"'],
  [
    '  - path: /kitchen\n',
    page('authors: [{ name: Mara }]'),
    'There is none yet. A new author belongs under "authors"',
  ],
  ['  - path: /kitchen\n', page('authors: { name: Mara }'), 'There is none yet. A new author belongs under "authors"'],
])('%s as %s', (words, others, hint) => {
  const site = changed(words, others);
  const said = onlyMessage(site);
  expect(said).toMatch(/^Expected the name of one of the site’s [a-z ]+s, found /);
  expect(said).toContain(hint);
  expect(fixedSite(site)).toBe(site);
});

test.each([
  ['at: sandhaven', 'at: { name: sandhaven }'],
  ['near: [panjim, dabolim]', 'near: [{ name: panjim }, dabolim]'],
  ['endpoint: booking', 'endpoint: { name: booking }'],
])('%s as %s is its name alone', (words, others) => {
  expect(onlyMessage(changed(words, others))).toContain('Write only its name: ');
  expect(fixedSite(changed(words, others))).toBe(hotel);
});

test('a name in a field of its own, where a list belongs, becomes the list', () => {
  expect(fixedSite(changed('near: [panjim, dabolim]', 'near: { name: panjim }'))).toContain('near: [panjim]');
});

test('fields besides the name are not thrown away', () => {
  const site = changed('at: sandhaven', 'at: { name: sandhaven, zoom: 3 }');
  expect(onlyMessage(site)).toContain('Write only its name: "sandhaven".');
  expect(fixedSite(site)).toBe(site);
});

test('names in the brackets of fields get those of a list', () => {
  expect(fixedSite(changed('near: [panjim, dabolim]', 'near: {panjim, dabolim}'))).toBe(hotel);
});
