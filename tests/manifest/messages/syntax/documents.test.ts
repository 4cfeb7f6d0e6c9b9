/** A line of three hyphens between parts of one manifest: --fix removes it where the parts are one document. */
import { describe, expect, test } from 'vitest';
import { changed, fixedSite, hotel, onlyMessage } from '../../../support/sites/changed-hotel.ts';

const SAID = 'A line of three hyphens starts a second document; a manifest is one document. Remove the line';

describe('a line of hyphens', () => {
  test.each([
    ['two fields of the site', 'routes:\n'],
    ['two pages', '  - path: /kitchen\n    name'],
    ['two entries with more of the site below', '  - from: /restaurant'],
    ['two named values', '  kitchen: "+91'],
    ['the fields of an entry', '            label: rooms\n'],
  ])('between %s goes', (_, next) => {
    for (const line of ['---\n', '--- # more\n', '---  \n']) {
      const site = changed(next, line + next);
      expect(onlyMessage(site)).toBe(`${SAID}.`);
      expect(fixedSite(site)).toBe(hotel);
    }
  });

  test('goes with every other one below it', () => {
    const site = changed('routes:\n', '---\nroutes:\n').replace('shared:\n', '---\nshared:\n');
    expect(onlyMessage(site)).toBe(`${SAID}, and each other one like it below.`);
    expect(fixedSite(site)).toBe(hotel);
  });

  test.each([
    ['a whole second document', 'routes:\n', '---\nbrand:\n  name: Another\nroutes:\n'],
    ['a document with a field of the first one', 'routes:\n', '---\nmail: other@seven-gulls.example\nroutes:\n'],
    [
      'the site, behind fields that only pages of other programs have',
      'brand:\n',
      '---\ntitle: Hotel\nlayout: home\n---\nbrand:\n',
    ],
    [
      'the site, behind such fields without a line of their own',
      'brand:\n',
      'title: Hotel\nlayout: home\n---\nbrand:\n',
    ],
    ['the same site once more', 'brand:\n', `${hotel}---\nbrand:\n`],
  ])('in front of %s stays, for only a person knows which of the two counts', (_, words, others) => {
    const site = changed(words, others);
    expect(onlyMessage(site)).toBe(`${SAID}.`);
    expect(fixedSite(site)).toBe(site);
  });

  test('between two parts of a text is kept, as a line for readers', () => {
    const site = changed('          - shower in the room', '---\n\n          - shower in the room');
    expect(fixedSite(site)).toContain('---\n\n          - shower');
  });
});
