/** The block in which visitors choose two places: what it says without a script, and what its script would say. */
import { describe, expect, test } from 'vitest';
import { isSame, suits } from '../../../blocks/journeys/reach.ts';
import { checkManifest } from '../../../manifest/manifest.ts';
import type { Tree } from '../../../schema/values/tree.ts';
import { bytesOf, publicFiles, render, siteWith } from '../examples.ts';
import { readHtml } from '../html.ts';

const at = (name: string, kilometres: number, more: Tree = {}) => ({ name, latitude: 0, longitude: kilometres / 111.195, ...more }); // prettier-ignore

/** On the equator, so many kilometres from the start. */
const places = {
  start: at('Start', 0, { page: '/' }),
  hour: at('Hour', 100),
  bay: at('Bay', 130, { region: 'The Land', page: '/example' }),
  far: at('Far', 1100),
};
const travel = { speeds: [{ label: 'By boat', speed: 100, upTo: 1000 }, { label: 'By jet', speed: 1000 }], allowance: 30, rounding: 5 }; // prettier-ignore
const ways = [
  { title: 'On foot', text: 'Bring shoes.', most: 50 },
  { title: 'By boat', text: 'Bring a coat.', least: 50, most: 1000, to: '/example' },
];
const block = {
  type: 'journeys',
  heading: 'The way',
  from: 'start',
  to: 'bay',
  ways,
  caption: 'All places, estimated',
};

function elementsOf(more: Tree = {}, site: Tree = {}) {
  const manifest = bytesOf({ ...siteWith({ ...block, ...more }), places, travel, ...site });
  const { elements } = readHtml(render(checkManifest('site', manifest, publicFiles)));
  const start = elements.findIndex(({ attributes }) => attributes.get('data-script') === 'journeys');
  return elements.slice(start);
}

const textsOf = (name: string, more?: Tree) =>
  elementsOf(more).flatMap((one) => (one.name === name ? one.text.replaceAll('\u00A0', ' ') : []));
const answer = (more?: Tree, site?: Tree) =>
  elementsOf(more, site).flatMap(({ parent, text, attributes }) =>
    parent?.attributes.get('role') === 'status' && !attributes.has('hidden') ? text.replaceAll('\u00A0', ' ') : [],
  );

describe('without a script', () => {
  test('there is an answer for the first journey: the distance, and a time at each speed', () => {
    expect(answer()).toEqual([
      'Start to Bay, The Land: 130 km in a straight line',
      'By boat: about 1 h 50',
      'By jet: about 40 min',
    ]);
    expect(answer({ to: 'far' })).toEqual(['Start to Far: 1,100 km in a straight line', 'By jet: about 1 h 35']);
  });

  test('a site without speeds has the distance alone', () => {
    expect(answer({}, { travel: undefined })).toEqual(['Start to Bay, The Land: 130 km in a straight line']);
  });

  test('every way of travel is there, and those for other distances are marked', () => {
    const marks = elementsOf().flatMap(({ name, attributes, text, parent }) =>
      name === 'p' && parent?.name === 'li' && attributes.get('class') === 'note' ? [[text, attributes.has('hidden')]] : [],
    ); // prettier-ignore
    expect(textsOf('h3').slice(0, 2)).toEqual(['On foot', 'By boat']);
    expect(marks).toEqual([
      ['Not for this distance', false],
      ['Not for this distance', true],
    ]);
  });

  test('a table has all other places, the nearest first', () => {
    expect(textsOf('summary')).toEqual(['All places, estimated']);
    expect(textsOf('tr')).toEqual([
      'PlaceStraight line, kmBy boatBy jet',
      'Hour1001 h 3035 min',
      'Bay, The Land1301 h 5040 min',
      'Far1,100–1 h 35',
    ]);
  });
});

describe('the fields', () => {
  test('offer all places by name, and the first journey is chosen', () => {
    const options = elementsOf().filter(({ name }) => name === 'option');
    expect(options.map(({ text }) => text)).toEqual([...Array<string[]>(2)].flatMap(() => ['Bay, The Land', 'Far', 'Hour', 'Start'])); // prettier-ignore
    expect(options.filter(({ attributes }) => attributes.has('selected')).map(({ text }) => text)).toEqual([
      'Start',
      'Bay, The Land',
    ]);
  });

  test('offer the named places alone where some are named', () => {
    expect(textsOf('option', { places: ['start', 'bay'] })).toEqual([
      'Bay, The Land',
      'Start',
      'Bay, The Land',
      'Start',
    ]);
    expect(textsOf('tr', { places: ['hour', 'far'] })).toHaveLength(4); // with the two of the first journey
  });
});

test('the answer is in the language of the site', () => {
  expect(answer({}, { language: 'de' })).toEqual([
    'Start – Bay, The Land: 130 km Luftlinie',
    'By boat: etwa 1 Std. 50',
    'By jet: etwa 40 Min.',
  ]);
});

describe('limits', () => {
  const hundred = [places.start, places.hour] as [typeof places.start, typeof places.hour];

  test('are those of each way; one without limits suits every distance', () => {
    expect(suits({}, hundred)).toBe(true);
    expect(suits({ least: 99, most: 101 }, hundred)).toBe(true);
    expect(suits({ most: 99 }, hundred)).toBe(false);
    expect(suits({ least: 101 }, hundred)).toBe(false);
  });

  test('do not hold for a place and itself, wherever it is', () => {
    for (let latitude = -89.37; latitude < 90; latitude += 7.13) {
      const place = { name: 'Here', latitude, longitude: latitude * 1.9 };
      expect(isSame([place, place])).toBe(true);
    }
    expect(isSame(hundred)).toBe(false);
  });
});
