import { defineRule } from './rule.ts';
import { atEnd, siteFields } from './support/examples.ts';

export const rule = defineRule({
  code: 'unknown-place',
  severity: 'error',
  title: 'There is no such place',
  means: 'A chart names a place that is not listed under "places".',
  why: 'The point or the line could not be drawn on the map.',
  fix: 'Correct the name, or add the place with its latitude and longitude under "places".',
  wrong: [
    ...siteFields(`
places:
  lake: {name: The lake, latitude: 55.7, longitude: 12.6}
  harbour: {name: The harbour, latitude: 55.6, longitude: 13}`),
    ...atEnd(`
      - type: feature
        heading: How far we sail
        text: Not far.
        ruler:
          from: lake
          to: [harbor]`),
  ],
});
