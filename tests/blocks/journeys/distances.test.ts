/** Distances and times between places, as the blocks distances, near and stats compute them. */
import { ManifestError } from '../../../manifest/problems/problem.ts';
import { describe, expect, test } from 'vitest';
import { checkManifest } from '../../../manifest/manifest.ts';
import type { Tree } from '../../../schema/values/tree.ts';
import { bytesOf, publicFiles, render, siteWith } from '../examples.ts';
import { readHtml } from '../html.ts';

const at = (name: string, kilometres: number, more: Tree = {}) => ({ name, latitude: 0, longitude: kilometres / 111.195, ...more }); // prettier-ignore

/** On the equator, so many kilometres from the start. */
const places = {
  start: at('Start', 0, { page: '/' }),
  near: at('Near', 10),
  hour: at('Hour', 100),
  later: at('Later', 130, { region: 'The Land', page: '/example' }),
  far: at('Far', 1100),
};
const travel = { speeds: [{ label: 'By boat', speed: 100, upTo: 1000 }, { label: 'On foot', speed: 5, upTo: 50 }] }; // prettier-ignore

function elementsOf(block: Tree, more: Tree) {
  const site = checkManifest('site', bytesOf({ ...siteWith(block), places, ...more }), publicFiles);
  return readHtml(render(site)).elements;
}

/** What each row says; the bars say nothing new. */
function cells(block: Tree, more: Tree = { travel }): string[][] {
  const elements = elementsOf(block, more);
  const said = elements.filter(({ attributes }) => attributes.get('aria-hidden') !== 'true');
  const rows = elements.filter(({ name }) => name === 'tr');
  return rows.map((row) => said.flatMap(({ parent, text }) => (parent === row ? text.replaceAll('\u00A0', ' ') : [])));
}

const table = (...to: string[]) => ({ type: 'distances', caption: 'How far it is', from: 'start', to });

describe('a table of distances', () => {
  test('begins with the nearest, has kilometres, and times in hours and minutes', () => {
    expect(cells(table('later', 'hour', 'near'))).toEqual([
      ['Place', 'Straight line, km', 'By boat', 'On foot'],
      ['Near', '10', '5 min', '2 h'],
      ['Hour', '100', '1 h', '–'],
      ['Later', '130', '1 h 20', '–'],
    ]);
  });

  test('has no column of times where no journey is within its limit', () => {
    expect(cells(table('hour', 'later'))[0]).toEqual(['Place', 'Straight line, km', 'By boat']);
    expect(cells(table('far'))).toEqual([
      ['Place', 'Straight line, km'],
      ['Far', '1,100'],
    ]);
  });

  test('adds the allowance of the site and rounds as the site says', () => {
    const slow = { travel: { ...travel, allowance: 30, rounding: 1 } };
    expect(cells(table('near', 'later'), slow).map((row) => row[2])).toEqual(['By boat', '36 min', '1 h 48']);
  });

  test('has a bar in each row, from the shortest time to the longest, on one scale for all rows', () => {
    const circles = elementsOf(table('near', 'later', 'far'), { travel })
      .filter(({ name, parent }) => name === 'circle' && parent?.parent?.name === 'td')
      .map(({ attributes }) => attributes.get('cx'));
    // 5 min and 2 h, then 1 h 20 by boat alone, of 2 hours; nothing goes as far as the last place.
    expect(circles).toEqual(['8.8%', '96%', '65.7%']);
  });

  test('has no times on a site that says nothing of its speeds', () => {
    expect(cells(table('hour'), { travel: undefined })[1]).toEqual(['Hour', '100']);
  });

  test('writes numbers and times in the language of the site', () => {
    expect(cells(table('later', 'far'), { travel: { speeds: [{ label: 'Schiff', speed: 100 }] }, language: 'de' })).toEqual([
      ['Ort', 'Luftlinie, km', 'Schiff'],
      ['Later', '130', '1 Std. 20'],
      ['Far', '1.100', '11 Std.'],
    ]); // prettier-ignore
  });
});

/** What each group says: its name, then each place with its time or distance. */
function groups(to: string[], more: Tree = { travel }): string[][] {
  const elements = elementsOf({ ...table(...to), display: 'groups' }, more);
  const said = elements.filter(({ name }) => name === 'dt' || name === 'dd');
  const parents = [...new Set(said.map(({ parent }) => parent))];
  return parents.map((group) =>
    said.flatMap(({ parent, text }) => (parent === group ? text.replaceAll('\u00A0', ' ') : [])),
  );
}

describe('a chart of distances with groups', () => {
  test('has one for each ring that holds a place, the nearest first, by the time that is shown', () => {
    expect(groups(['later', 'hour', 'near'])).toEqual([
      ['Up to 30 min', 'Near 5 min'],
      ['Up to 1 h', 'Hour 1 h'],
      ['Up to 1 h 30', 'Later 1 h 20'],
    ]);
  });

  test('has kilometres where there is no time, and on a site that says nothing of its speeds', () => {
    expect(groups(['far', 'near']).at(-1)!.at(-1)).toBe('Far 1,100 km');
    expect(groups(['hour', 'near'], { travel: undefined })).toEqual([
      ['Up to 50 km', 'Near 10 km'],
      ['Up to 100 km', 'Hour 100 km'],
    ]);
  });

  test('lists every place once, also those beyond the last ring', () => {
    const far = { ...places, beyond: at('Beyond', 1150) };
    const found = groups(['far', 'beyond', 'near'], { places: far, travel: undefined });
    expect(found.flatMap(([, ...entries]) => entries)).toEqual(['Near 10 km', 'Far 1,100 km', 'Beyond 1,150 km']);
    expect(found.at(-1)![0]).toBe('Farther');
  });

  test('leads to the page about a place', () => {
    const links = elementsOf({ ...table('later'), display: 'groups' }, { travel }).filter(
      ({ name, attributes }) => name === 'a' && attributes.get('href') === '/example',
    );
    expect(links.map(({ text }) => text)).toContain('Later');
  });
});

function textOf(block: Tree, tag: string): string[] {
  const site = checkManifest('site', bytesOf({ ...siteWith(block), places, travel }), publicFiles);
  return readHtml(render(site)).elements.flatMap(({ name, text, parent }) =>
    name === tag && (tag === 'dd' || parent?.parent?.parent?.attributes.get('class')?.startsWith('near '))
      ? text.replaceAll('\u00A0', ' ')
      : [],
  );
}

test('the nearest places are those with a page other than that of the place itself', () => {
  expect(textOf({ type: 'near', at: 'start' }, 'li')).toEqual(['Later, The Land130 km']);
  expect(textOf({ type: 'near', at: 'later', places: ['start', 'far'] }, 'li')).toEqual(['Start130 km', 'Far970 km']);
});

test('a figure between two places is computed, in its number and in its note', () => {
  const item = { number: '{distance}', label: 'Away', note: 'In {time}', from: 'start', to: 'later' };
  const other = { number: '24', label: 'Hours' };
  expect(textOf({ type: 'stats', items: [item, other] }, 'dd')).toEqual(['130 km', 'In 1 h 20', '24']);
  // Without the places it cannot be computed, which the check says.
  expect(() => textOf({ type: 'stats', items: [{ number: '{time}', label: 'Away' }, other] }, 'dd')).toThrow(
    ManifestError,
  );
});
